public import Foundation

/// Says in words how long before or after one moment others are: "3 weeks ago".
///
/// The words are those of Foundation's anchored relative style. One call of that takes some
/// 15 µs, and for a given `now` its answers are steps: all dates between two with the same
/// words have the same words. So known steps are kept, and a new one is explored a little way
/// into the past, where a timeline goes on.
public struct RelativeDateWords: Sendable {
  private struct Step {
    var first: Double
    var last: Double
    var words: String
  }

  private let now: Date
  private var style: Date.AnchoredRelativeFormatStyle
  /// Disjoint, by time.
  private var steps: [Step] = []

  /// Words for what is seen at a time.
  public init(now: Date, locale: Locale = Locale(identifier: "en")) {
    self.now = now
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    style = Date.AnchoredRelativeFormatStyle(
      anchor: now, presentation: .numeric, unitsStyle: .wide, locale: locale, calendar: calendar)
  }

  /// The words for a date, remembered.
  public mutating func words(for date: Date) -> String {
    let time = date.timeIntervalSince1970
    let index = firstStep(endingAtOrAfter: time)
    if index < steps.count, steps[index].first <= time { return steps[index].words }
    let words = plainWords(for: date)
    let step = Step(first: extent(of: words, before: time), last: time, words: words)
    insert(step, at: index)
    return words
  }

  /// The words for a date, straight from the style.
  func plainWords(for date: Date) -> String {
    var style = style
    style.anchor = date
    return style.format(now)
  }

  /// The earliest of a few earlier times that still has the same words.
  private func extent(of words: String, before time: Double) -> Double {
    let age = abs(now.timeIntervalSince1970 - time)
    var reach = (age / 32).rounded()
    while reach >= 60 {
      let candidate = time - reach
      if plainWords(for: Date(timeIntervalSince1970: candidate)) == words { return candidate }
      reach = (reach / 4).rounded()
    }
    return time
  }

  private func firstStep(endingAtOrAfter time: Double) -> Int {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].last < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Inserts a step, joined with its neighbours where they have the same words.
  private mutating func insert(_ step: Step, at index: Int) {
    var step = step
    var (start, end) = (index, index)
    if end < steps.count, steps[end].words == step.words {
      step.last = steps[end].last
      end += 1
    }
    while start > 0, steps[start - 1].last >= step.first || steps[start - 1].words == step.words {
      guard steps[start - 1].words == step.words else {
        // Explored into another step: keep to what is certain.
        step.first = step.last
        break
      }
      step.first = min(step.first, steps[start - 1].first)
      start -= 1
    }
    steps.replaceSubrange(start..<end, with: [step])
  }
}
