// Accepts the one right answer to each puzzle, and says of a word what is wrong with it.

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

// An accepted output ends the validator with 42, any other with 43.
[[noreturn]] void reject(const std::string& folder, const std::string& fault) {
    std::ofstream(folder + "/judgemessage.txt") << fault << std::endl;
    std::exit(43);
}

// The lines without blanks at their ends.
std::vector<std::string> lines_of(std::istream& stream) {
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        line.erase(line.find_last_not_of(" \t\r") + 1);
        lines.push_back(line);
    }
    return lines;
}

std::vector<std::string> cells_of(const std::string& board) {
    std::istringstream stream(board);
    std::vector<std::string> cells;
    for (std::string cell; stream >> cell;) {
        cells.push_back(cell);
    }
    return cells;
}

bool is_word(const std::string& text, const std::string& letters) {
    return !text.empty() && text.find_first_not_of(letters) == std::string::npos;
}

// What is wrong with a word that leads to the goal.
std::string compare(const std::string& wanted, const std::string& found) {
    if (found.size() > wanted.size()) {
        return found + " is not the shortest, " + wanted + " is shorter";
    }
    return found + " is not the smallest of the shortest, " + wanted + " is";
}

std::string explain(const std::string& puzzle, const std::string& wanted, const std::string& found) {
    if (!is_word(wanted, "1234") || !is_word(found, "1234")) {
        return "`" + found + "` instead of `" + wanted + "`";
    }
    std::vector<std::string> pieces = cells_of(puzzle);
    for (char digit : found) {
        // A wheel's list, and by how many places it moves to the front.
        const auto wheel = pieces.begin() + (digit == '1' || digit == '3' ? 0 : 12);
        const auto other = pieces.begin() + (digit == '1' || digit == '3' ? 12 : 0);
        std::rotate(wheel, wheel + (digit == '1' || digit == '4' ? 10 : 2), wheel + 12);
        std::copy(wheel + 9, wheel + 12, other + 9);
    }
    if (pieces != cells_of("0 3 4 3 0 5 6 5 0 1 2 1 0 7 8 7 0 9 10 9 0 1 2 1")) {
        return found + " does not lead to the goal";
    }
    return compare(wanted, found);
}

int main(int, char** arguments) {
    std::ifstream input_file(arguments[1]), answer_file(arguments[2]);
    const std::string folder = arguments[3];
    const auto input = lines_of(input_file), wanted = lines_of(answer_file), found = lines_of(std::cin);
    for (std::size_t index = 0; index < wanted.size() && index < found.size(); ++index) {
        if (wanted[index] != found[index]) {
            const std::string fault = explain(input[index + 1], wanted[index], found[index]);
            reject(folder, "line " + std::to_string(index + 1) + ": " + fault);
        }
    }
    if (wanted.size() != found.size()) {
        reject(folder, std::to_string(found.size()) + " lines instead of " + std::to_string(wanted.size()));
    }
    return 42;
}
