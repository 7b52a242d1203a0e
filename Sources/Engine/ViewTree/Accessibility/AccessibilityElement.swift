import ElementTree

/// What happens to the parts of a view that becomes one thing for readers.
///
/// - Note: As in SwiftUI.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate let role: String
  /// The parts are not read.
  public static let ignore = AccessibilityChildBehavior(role: "img")
  /// The parts stay what they are, in a group.
  public static let contain = AccessibilityChildBehavior(role: "group")
  /// The parts are read together.
  ///
  /// - Note: Differs from SwiftUI: on a page they are a group.
  public static let combine = AccessibilityChildBehavior(role: "group")
}

/// Hides a view from readers who can't see it.
nonisolated public struct _AccessibilityHiddenModifier: _BoxModifier, Sendable {
  let isHidden: Bool

  @usableFromInline
  init(isHidden: Bool) {
    self.isHidden = isHidden
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let target = context.accessibilityTarget(of: box)
    let content = Int(context.tree.boxes[Int(target.index)].content)
    if content >= 0, case .image(var image) = context.tree.contents[content] {
      if modifier.isHidden {
        image.alternative = ""
        context.tree.contents[content] = .image(image)
      }
      return
    }
    context.annotate(&box) { semantics in
      if modifier.isHidden {
        semantics.set(.ariaHidden, "true")
      } else {
        semantics.remove(.ariaHidden)
      }
    }
  }
}

/// Makes a view one thing for readers.
nonisolated public struct _AccessibilityElementModifier: _BoxModifier, Sendable {
  let children: AccessibilityChildBehavior

  @usableFromInline
  init(children: AccessibilityChildBehavior) {
    self.children = children
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let target = context.accessibilityTarget(of: box)
    // A picture or a control is one thing already.
    guard target.index == box.index, context.semantics(of: box)?.name == nil,
      !context.tree.boxes[Int(box.index)].kind.isReplaced
    else { return }
    context.annotate(&box) { semantics in
      semantics.set(.role, modifier.children.role)
      // Without words there is nothing to read; words that come later show it again.
      if modifier.children == .ignore, semantics.value(of: .ariaLabel) == nil {
        semantics.set(.ariaHidden, "true")
      }
    }
  }
}

extension View {
  /// Hides the view from readers who can't see it.
  @inlinable nonisolated public consuming func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, _AccessibilityHiddenModifier> {
    modifier(_AccessibilityHiddenModifier(isHidden: hidden))
  }

  /// Hides the view from readers who can't see it, if a condition holds.
  @inlinable nonisolated public consuming func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityHiddenModifier> {
    modifier(_AccessibilityHiddenModifier(isHidden: hidden && isEnabled))
  }

  /// Hides the view from readers who can't see it.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  @inlinable nonisolated public consuming func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, _AccessibilityHiddenModifier> { accessibilityHidden(hidden) }

  /// Makes the view one thing for readers.
  @inlinable nonisolated public consuming func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, _AccessibilityElementModifier> {
    modifier(_AccessibilityElementModifier(children: children))
  }

  /// Gives the view an identifier for tests.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  @inlinable nonisolated public consuming func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, _AttributeModifier> { accessibilityIdentifier(identifier) }
}
