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

// The cells of the line that each move A to H shifts: every cell takes what the next one had.
const std::vector<std::vector<int>> LINES = {
    {0, 2, 6, 11, 15, 20, 22},    {1, 3, 8, 12, 17, 21, 23},    {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13}, {23, 21, 17, 12, 8, 3, 1},    {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10},
};

std::string explain(const std::string& board, const std::string& wanted, const std::string& found) {
    if (!is_word(wanted, "ABCDEFGH") || !is_word(found, "ABCDEFGH")) {
        return "`" + found + "` instead of `" + wanted + "`";
    }
    std::vector<std::string> cells = cells_of(board);
    for (char letter : found) {
        const std::vector<int>& line = LINES[letter - 'A'];
        for (std::size_t index = 0; index + 1 < line.size(); ++index) {
            std::swap(cells.at(line[index]), cells.at(line[index + 1]));
        }
    }
    for (int cell : {6, 7, 8, 11, 12, 15, 16, 17}) {
        if (cells.at(cell) != cells.at(6)) {
            return found + " does not bring one colour to the middle";
        }
    }
    return compare(wanted, found);
}

int main(int, char** arguments) {
    std::ifstream input_file(arguments[1]), answer_file(arguments[2]);
    const std::string folder = arguments[3];
    const auto input = lines_of(input_file), wanted = lines_of(answer_file), found = lines_of(std::cin);
    for (std::size_t index = 0; index < wanted.size() && index < found.size(); ++index) {
        if (wanted[index] != found[index]) {
            const std::string fault = explain(input[index / 2], wanted[index], found[index]);
            reject(folder, "line " + std::to_string(index + 1) + ": " + fault);
        }
    }
    if (wanted.size() != found.size()) {
        reject(folder, std::to_string(found.size()) + " lines instead of " + std::to_string(wanted.size()));
    }
    return 42;
}
