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
}

/// Dragging and dropping compile and do nothing: a page's elements are no things of an app's.
extension View {
  /// - Note: Differs from SwiftUI: nothing is dragged.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }

  /// - Note: Differs from SwiftUI: nothing is dragged.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: nothing is dragged.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self {
    self
  }

  /// - Note: Differs from SwiftUI: nothing is dragged.
  nonisolated public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: nothing is dropped.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }
}
