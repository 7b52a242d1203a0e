public import Foundation

extension View {
  /// Puts a view behind the list row; nil for the usual background.
  nonisolated public func listRowBackground<V: View>(
    _ view: V?
  ) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier { $0.rowBackground = view.map { AnyView($0) } })
  }

  /// Sets the distances between the list row's edges and its content; nil for the usual.
  nonisolated public func listRowInsets(
    _ insets: EdgeInsets?
  ) -> ModifiedContent<Self, _TraitModifier> { modifier(_TraitModifier { $0.rowInsets = insets }) }

  /// Sets the distances between some edges of the list row and its content; nil for the usual.
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> ModifiedContent<Self, _TraitModifier> {
    modifier(
      _TraitModifier { traits in
        var insets =
          traits.rowInsets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        if edges.contains(.top) { insets.top = length ?? 11 }
        if edges.contains(.leading) { insets.leading = length ?? 16 }
        if edges.contains(.bottom) { insets.bottom = length ?? 11 }
        if edges.contains(.trailing) { insets.trailing = length ?? 16 }
        traits.rowInsets = insets
      })
  }

  /// Shows or hides the hairlines of the list row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _TraitModifier> {
    modifier(
      _TraitModifier { traits in
        if edges.contains(.top) { traits.separatorTop = visibility }
        if edges.contains(.bottom) { traits.separatorBottom = visibility }
      })
  }

  /// Sets the colour of the list row's hairlines.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier { $0.separatorTint = color })
  }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: sections have no hairlines of their own.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: sections have no hairlines of their own.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the distance between rows, in points; nil where they touch.
  nonisolated public func listRowSpacing(
    _ spacing: CGFloat?
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.listOptions) { $0.rowSpacing = spacing })
  }

  /// Sets the distance between sections, in points.
  nonisolated public func listSectionSpacing(
    _ spacing: CGFloat
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.listOptions) { $0.sectionSpacing = spacing })
  }

  /// Sets the distance between sections.
  nonisolated public func listSectionSpacing(
    _ spacing: ListSectionSpacing
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.listOptions) { $0.sectionSpacing = spacing.points })
  }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: sections have the margins of their list.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: lists have no index beside them.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: lists have no index beside them.
  nonisolated public func sectionIndexLabel(_ label: some StringProtocol) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: lists have no index beside them.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the tint of the list row's content.
  nonisolated public func listItemTint(
    _ tint: Color?
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(set: \.style.tint, tint))
  }

  /// Shows or hides the background of lists and forms.
  nonisolated public func scrollContentBackground(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.listOptions) { $0.showsBackground = visibility != .hidden })
  }

  /// Sets how much the headers of sections stand out.
  nonisolated public func headerProminence(
    _ prominence: Prominence
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.listOptions) {
        $0.isHeaderProminent = prominence == .increased
      })
  }

  /// Puts a number at the end of the list row or on the tab; nothing for zero.
  nonisolated public func badge(_ count: Int) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier { $0.badge = count == 0 ? nil : Text(verbatim: String(count)) })
  }

  /// Puts a text at the end of the list row or on the tab.
  nonisolated public func badge(_ label: Text?) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier { $0.badge = label })
  }

  /// Puts a text at the end of the list row or on the tab.
  nonisolated public func badge(
    _ key: LocalizedStringKey?
  ) -> ModifiedContent<Self, _TraitModifier> { badge(key.map { Text($0) }) }

  /// Puts a text at the end of the list row or on the tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(
    _ label: S?
  ) -> ModifiedContent<Self, _TraitModifier> { badge(label.map { Text($0) }) }
}

/// The distance between sections.
///
/// - Note: As in SwiftUI.
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 10)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// How much something stands out.
///
/// - Note: As in SwiftUI.
public enum Prominence: Hashable, CaseIterable, Sendable { case standard, increased }
