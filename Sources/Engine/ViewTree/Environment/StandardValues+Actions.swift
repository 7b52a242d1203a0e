public import Foundation

/// Whether a scene is in use.
///
/// - Note: As in SwiftUI.
public enum ScenePhase: Hashable, Comparable, Sendable { case background, inactive, active }

/// Whether a list's rows can be changed.
///
/// - Note: As in SwiftUI.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows can be changed.
  public var isEditing: Bool { self != .inactive }
}

extension Binding<EditMode>? {
  /// Whether there is a mode, and rows can be changed in it.
  var isEditing: Bool { self?.wrappedValue.isEditing == true }
}

/// Closes what shows the view.
///
/// - Note: As in SwiftUI: `dismiss()`.
@MainActor @preconcurrency
public struct DismissAction {
  let action: (@MainActor () -> Void)?

  nonisolated package init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

  /// Closes the sheet or leaves the page; nothing happens where the view is neither.
  public func callAsFunction() { action?() }
}

/// Whether a view is shown by another, and a way to end that.
///
/// - Note: As in SwiftUI.
public struct PresentationMode {
  /// Whether the view is shown by another.
  public package(set) var isPresented: Bool

  package init(isPresented: Bool = false) { self.isPresented = isPresented }

  /// Ends it.
  public mutating func dismiss() { isPresented = false }
}

/// Opens an address.
///
/// - Note: Differs from SwiftUI: on a static page nothing is opened, and links are the browser's.
public struct OpenURLAction: @unchecked Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system }
    let kind: Kind
    let url: URL?
    /// The handler opened it.
    public static let handled = Result(kind: .handled, url: nil)
    /// The handler refused it.
    public static let discarded = Result(kind: .discarded, url: nil)
    /// The browser shall open it.
    public static let systemAction = Result(kind: .system, url: nil)
    /// The browser shall open another.
    public static func systemAction(_ url: URL) -> Result {
      Result(kind: .system, url: url)
    }
    /// The browser shall open another, inside the app if it wants.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system, url: url)
    }
  }

  private let handler: ((URL) -> Result)?
  /// Has the browser open an address; nil on a static page.
  var system: ((URL) -> Void)?

  package init() { handler = nil }

  /// The action of a page whose views have set none.
  init(system: @escaping (URL) -> Void) {
    handler = nil
    self.system = system
  }

  /// Whether a view has set the action.
  var isOwn: Bool { handler != nil }

  /// Creates an action that asks a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  @MainActor public func callAsFunction(_ url: URL) { _ = open(url) }

  private func open(_ url: URL) -> Bool {
    guard let handler else {
      system?(url)
      return system != nil
    }
    let result = handler(url)
    if result.kind == .system { system?(result.url ?? url) }
    return result.kind != .discarded
  }

  /// Opens an address and tells whether that was accepted.
  @MainActor public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    completion(open(url))
  }

  /// Opens an address, inside the app if it can.
  @MainActor public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
}

/// Loads content anew.
///
/// - Note: As in SwiftUI.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  package init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Loads content anew.
  public func callAsFunction() async { await action() }
}

/// Ends a search.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?

  nonisolated package init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

  /// Ends the search.
  public func callAsFunction() { action?() }
}
