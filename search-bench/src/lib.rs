//! Search strategies and board representations side by side: which win, by how much, and why.

pub mod check;
pub mod cmd;
pub mod judge;
pub mod plain;
pub mod random;
pub mod record;
pub mod scramble;
pub mod survey;
