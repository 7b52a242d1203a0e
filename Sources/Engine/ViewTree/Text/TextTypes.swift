/// What is said of the letters of all text.
enum LetterCase: Hashable, Sendable {
  case unchanged, uppercase, lowercase

  init(_ textCase: Text.Case?) {
    switch textCase {
    case .uppercase: self = .uppercase
    case .lowercase: self = .lowercase
    case nil: self = .unchanged
    }
  }

  var textCase: Text.Case? {
    switch self {
    case .unchanged: nil
    case .uppercase: .uppercase
    case .lowercase: .lowercase
    }
  }
}

extension Text {
  /// How text that has too little room is shortened.
  ///
  /// - Note: Differs from SwiftUI: the head and the middle are left out of texts of one line only.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Capitals or small letters for all text.
  ///
  /// - Note: As in SwiftUI.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// The size of text beside other text.
  ///
  /// - Note: As in SwiftUI.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// A smaller size.
    public static let secondary = Scale(factor: 0.8)
  }

  /// A line under or through text.
  ///
  /// - Note: As in SwiftUI.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is drawn.
    ///
    /// - Note: Differs from SwiftUI: browsers mix no dashes and dots; a pattern of both is dashed.
    public struct Pattern: Hashable, Sendable {
      enum Kind { case solid, dotted, dashed }
      let kind: Kind
      public static let solid = Pattern(kind: .solid)
      public static let dot = Pattern(kind: .dotted)
      public static let dash = Pattern(kind: .dashed)
      public static let dashDot = Pattern(kind: .dashed)
      public static let dashDotDot = Pattern(kind: .dashed)
    }
    let pattern: Pattern
    let color: Color?

    /// Creates a line; without a colour it has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A plain line.
    public static let single = LineStyle()
  }

  /// How a date is written.
  ///
  /// - Note: Differs from SwiftUI: the words are those of the moment when the page is made; see
  ///   ``EnvironmentValues/renderDate``.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: Hashable, Codable { case time, date, relative, offset, timer }
    let kind: Kind
    /// The time of day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its direction: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }
}
