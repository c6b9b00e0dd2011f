// Accepts the one right answer to each board, and says of a word what is wrong with it.

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

std::string explain(const std::string& board, const std::string& wanted, const std::string& found) {
    if (wanted == "unsolvable" || !is_word(found, "udlr")) {
        return "`" + found + "` instead of `" + wanted + "`";
    }
    std::vector<std::string> cells = cells_of(board);
    std::size_t blank = 0;
    while (cells.at(blank) != "x") {
        ++blank;
    }
    for (char letter : found) {
        const std::size_t before = blank;
        if (letter == 'u' && blank >= 3) {
            blank -= 3;
        } else if (letter == 'd' && blank < 6) {
            blank += 3;
        } else if (letter == 'l' && blank % 3 > 0) {
            blank -= 1;
        } else if (letter == 'r' && blank % 3 < 2) {
            blank += 1;
        } else {
            return found + " leaves the board";
        }
        std::swap(cells[before], cells[blank]);
    }
    if (cells != cells_of("1 2 3 4 5 6 7 8 x")) {
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
            const std::string fault = explain(input[index], wanted[index], found[index]);
            reject(folder, "line " + std::to_string(index + 1) + ": " + fault);
        }
    }
    if (wanted.size() != found.size()) {
        reject(folder, std::to_string(found.size()) + " lines instead of " + std::to_string(wanted.size()));
    }
    return 42;
}
