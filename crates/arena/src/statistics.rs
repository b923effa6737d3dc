//! The little statistics that reports need.

/// The half-width of a 95 % interval, in standard deviations.
pub(crate) const NORMAL_95: f64 = 1.959_964;

/// Wilson's 95 % interval for a rate, given how often it came true. Unlike the plain normal one
/// it stays within 0 and 1 and does not collapse when all or none came true.
pub fn wilson(hits: u64, of: u64) -> [f64; 2] {
    if of == 0 {
        return [0.0, 1.0];
    }
    let (n, rate) = (of as f64, hits as f64 / of as f64);
    let z2 = NORMAL_95 * NORMAL_95;
    let middle = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = NORMAL_95 / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
    // Rounding must not push the rate itself out when all or none came true.
    [
        (middle - reach).clamp(0.0, rate),
        (middle + reach).clamp(rate, 1.0),
    ]
}

/// Solves the linear equations `matrix * x = right` by elimination; `None` if they do not have
/// exactly one solution.
pub(crate) fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let size = right.len();
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        if matrix[column][column].abs() < 1e-12 {
            return None;
        }
        let top = matrix[column].clone();
        for row in (0..size).filter(|row| *row != column) {
            let factor = matrix[row][column] / top[column];
            for (entry, above) in matrix[row].iter_mut().zip(&top) {
                *entry -= factor * above;
            }
            right[row] -= factor * right[column];
        }
    }
    Some((0..size).map(|row| right[row] / matrix[row][row]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-3, "{found} is not {expected}");
    }

    /// Values from the closed formula, worked out by hand for z = 1.96.
    #[test]
    fn wilson_intervals_are_right() {
        let [low, high] = wilson(50, 100);
        close(low, 0.4038);
        close(high, 0.5962);
        let [low, high] = wilson(10, 10);
        close(low, 0.7225);
        close(high, 1.0);
        assert_eq!(wilson(200, 200)[1], 1.0);
        assert_eq!(wilson(0, 200)[0], 0.0);
        assert_eq!(wilson(0, 0), [0.0, 1.0]);
    }

    #[test]
    fn equations_are_solved() {
        let found = solve(vec![vec![0.0, 2.0], vec![1.0, 1.0]], vec![4.0, 5.0]);
        assert_eq!(found, Some(vec![3.0, 2.0]));
        assert_eq!(solve(vec![vec![1.0, 1.0]; 2], vec![1.0, 1.0]), None);
    }
}
