// Accepts every word that reaches the board in at most as many moves as are allowed.

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

// The cell that each cell's tile comes from.
std::string play(const std::string& board, char letter) {
    static const std::string from[] = {"45670123", "30127456", "05134627"};
    std::string played;
    for (char cell : from[letter - 'A']) {
        played += board[cell - '0'];
    }
    return played;
}

// What is wrong with an answer; empty if nothing is.
std::string check(std::size_t limit, const std::string& board, const std::string& wanted, const std::string& found) {
    if (wanted == found) {
        return "";
    }
    if (wanted == "-1") {
        return "-1 is the only answer";
    }
    const std::size_t blank = found.find(' ');
    const std::string word = blank == std::string::npos ? "" : found.substr(blank + 1);
    if (found.substr(0, blank) != std::to_string(word.size()) || (blank != std::string::npos && word.empty())) {
        return "`" + found + "` is not a number of moves and so many letters";
    }
    if (word.size() > limit) {
        return std::to_string(word.size()) + " moves where " + std::to_string(limit) + " are allowed";
    }
    std::string reached = "12348765";
    for (char letter : word) {
        if (letter < 'A' || letter > 'C') {
            return std::string("`") + letter + "` is not a move";
        }
        reached = play(reached, letter);
    }
    return reached == board ? "" : "`" + word + "` leads to another board";
}

int main(int, char** arguments) {
    std::ifstream input(arguments[1]), answer_file(arguments[2]);
    const std::string folder = arguments[3];
    const auto wanted = lines_of(answer_file), found = lines_of(std::cin);
    std::size_t index = 0;
    for (int limit; input >> limit && limit >= 0; ++index) {
        std::string board, tile;
        for (int cell = 0; cell < 8 && input >> tile; ++cell) {
            board += tile;
        }
        const std::string place = "board " + std::to_string(index + 1) + ": ";
        if (index >= found.size()) {
            reject(folder, place + "no answer");
        }
        const std::string fault = check(limit, board, wanted.at(index), found[index]);
        if (!fault.empty()) {
            reject(folder, place + fault);
        }
    }
    if (found.size() > index) {
        reject(folder, "more lines than boards");
    }
    return 42;
}
