/// What of a field's text is chosen.
///
/// - Note: Differs from SwiftUI: fields don't tell what readers choose, and choose nothing by it.
public struct TextSelection: Hashable, Sendable {
  /// What is chosen.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices

  /// Whether nothing is chosen, so that what is typed comes between two characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }

  /// Chooses a part of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Chooses a place between two characters.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
}
