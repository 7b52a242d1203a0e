/// The key of a text in a table of strings, with the values to put into the text.
///
/// - Note: As in SwiftUI. A literal with interpolations gives a key such as `%lld items in %@`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  package let key: String
  package let arguments: [Argument]

  /// A value that is put into a text.
  package enum Argument: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case string(String)
    case text(Text)
  }

  /// Whether texts are put into the text.
  package var holdsTexts: Bool {
    arguments.contains { if case .text = $0 { true } else { false } }
  }

  /// Creates a key without values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package var key = ""
    package var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds literal text; a percent sign is doubled, as formats want it.
    public mutating func appendLiteral(_ literal: String) {
      guard literal.utf8.contains(UInt8(ascii: "%")) else {
        key += literal
        return
      }
      for character in literal.unicodeScalars {
        key.unicodeScalars.append(character)
        if character == "%" { key.unicodeScalars.append(character) }
      }
    }

    mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
