//! Search strategies and board representations side by side: which win, by how much, and why.

pub mod cmd;
pub mod plain;
pub mod survey;
