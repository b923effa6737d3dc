//! The little statistics that reports need.

/// The half-width of a 95 % interval, in standard deviations.
pub(crate) const NORMAL_95: f64 = 1.959_964;

/// Wilson's 95 % interval for a rate, given how often it came true. Unlike the plain normal one
/// it stays within 0 and 1 and does not collapse when all or none came true.
pub fn wilson(hits: u64, of: u64) -> [f64; 2] {
    wilson_of(hits as f64, of as f64)
}

fn wilson_of(hits: f64, n: f64) -> [f64; 2] {
    if n <= 0.0 {
        return [0.0, 1.0];
    }
    let rate = hits / n;
    let z2 = NORMAL_95 * NORMAL_95;
    let middle = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = NORMAL_95 / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
    // Rounding must not push the rate itself out when all or none came true.
    [
        (middle - reach).clamp(0.0, rate),
        (middle + reach).clamp(rate, 1.0),
    ]
}

/// A sum of points over games that belong together, such as those of one deal: the points, and of
/// how many games.
pub(crate) type Cluster = (f64, f64);

/// By what factor the variance of a rate differs from that of independent games. Games of one deal
/// are alike in some ways, and where players change seats, luck evens out.
pub(crate) fn design_effect(clusters: &[Cluster]) -> f64 {
    let (points, games) = clusters.iter().fold((0.0, 0.0), |(p, g), (points, games)| {
        (p + points, g + games)
    });
    let count = clusters.len() as f64;
    let rate = points / f64::max(games, 1.0);
    let independent = games * rate * (1.0 - rate);
    if count < 2.0 || independent <= 0.0 {
        return 1.0;
    }
    let spread = clusters
        .iter()
        .map(|(points, games)| (points - rate * games).powi(2));
    let clustered = spread.sum::<f64>() * count / (count - 1.0);
    // Few clusters can look alike by chance.
    (clustered / independent).max(0.25)
}

/// The 95 % interval of a rate over clusters of games.
pub(crate) fn clustered(clusters: &[Cluster]) -> [f64; 2] {
    let points: f64 = clusters.iter().map(|(points, _)| points).sum();
    let games: f64 = clusters.iter().map(|(_, games)| games).sum();
    let effect = design_effect(clusters);
    wilson_of(points / effect, games / effect)
}

/// The mean over clusters, and its standard error.
pub(crate) fn mean_of(clusters: &[Cluster]) -> (f64, f64) {
    let sum: f64 = clusters.iter().map(|(sum, _)| sum).sum();
    let games: f64 = clusters.iter().map(|(_, games)| games).sum();
    let mean = sum / games.max(1.0);
    let count = clusters.len() as f64;
    let spread = clusters
        .iter()
        .map(|(sum, games)| (sum - mean * games).powi(2));
    let variance = spread.sum::<f64>() * count / (count - 1.0).max(1.0);
    (mean, variance.sqrt() / games.max(1.0))
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
    fn clusters_widen_or_narrow_an_interval() {
        let width = |[low, high]: [f64; 2]| high - low;
        // Both games of a deal end alike: half as many games count.
        let alike: Vec<Cluster> = (0..100)
            .map(|deal| (f64::from(deal % 2) * 2.0, 2.0))
            .collect();
        close(design_effect(&alike), 2.0 * 100.0 / 99.0);
        assert!(width(clustered(&alike)) > 1.3 * width(wilson(100, 200)));
        // Whoever sits first wins: the result is no matter of luck.
        let fair = vec![(1.0, 2.0); 100];
        assert!(width(clustered(&fair)) < width(wilson(100, 200)));
        let (mean, error) = mean_of(&alike);
        close(mean, 0.5);
        close(error, 0.5 / 99f64.sqrt());
    }

    #[test]
    fn equations_are_solved() {
        let found = solve(vec![vec![0.0, 2.0], vec![1.0, 1.0]], vec![4.0, 5.0]);
        assert_eq!(found, Some(vec![3.0, 2.0]));
        assert_eq!(solve(vec![vec![1.0, 1.0]; 2], vec![1.0, 1.0]), None);
    }
}
