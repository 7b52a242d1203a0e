import ElementTree

/// A length that depends on the size that a page gives: points and parts of other lengths.
///
/// Lengths are kept in a form in which equal ones are equal, so that what is known before the page is
/// shown is computed before it.
struct Length: Hashable, Sendable {
  /// What is neither points nor a sum.
  indirect enum Atom: Hashable, Sendable {
    /// A length that CSS knows, and what it comes to on a usual page.
    case unit(String, usual: Float)
    case least([Length])
    case greatest([Length])

    /// How many units the expression is made of.
    var parts: Int {
      switch self {
      case .unit: 1
      case .least(let all), .greatest(let all): all.reduce(0) { $0 + max(1, $1.parts) }
      }
    }
  }

  struct Term: Hashable, Sendable {
    var atom: Atom
    var factor: Float
  }

  /// The most parts of an expression: a page has to hold it, and the browser to compute it.
  private static let mostParts = 2000

  private(set) var points: Float
  private(set) var terms: [Term] = []
  /// How many units the expression is made of.
  private var parts = 0
  /// Whether only the browser knows the length, or nobody could write it down.
  private(set) var isUnknown = false

  static let zero = Length(points: 0)
  static let infinity = Length(points: .infinity)
  static let unknown: Length = {
    var length = Length(points: 0)
    length.isUnknown = true
    return length
  }()

  init(points: Float) { self.points = points }

  /// Points, or unknown for what is not a number.
  init(_ points: Float) {
    self.points = points.isNaN ? 0 : points
    isUnknown = points.isNaN
  }

  init(unit: String, usual: Float) {
    points = 0
    terms = [Term(atom: .unit(unit, usual: usual), factor: 1)]
    parts = 1
  }

  private init(_ atom: Atom) {
    points = 0
    terms = [Term(atom: atom, factor: 1)]
    parts = atom.parts
    if parts > Self.mostParts { self = .unknown }
  }

  var isInfinite: Bool { points == .infinity }
  var isZero: Bool { !isUnknown && terms.isEmpty && points == 0 }

  /// The length in points, if it is known before the page is shown.
  var known: Float? { isUnknown || !terms.isEmpty ? nil : points }

  /// Whether the length can't be less than zero.
  var isNotNegative: Bool {
    guard !isUnknown, points >= 0 else { return false }
    return terms.allSatisfy { term in
      guard term.factor >= 0 else { return false }
      switch term.atom {
      case .unit: return true
      case .least(let all): return all.allSatisfy(\.isNotNegative)
      case .greatest(let all): return all.contains(where: \.isNotNegative)
      }
    }
  }

  /// What the length comes to on a usual page.
  var usual: Float {
    if isUnknown { return .nan }
    return terms.reduce(points) { sum, term in
      switch term.atom {
      case .unit(_, let usual): sum + usual * term.factor
      case .least(let all): sum + (all.map(\.usual).min() ?? 0) * term.factor
      case .greatest(let all): sum + (all.map(\.usual).max() ?? 0) * term.factor
      }
    }
  }
}

extension Length {
  static func + (first: Length, second: Length) -> Length {
    if first.isUnknown || second.isUnknown { return .unknown }
    if first.isInfinite || second.isInfinite { return .infinity }
    var sum = first
    sum.points += second.points
    for term in second.terms {
      if let index = sum.terms.firstIndex(where: { $0.atom == term.atom }) {
        sum.terms[index].factor += term.factor
        if abs(sum.terms[index].factor) < 1e-6 { sum.terms.remove(at: index) }
      } else {
        sum.terms.append(term)
      }
    }
    sum.parts = sum.terms.reduce(0) { $0 + $1.atom.parts }
    return sum.parts > mostParts ? .unknown : sum
  }

  static func - (first: Length, second: Length) -> Length { first + second * -1 }

  static func * (length: Length, factor: Float) -> Length {
    if length.isUnknown || length.isInfinite { return length }
    var product = length
    product.points *= factor
    for index in product.terms.indices { product.terms[index].factor *= factor }
    return factor == 0 ? .zero : product
  }

  static func / (length: Length, divisor: Float) -> Length { length * (1 / divisor) }

  static func least(_ first: Length, _ second: Length) -> Length {
    if first == second || second.isInfinite { return first }
    if first.isInfinite { return second }
    if first.isZero, second.isNotNegative || second.isUnknown { return first }
    if second.isZero, first.isNotNegative || first.isUnknown { return second }
    if first.isUnknown || second.isUnknown { return .unknown }
    if let difference = (first - second).known { return difference <= 0 ? first : second }
    return Length(.least(operands(of: first, isLeast: true) + operands(of: second, isLeast: true)))
  }

  static func greatest(_ first: Length, _ second: Length) -> Length {
    if first == second || first.isInfinite { return first }
    if second.isInfinite { return second }
    if first.isUnknown || second.isUnknown { return .unknown }
    if first.isZero, second.isNotNegative { return second }
    if second.isZero, first.isNotNegative { return first }
    if let difference = (first - second).known { return difference >= 0 ? first : second }
    return Length(
      .greatest(operands(of: first, isLeast: false) + operands(of: second, isLeast: false)))
  }

  /// The length, or nothing where it is less than nothing.
  var notNegative: Length { Length.greatest(self, .zero) }

  private static func operands(of length: Length, isLeast: Bool) -> [Length] {
    guard length.points == 0, length.terms.count == 1, length.terms[0].factor == 1 else {
      return [length]
    }
    switch length.terms[0].atom {
    case .least(let all): return isLeast ? all : [length]
    case .greatest(let all): return isLeast ? [length] : all
    case .unit: return [length]
    }
  }
}

extension Length {
  /// The length as CSS writes it within a function.
  private var sum: String {
    var result = ""
    for term in terms {
      let isNegative = term.factor < 0
      if result.isEmpty {
        if isNegative { result = "-1*" }
      } else {
        result += isNegative ? " - " : " + "
      }
      switch term.atom {
      case .unit(let text, _): result += text
      case .least(let all): result += "min(\(all.map(\.sum).joined(separator: ",")))"
      case .greatest(let all): result += "max(\(all.map(\.sum).joined(separator: ",")))"
      }
      let factor = abs(term.factor)
      if factor != 1 { result += "*\(CSSNumber.string(Double(factor)))" }
    }
    if result.isEmpty { return pixels(points) }
    if points != 0 { result += (points < 0 ? " - " : " + ") + pixels(abs(points)) }
    return result
  }

  /// The length as CSS writes it.
  var css: String {
    if terms.isEmpty { return pixels(points) }
    return terms.count == 1 && terms[0].factor == 1 && points == 0 ? sum : "calc(\(sum))"
  }

  var value: CSSValue { terms.isEmpty ? .points(points) : .text(CSSText(css)) }
}
