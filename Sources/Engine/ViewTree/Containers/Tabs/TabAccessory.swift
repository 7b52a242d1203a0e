import ElementTree
import Foundation

/// Where a bar of tabs has its accessory.
///
/// - Note: As in SwiftUI.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

private struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// What stands above the bar of the tabs below.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// Where the accessory is that the view is part of; nil elsewhere.
  ///
  /// - Note: Differs from SwiftUI: the bar never makes room, so it is always expanded.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Puts a view above the bar of tabs, whichever is shown.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<AnyView?>> {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// Puts a view above the bar of tabs, whichever is shown, while it is to be there.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<AnyView?>> {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}

/// What stands above a bar of tabs, in a capsule.
struct TabAccessory: _ComposedView {
  let content: AnyView

  func composition(in environment: EnvironmentValues) -> some View {
    content
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(.bar, in: Capsule())
      .padding(EdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 16))
      .setting {
        $0.tabAccessory = nil
        $0.tabViewBottomAccessoryPlacement = .expanded
      }
      .element(.div, [(.class, "t-more")])
  }
}
