public import Foundation

extension View {
  /// Limits the lines of each text; nil for no limit.
  nonisolated public func lineLimit(
    _ number: Int?
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle {
      $0.lineLimit = number.map { max($0, 1) }
      $0.minimumLines = nil
    }
  }

  /// Gives each text room for some lines at least.
  nonisolated public func lineLimit(
    _ limit: PartialRangeFrom<Int>
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle {
      $0.lineLimit = nil
      $0.minimumLines = limit.lowerBound
    }
  }

  /// Limits the lines of each text.
  nonisolated public func lineLimit(
    _ limit: PartialRangeThrough<Int>
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    lineLimit(limit.upperBound)
  }

  /// Gives each text room for some lines, and limits them.
  nonisolated public func lineLimit(
    _ limit: ClosedRange<Int>
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle {
      $0.lineLimit = max(limit.upperBound, 1)
      $0.minimumLines = limit.lowerBound
    }
  }

  /// Limits the lines of each text, whose room is kept for shorter texts too.
  nonisolated public func lineLimit(
    _ limit: Int, reservesSpace: Bool
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle {
      $0.lineLimit = max(limit, 1)
      $0.minimumLines = reservesSpace ? limit : nil
    }
  }

  /// Adds space between lines, in points.
  nonisolated public func lineSpacing(
    _ lineSpacing: CGFloat
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.lineSpacing = max(0, lineSpacing) }
  }

  /// Sets how the lines of one text stand to each other.
  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.alignment = alignment }
  }

  /// Sets how text that has too little room is shortened.
  ///
  /// - Note: Differs from SwiftUI: the head and the middle are left out of plain texts with a
  ///   `lineLimit` of 1 only; others lose their end.
  nonisolated public func truncationMode(
    _ mode: Text.TruncationMode
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.truncation = mode }
  }

  /// Lets letters move closer to fit.
  ///
  /// - Note: Differs from SwiftUI: no effect; browsers don't.
  nonisolated public func allowsTightening(
    _ flag: Bool
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>> {
    environment(\.allowsTightening, flag)
  }

  /// Lets text get smaller to fit.
  ///
  /// - Note: Differs from SwiftUI: it holds for plain texts with a `lineLimit` of 1, which keep the
  ///   height of their line; others are wrapped or shortened.
  nonisolated public func minimumScaleFactor(
    _ factor: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
    environment(\.minimumScaleFactor, factor)
  }

  /// Shows text in capitals or in small letters.
  nonisolated public func textCase(
    _ textCase: Text.Case?
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.textCase = LetterCase(textCase) }
  }

  /// Says whether readers can select text.
  ///
  /// - Note: Differs from SwiftUI: text on a page can be selected where nothing else is said.
  nonisolated public func textSelection<S: TextSelectability>(
    _ selectability: S
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.editExtras { $0.isSelectable = S.allowsSelection } }
  }

  /// Mirrors the view's drawing where layout runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(
    _ enabled: Bool
  ) -> ModifiedContent<Self, _MirrorModifier> {
    modifier(_MirrorModifier(isEnabled: enabled))
  }

  /// Hides content behind bars.
  nonisolated public func redacted(
    reason: RedactionReasons
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.redaction.formUnion(reason) }
  }

  /// Shows content that a view around hides.
  nonisolated public func unredacted() -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle { $0.redaction = [] }
  }

  /// Marks content as private: it is hidden where `redacted(reason: .privacy)` holds.
  nonisolated public func privacySensitive(
    _ sensitive: Bool = true
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    textStyle {
      if sensitive, $0.redaction.contains(.privacy) { $0.redaction.insert(.placeholder) }
    }
  }
}

/// Whether readers can select text.
///
/// - Note: As in SwiftUI.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Text that readers can select.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// Text that readers can't select.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
