package import Foundation

/// One thing that a text's own modifiers change.
package enum TextChange: Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case design(Font.Design?)
  case width(Font.Width?)
  case monospaced(Bool)
  case monospacedDigit
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case foreground(AnyShapeStyle?)
  /// The current foreground's secondary, tertiary, … style.
  case foregroundLevel(Int)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case scale(Text.Scale)
  /// What readers hear instead of the text.
  case label(Text)
}

/// A change of a text and, inside it, those made before.
///
/// It never changes, but for handing over what it holds when it goes.
package final class TextModifier: @unchecked Sendable, Equatable {
  @exclusivity(unchecked) package private(set) var change: TextChange
  @exclusivity(unchecked) package private(set) var inner: TextModifier?

  package init(_ change: TextChange, inner: TextModifier?) {
    self.change = change
    self.inner = inner
  }

  deinit {
    if case .label(let text) = change {
      var label: Text? = text
      change = .monospacedDigit
      Teardown.letGo(&label)
    }
    // One after the other, not one inside the other; those that others have stay.
    var next = inner
    inner = nil
    while isKnownUniquelyReferenced(&next) {
      let following = next?.inner
      next?.inner = nil
      next = following
    }
  }

  package static func == (lhs: TextModifier, rhs: TextModifier) -> Bool {
    var pair: (TextModifier?, TextModifier?) = (lhs, rhs)
    while let left = pair.0, let right = pair.1 {
      if left === right { return true }
      guard left.change == right.change else { return false }
      pair = (left.inner, right.inner)
    }
    return pair.0 == nil && pair.1 == nil
  }

  /// What readers hear instead of the text, if a change says so.
  package var label: Text? {
    var next: TextModifier? = self
    while let modifier = next {
      if case .label(let text) = modifier.change { return text }
      next = modifier.inner
    }
    return nil
  }
}

extension TextChange: Equatable {
  package static func == (lhs: TextChange, rhs: TextChange) -> Bool {
    switch (lhs, rhs) {
    case (.font(let a), .font(let b)): a == b
    case (.weight(let a), .weight(let b)): a == b
    case (.bold(let a), .bold(let b)): a == b
    case (.italic(let a), .italic(let b)): a == b
    case (.design(let a), .design(let b)): a == b
    case (.width(let a), .width(let b)): a == b
    case (.monospaced(let a), .monospaced(let b)): a == b
    case (.monospacedDigit, .monospacedDigit): true
    case (.underline(let a), .underline(let b)): a == b
    case (.strikethrough(let a), .strikethrough(let b)): a == b
    case (.foreground(let a), .foreground(let b)):
      if let a, let b { areEqual(a.style, b.style) } else { a == nil && b == nil }
    case (.foregroundLevel(let a), .foregroundLevel(let b)): a == b
    case (.kerning(let a), .kerning(let b)): a == b
    case (.tracking(let a), .tracking(let b)): a == b
    case (.baselineOffset(let a), .baselineOffset(let b)): a == b
    case (.scale(let a), .scale(let b)): a == b
    case (.label(let a), .label(let b)): a == b
    default: false
    }
  }
}

extension TextEnvironment {
  /// Makes a text's changes, the outermost first, so that inner ones win.
  package mutating func apply(_ modifier: TextModifier?) {
    var next = modifier
    while let current = next {
      apply(current.change)
      next = current.inner
    }
  }

  /// Makes one change.
  package mutating func apply(_ change: TextChange) {
    switch change {
    case .font(let value): if let value { font = value }
    case .weight(let value): if let value { weight = value }
    case .bold(let isActive):
      if isActive { weight = .bold } else if weight == .bold { weight = nil }
    case .italic(let isActive): isItalic = isActive
    case .design(let value): design = value
    case .width(let value): editExtras { $0.fontWidth = value }
    case .monospaced(let isActive):
      if isActive { design = .monospaced } else if design == .monospaced { design = nil }
    case .monospacedDigit: isMonospacedDigit = true
    case .underline(let line):
      isUnderlined = line != nil
      editExtras { $0.underline = line }
    case .strikethrough(let line):
      isStruckThrough = line != nil
      editExtras { $0.strikethrough = line }
    case .foreground(let style):
      if let style { foreground = style }
      foregroundLevels = []
    case .foregroundLevel(let level): setForeground(level: level)
    case .kerning(let value): kerning = value
    case .tracking(let value): editExtras { $0.tracking = value }
    case .baselineOffset(let value): editExtras { $0.baselineOffset = value }
    case .scale(let value): editExtras { $0.textScale = value }
    case .label: break
    }
  }

  package mutating func editExtras(_ edit: (inout TextExtras) -> Void) {
    var value = extras ?? TextExtras()
    edit(&value)
    extras = value
  }
}
