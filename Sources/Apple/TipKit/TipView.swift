public import Foundation
public import ViewTree

/// A tip in a page.
///
/// - Note: As in TipKit, without an arrow.
@MainActor public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: @MainActor (Tips.Action) -> Void
  @State private var isClosed = false

  public init(
    _ tip: Content, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.action) = (tip, action) }

  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.action) = (tip, action) }

  public init(
    _ tip: Content, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.action) = (tip, action) }

  public var body: some View {
    if let tip, !isClosed, tip.shouldDisplay {
      TipCard(tip: tip, action: action) {
        tip.invalidate(reason: .tipClosed)
        isClosed = true
      }
      .padding()
      .background(
        Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 13))
    }
  }
}

/// What a tip says, with its choices and a cross.
struct TipCard<Content: Tip>: View {
  let tip: Content
  let action: @MainActor (Tips.Action) -> Void
  let close: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = tip.image {
        image.font(.title2).foregroundStyle(.tint)
      }
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline)
        if let message = tip.message {
          message.font(.subheadline).foregroundStyle(.secondary)
        }
        ForEach(tip.actions) { choice in
          Divider()
          Button(choice.title) {
            choice.handler()
            action(choice)
          }
        }
      }
      Spacer(minLength: 0)
      Button(action: close) {
        Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text("Close"))
    }
  }
}

extension View {
  /// Shows a tip beside the view.
  ///
  /// - Note: Differs from TipKit: it stands below the view, in the page.
  @MainActor public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(PopoverTip(tip: tip, action: action)) }

  /// - Note: Differs from TipKit: tips have one look.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// - Note: Differs from TipKit: tips have one look.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
  /// - Note: Differs from TipKit: tips have one look.
  nonisolated public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    self
  }
}

/// A tip over what is behind it, in a popover.
private struct PopoverTip<Target: Tip>: ViewModifier {
  let tip: Target?
  let action: @MainActor (Tips.Action) -> Void
  @State private var isClosed = false

  func body(content: Content) -> some View {
    content.popover(isPresented: isShown) {
      if let tip {
        TipCard(tip: tip, action: action) { isShown.wrappedValue = false }.padding()
      }
    }
  }

  private var isShown: Binding<Bool> {
    Binding {
      !isClosed && tip?.shouldDisplay == true
    } set: { shown in
      guard !shown else { return }
      tip?.invalidate(reason: .tipClosed)
      isClosed = true
    }
  }
}
