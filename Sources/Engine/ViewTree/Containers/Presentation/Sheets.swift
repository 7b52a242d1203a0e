public import Foundation

extension View {
  @MainActor fileprivate func show<V: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    _ content: @escaping () -> V
  ) -> ModifiedContent<Self, _SheetModifier> {
    modifier(
      _SheetModifier(
        kind: kind,
        content: {
          isPresented.wrappedValue
            ? AnyView(Presented(content: content, onDismiss: onDismiss)) : nil
        },
        dismiss: { isPresented.wrappedValue = false }))
  }

  @MainActor fileprivate func show<Item, V: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    _ content: @escaping (Item) -> V
  ) -> ModifiedContent<Self, _SheetModifier> {
    modifier(
      _SheetModifier(
        kind: kind,
        content: {
          item.wrappedValue.map {
            AnyView(PresentedItem(item: $0, content: content, onDismiss: onDismiss))
          }
        },
        dismiss: { item.wrappedValue = nil }))
  }

  /// Shows a sheet while a binding is true: an open `<dialog>`.
  @MainActor public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, _SheetModifier> {
    show(.sheet, isPresented, onDismiss: onDismiss, content)
  }

  /// Shows a sheet for a value while a binding has one.
  @MainActor public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, _SheetModifier> { show(.sheet, item, onDismiss: onDismiss, content) }

  /// Shows a view over the whole page while a binding is true.
  @MainActor public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, _SheetModifier> {
    show(.cover, isPresented, onDismiss: onDismiss, content)
  }

  /// Shows a view for a value over the whole page while a binding has one.
  @MainActor public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, _SheetModifier> { show(.cover, item, onDismiss: onDismiss, content) }

  /// Shows a view beside this one while a binding is true.
  @MainActor public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> ModifiedContent<Self, _SheetModifier> { show(.popover, isPresented, content) }

  /// Shows a view for a value beside this one while a binding has one.
  @MainActor public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, _SheetModifier> { show(.popover, item, content) }

  /// Shows a view at the side while a binding is true.
  ///
  /// - Note: Differs from SwiftUI: as a sheet.
  @MainActor public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> ModifiedContent<Self, _SheetModifier> { show(.sheet, isPresented, content) }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: an inspector is a sheet.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: an inspector is a sheet.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
}

/// What is shown over a page, and what is done when it has gone.
///
/// The content is made when the view that presents it runs, or something that it reads changes; objects
/// that it makes last as long. The closure is kept as it was given: in another form, such as one that takes
/// `Void`, it would be a new one each time.
private struct Presented<Content: View>: View {
  let content: () -> Content
  let onDismiss: (() -> Void)?

  var body: some View { content().onDisappear(perform: onDismiss) }
}

/// What is shown over a page for an item, and what is done when it has gone.
private struct PresentedItem<Item, Content: View>: View {
  let item: Item
  let content: (Item) -> Content
  let onDismiss: (() -> Void)?

  var body: some View { content(item).onDisappear(perform: onDismiss) }
}

/// The place that a popover points at.
///
/// - Note: Differs from SwiftUI: a popover stands at its view.
public struct PopoverAttachmentAnchor: Sendable {
  /// A rectangle of a view.
  public struct Source: Sendable {
    public static let bounds = Source()
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }
  public static func rect(_ source: Source) -> PopoverAttachmentAnchor { .init() }
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor { .init() }
}
