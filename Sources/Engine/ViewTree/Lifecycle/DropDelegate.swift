public import Foundation

/// What is being dropped, and where.
///
/// - Note: Differs from SwiftUI: of things from elsewhere only a text or an address is known, and only once
///   it is dropped.
public struct DropInfo {
  /// The place in the view, in points; its middle until something is dropped.
  public let location: CGPoint
  let items: [NSItemProvider]

  /// Whether anything is of one of some types: whatever is dragged on the page counts.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !items.isEmpty }

  /// Whether anything is of one of some types: whatever is dragged on the page counts.
  public func hasItemsConforming(to contentTypes: [String]) -> Bool { !items.isEmpty }

  /// What is dropped.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { items }

  /// What is dropped.
  public func itemProviders(for contentTypes: [String]) -> [NSItemProvider] { items }
}

/// What happens to something that is dropped.
///
/// - Note: As in SwiftUI.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }

/// What a view would do with something that is dropped.
///
/// - Note: Differs from SwiftUI: the pointer looks the same whatever is proposed.
public struct DropProposal: Sendable {
  /// What would happen.
  public let operation: DropOperation

  /// Proposes something.
  public init(operation: DropOperation) { self.operation = operation }

  /// Proposes something, inside the app and from elsewhere.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
  }
}

/// What a view does with something that is dragged over it.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes it.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it; false if it can't.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It has been moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// Keeps a delegate for what is dropped on a view.
public struct _DropDelegateHandler {
  package let delegate: any DropDelegate
}

extension _DropDelegateHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    guard let live = context.graph.live else { return }
    let delegate = delegate
    func providers(_ object: Any?) -> [NSItemProvider] {
      guard let object else { return [] }
      return [(object as? NSItemProvider) ?? NSItemProvider(anything: object)]
    }
    let drop = _DropHandler(
      drop: { lifted, text, point in
        let object: Any? = lifted ?? (text.isEmpty ? nil : text as Any?)
        onMainActor {
          let info = DropInfo(location: point, items: providers(object))
          guard delegate.validateDrop(info: info) else { return }
          _ = delegate.performDrop(info: info)
        }
      },
      target: { isOver in
        onMainActor {
          let info = DropInfo(location: .zero, items: providers(live.lifted))
          guard isOver else { return delegate.dropExited(info: info) }
          guard delegate.validateDrop(info: info) else { return }
          delegate.dropEntered(info: info)
          _ = delegate.dropUpdated(info: info)
        }
      })
    drop.attach(since: mark, in: &context)
  }
}

extension NSItemProvider {
  /// Whether it can give a text or an address.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { loaded(type) != nil }

  /// Gives the object, at once.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let value = loaded(type)
    completionHandler(value, value == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Whether there is something of a type: of texts and addresses alone that is known.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    switch object {
    case is URL, is NSURL: return UTType.url.conforms(to: type) || type == .fileURL
    case is String, is NSString: return UTType.utf8PlainText.conforms(to: type)
    case nil: return false
    default: return true
    }
  }

  /// Creates a provider of the contents of a file.
  public convenience init?(contentsOf url: URL) { self.init(anything: url) }

  private func loaded<T>(_ type: T.Type) -> T? {
    if let value = object as? T { return value }
    if let text = object as? String { return NSString(string: text) as? T }
    if let text = object as? NSString { return text.description as? T }
    return nil
  }
}

extension View {
  /// Has a delegate take what is dropped on the view.
  ///
  /// - Note: Differs from SwiftUI: things of the page, or one string from elsewhere, whatever the types;
  ///   the delegate is asked for a proposal once, when something comes over the view. A static page
  ///   takes nothing.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> ModifiedContent<Self, _HandlerModifier<_DropDelegateHandler>> {
    modifier(_HandlerModifier(_DropDelegateHandler(delegate: delegate)))
  }

  /// Has a delegate take what is dropped on the view.
  ///
  /// - Note: Differs from SwiftUI: as with types.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], delegate: any DropDelegate
  ) -> ModifiedContent<Self, _HandlerModifier<_DropDelegateHandler>> {
    modifier(_HandlerModifier(_DropDelegateHandler(delegate: delegate)))
  }

  /// Runs an action when something is dropped on the view.
  ///
  /// - Note: Differs from SwiftUI: things of the page, or one string from elsewhere, whatever the types. A
  ///   static page takes nothing.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _HandlerModifier<_DropHandler>> {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Runs an action when something is dropped on the view, with the place.
  ///
  /// - Note: Differs from SwiftUI: things of the page, or one string from elsewhere, whatever the types. A
  ///   static page takes nothing.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> ModifiedContent<Self, _HandlerModifier<_DropHandler>> {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }
}
