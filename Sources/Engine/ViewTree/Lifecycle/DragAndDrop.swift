public import Foundation

/// Something that is dragged from one place to another.
///
/// - Note: Differs from SwiftUI: it keeps the object and nothing else.
public final class NSItemProvider: NSObject {
  package let object: Any?

  /// A provider of nothing.
  public override init() { object = nil }

  /// A provider of an object.
  public init(object: Any) { self.object = object }

  package init(anything object: Any) { self.object = object }

  /// A provider of an object of a type.
  public init(item: Any?, typeIdentifier: String?) { object = item }
}

/// Keeps what a view is dragged as.
public struct _DragHandler {
  package let lift: () -> Any
}

extension _DragHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    guard let live = context.graph.live else { return }
    let lift = lift
    context.listen(
      since: mark, context.answering(.lift) { _ in onMainActor { live.lifted = lift() } })
  }
}

/// Keeps an action for what is dropped on a view.
public struct _DropHandler {
  /// Takes what is dragged on the page, or text from elsewhere, at a point of the view.
  package let drop: (_ lifted: Any?, _ text: String, CGPoint) -> Void
  package let target: (Bool) -> Void
}

extension _DropHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    guard let live = context.graph.live else { return }
    let (drop, target) = (drop, target)
    context.listen(
      since: mark,
      context.answering(.drop) { payload in
        guard case .text(let text) = payload else { return }
        let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        let limit = Double(LiveEvent.Payload.largestNumber)
        guard parts.count == 3, let x = Double(parts[0]), let y = Double(parts[1]),
          abs(x) <= limit, abs(y) <= limit
        else { return }
        target(false)
        onMainActor {
          // Without a text it comes from this page.
          let lifted = parts[2].isEmpty ? live.lifted : nil
          live.lifted = nil
          drop(lifted, String(parts[2]), CGPoint(x: x, y: y))
        }
      })
    context.listen(
      since: mark, context.answeringFlag(.dropTarget) { target($0) })
  }
}

/// Dragging within a page, and dropping texts and addresses that come from elsewhere.
extension View {
  /// Has the view be dragged as something.
  ///
  /// - Note: Differs from SwiftUI: it can be dropped on the same page; elsewhere it is the view's text. A
  ///   static page drags nothing.
  nonisolated public func onDrag(
    _ data: @escaping () -> NSItemProvider
  ) -> ModifiedContent<Self, _HandlerModifier<_DragHandler>> {
    modifier(_HandlerModifier(_DragHandler(lift: data)))
  }

  /// Has the view be dragged as something.
  ///
  /// - Note: Differs from SwiftUI: the preview is the view itself. A static page drags nothing.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> ModifiedContent<Self, _HandlerModifier<_DragHandler>> { onDrag(data) }

  /// Runs an action when something is dropped on the view.
  ///
  /// - Note: Differs from SwiftUI: things of the page, or one string from elsewhere, whatever the types. A
  ///   static page takes nothing.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _HandlerModifier<_DropHandler>> {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// Runs an action when something is dropped on the view, with the place.
  ///
  /// - Note: Differs from SwiftUI: things of the page, or one string from elsewhere, whatever the types. A
  ///   static page takes nothing.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> ModifiedContent<Self, _HandlerModifier<_DropHandler>> {
    let drop = { (lifted: Any?, text: String, point: CGPoint) in
      guard let object = lifted ?? (text.isEmpty ? nil : text) else { return }
      _ = action([(object as? NSItemProvider) ?? NSItemProvider(object: object)], point)
    }
    return modifier(
      _HandlerModifier(
        _DropHandler(
          drop: drop,
          target: { isOn in
            if let isTargeted, isTargeted.wrappedValue != isOn { isTargeted.wrappedValue = isOn }
          })))
  }

  /// Has the view be dragged as a value.
  ///
  /// - Note: Differs from SwiftUI: it can be dropped on the same page; elsewhere it is the view's text. A
  ///   static page drags nothing.
  nonisolated public func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> ModifiedContent<Self, _HandlerModifier<_DragHandler>> {
    modifier(_HandlerModifier(_DragHandler(lift: payload)))
  }

  /// Has the view be dragged as a value.
  ///
  /// - Note: Differs from SwiftUI: the preview is the view itself. A static page drags nothing.
  nonisolated public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> ModifiedContent<Self, _HandlerModifier<_DragHandler>> {
    modifier(_HandlerModifier(_DragHandler(lift: payload)))
  }

  /// Runs an action when a value is dropped on the view.
  ///
  /// - Note: Differs from SwiftUI: values of the same page, and strings and addresses from elsewhere, one at a
  ///   time. A static page takes nothing.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> ModifiedContent<Self, _HandlerModifier<_DropHandler>> {
    let drop = { (lifted: Any?, text: String, point: CGPoint) in
      let address = text.isEmpty ? nil : URL(string: text)
      let object = (lifted as? NSItemProvider)?.object
      // A value that says so is given as a text or an address, too.
      let given: Any? = ((object ?? lifted) as? any Transferable)?.shared.map { shared in
        switch shared {
        case .text(let text): text
        case .address(let address): address
        }
      }
      let known = [lifted, object, given, text.isEmpty ? nil : text, address]
      guard let value = known.lazy.compactMap({ $0 as? T }).first else { return }
      _ = action([value], point)
    }
    return modifier(_HandlerModifier(_DropHandler(drop: drop, target: isTargeted)))
  }
}
