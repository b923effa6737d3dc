//! Drawings of results, as SVG.

use std::fmt::Write as _;

use arena::Ratings;

const WIDTH: f64 = 640.0;
const LEFT: f64 = 150.0;
const RIGHT: f64 = 24.0;
const ROW: f64 = 34.0;
const TOP: f64 = 30.0;

/// The ratings of a round robin, the best first, each with its interval.
pub(crate) fn ladder(ratings: &Ratings) -> String {
    let mut agents: Vec<_> = ratings.agents.iter().collect();
    agents.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    let low = agents.iter().map(|agent| agent.ci95[0]);
    let high = agents.iter().map(|agent| agent.ci95[1]);
    let low = (low.fold(f64::INFINITY, f64::min) / 100.0).floor() * 100.0;
    let high = (high.fold(f64::NEG_INFINITY, f64::max) / 100.0).ceil() * 100.0;
    let across = |rating: f64| LEFT + (rating - low) / (high - low) * (WIDTH - LEFT - RIGHT);
    let height = TOP + ROW * agents.len() as f64 + 30.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    let mut line = |text: String| {
        // A string takes whatever is written to it.
        let _ = writeln!(svg, "{text}");
    };
    let mut mark = low;
    while mark <= high {
        let x = across(mark);
        let bottom = height - 30.0;
        line(format!(
            "<path d=\"M{x:.1} {TOP}V{bottom:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#555\">{mark:.0}</text>",
            bottom + 18.0
        ));
        mark += 100.0;
    }
    for (at, agent) in agents.iter().enumerate() {
        let y = TOP + ROW * (at as f64 + 0.5);
        let [low, high] = agent.ci95.map(across);
        line(format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <path d=\"M{low:.1} {y:.1}H{high:.1}\" stroke=\"#b4532a\" stroke-width=\"3\"/>\
             <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#b4532a\"/>",
            LEFT - 12.0,
            y + 5.0,
            agent.name,
            across(agent.rating)
        ));
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use arena::Rated;

    use super::*;

    #[test]
    fn every_player_has_a_row_within_the_drawing() {
        let rated = |name, rating: f64| Rated {
            name,
            rating,
            ci95: [rating - 30.0, rating + 30.0],
        };
        let ratings = Ratings {
            game: "toy",
            players: 2,
            variant: Vec::new(),
            seed: 1,
            games: 10,
            same_deals: false,
            agents: vec![rated("weak", 1400.0), rated("fine", 1600.0)],
            pairs: Vec::new(),
        };
        let svg = ladder(&ratings);
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        let [fine, weak] = ["fine", "weak"].map(|name| svg.find(name).expect("a row"));
        assert!(fine < weak, "the best comes first");
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
    }
}
