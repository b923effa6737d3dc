//! The rules of Terra Shifter, its planet and its optimal solver.
