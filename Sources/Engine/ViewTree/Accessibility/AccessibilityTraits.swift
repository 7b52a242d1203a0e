import ElementTree

/// What kind of thing a view is to readers.
///
/// - Note: As in SwiftUI, as far as pages have the same: a header is an `h2`; a button, link, image,
///   search field, toggle or tab bar has a role; what is selected is current; what updates frequently is a live region,
///   whose changes are read when nothing else is. The other traits change nothing.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  /// Creates a set without traits.
  public init() { bits = 0 }

  private init(bits: UInt32) { self.bits = bits }

  public static let isButton = AccessibilityTraits(bits: 1)
  public static let isHeader = AccessibilityTraits(bits: 2)
  public static let isSelected = AccessibilityTraits(bits: 4)
  public static let isLink = AccessibilityTraits(bits: 8)
  public static let isSearchField = AccessibilityTraits(bits: 16)
  public static let isImage = AccessibilityTraits(bits: 32)
  public static let playsSound = AccessibilityTraits(bits: 64)
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  public static let isStaticText = AccessibilityTraits(bits: 256)
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  public static let isModal = AccessibilityTraits(bits: 16384)
  public static let isToggle = AccessibilityTraits(bits: 32768)
  public static let isTabBar = AccessibilityTraits(bits: 65536)

  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = bits & member.bits
    bits &= ~member.bits
    return removed == 0 ? nil : AccessibilityTraits(bits: removed)
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = bits & newMember.bits
    bits |= newMember.bits
    return known == 0 ? nil : AccessibilityTraits(bits: known)
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits ^= other.bits
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
}

/// The level of a heading.
///
/// - Note: As in SwiftUI.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6

  fileprivate var name: ElementName {
    switch self {
    case .h1: .h1
    case .unspecified, .h2: .h2
    case .h3: .h3
    case .h4: .h4
    case .h5: .h5
    case .h6: .h6
    }
  }
}

/// Adds and removes what kind of thing a view is.
nonisolated public struct _AccessibilityTraitsModifier: _BoxModifier, Sendable {
  let added: AccessibilityTraits
  let removed: AccessibilityTraits

  @usableFromInline
  init(added: AccessibilityTraits, removed: AccessibilityTraits) {
    self.added = added
    self.removed = removed
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    if modifier.added.contains(.isHeader) { context.setHeading(nil, of: &box) }
    var target = context.accessibilityTarget(of: box)
    let isNamed =
      context.semantics(of: target)?.name != nil || context.isControl(target)
    let (added, removed) = (modifier.added, modifier.removed)
    let roles: [(AccessibilityTraits, String)] = [
      (.isButton, "button"), (.isLink, "link"), (.isImage, "img"), (.isSearchField, "searchbox"),
      (.isToggle, "switch"), (.isTabBar, "tablist"),
    ]
    let role = roles.first { added.contains($0.0) }?.1
    let lost = roles.filter { removed.contains($0.0) }.map(\.1)
    guard
      role != nil && !isNamed || !lost.isEmpty || added.contains(.isSelected)
        || removed.contains(.isSelected) || added.contains(.isModal)
        || !added.union(removed).isDisjoint(with: .updatesFrequently)
    else { return }
    let isLive = context.isLive
    context.annotate(&target) { semantics in
      if let role, !isNamed {
        semantics.set(.role, role)
        if role == "button", isLive { semantics.set(.tabindex, "0") }
      }
      if let known = semantics.value(of: .role), lost.contains(known) { semantics.remove(.role) }
      if added.contains(.isSelected) { semantics.set(.ariaCurrent, "true") }
      if removed.contains(.isSelected) { semantics.remove(.ariaCurrent) }
      if added.contains(.isModal) { semantics.set(.ariaModal, "true") }
      if added.contains(.updatesFrequently) { semantics.set(.ariaLive, "polite") }
      if removed.contains(.updatesFrequently) { semantics.remove(.ariaLive) }
    }
  }
}

/// Makes a view a heading of a level.
nonisolated public struct _AccessibilityHeadingModifier: _BoxModifier, Sendable {
  let level: AccessibilityHeadingLevel

  @usableFromInline
  init(level: AccessibilityHeadingLevel) {
    self.level = level
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.setHeading(modifier.level, of: &box)
  }
}

extension LoweringContext {
  /// Makes a box a heading; no level leaves the one it has.
  fileprivate mutating func setHeading(
    _ level: AccessibilityHeadingLevel?, of reference: inout BoxReference
  ) {
    var target = accessibilityTarget(of: reference)
    switch semantics(of: target)?.name {
    case .h1, .h2, .h3, .h4, .h5, .h6:
      if let level { annotate(&target) { $0.name = level.name } }
    default: name(&reference, (level ?? .unspecified).name, isPhrasing: true)
    }
  }

  fileprivate func isControl(_ reference: BoxReference) -> Bool {
    tree.boxes[Int(reference.index)].kind == .control
  }
}

extension View {
  /// Says what kind of thing the view is.
  @inlinable nonisolated public consuming func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityTraitsModifier> {
    modifier(_AccessibilityTraitsModifier(added: traits, removed: []))
  }

  /// Takes back what kind of thing the view is.
  @inlinable nonisolated public consuming func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityTraitsModifier> {
    modifier(_AccessibilityTraitsModifier(added: [], removed: traits))
  }

  /// Makes the view a heading of a level.
  @inlinable nonisolated public consuming func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, _AccessibilityHeadingModifier> {
    modifier(_AccessibilityHeadingModifier(level: level))
  }

  /// Says what kind of thing the view is.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  @inlinable nonisolated public consuming func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityTraitsModifier> { accessibilityAddTraits(traits) }

  /// Takes back what kind of thing the view is.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  @inlinable nonisolated public consuming func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityTraitsModifier> { accessibilityRemoveTraits(traits) }
}
