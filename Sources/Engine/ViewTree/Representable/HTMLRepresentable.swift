import ElementTree
import Foundation

/// A SwiftUI view that is an element of HTML: the door to what SwiftUI has no view for.
///
/// The element's name and attributes must be ones that pages may have; scripts, styles and event
/// handlers are none. Addresses are checked as those of links and pictures are.
///
///     struct TimeField: HTMLRepresentable {
///       @Binding var time: String
///
///       func makeElement(context: Context) -> HTMLElement {
///         var element = HTMLElement("input", ["type": "time", "value": time])
///         element.events = [.change]
///         return element
///       }
///
///       func handle(_ event: HTMLEvent, context: Context) { time = event.text }
///     }
///
/// The element is made at each evaluation; the page is told what has changed.
@MainActor @preconcurrency
public protocol HTMLRepresentable: View where Body == Never {
  /// The type of an object that stays as long as the element.
  associatedtype Coordinator = Void
  /// What the element knows of its surroundings.
  typealias Context = HTMLRepresentableContext<Self>
  /// Makes the element as it is to be now.
  @MainActor @preconcurrency func makeElement(context: Context) -> HTMLElement
  /// Does what an event of the element asks for, on a live page.
  @MainActor @preconcurrency func handle(_ event: HTMLEvent, context: Context)
  /// Makes the object that stays as long as the element.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Ends the object once the element has gone.
  @MainActor @preconcurrency static func dismantleElement(coordinator: Coordinator)
}

extension HTMLRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension HTMLRepresentable {
  public func handle(_ event: HTMLEvent, context: Context) {}
  public static func dismantleElement(coordinator: Coordinator) {}
}

/// What an element of HTML knows of its surroundings.
@MainActor @preconcurrency
public struct HTMLRepresentableContext<Representable: HTMLRepresentable> {
  /// The object that stays as long as the element.
  public let coordinator: Representable.Coordinator
  /// The values of the surroundings.
  public let environment: EnvironmentValues
}

/// Something that happened to an element of HTML.
public struct HTMLEvent: Hashable, Sendable {
  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// The element was pressed.
    case press
    /// A field's text is another.
    case input
    /// A field or a menu has another value for good.
    case change
    /// A checkbox was turned on or off.
    case check
    /// A disclosure was opened or closed.
    case toggle
  }

  public let kind: Kind
  /// The value of a field or a menu; empty for others.
  public let text: String
  /// Whether a checkbox is on or a disclosure open.
  public let isOn: Bool
}

/// An element of HTML.
public struct HTMLElement: Sendable, Equatable {
  /// The name of the tag.
  public var name: String
  public var attributes: [String: String]
  /// Text before the children.
  public var text: String?
  public var children: [HTMLElement]
  /// Whether the element takes all of the space that it is proposed, on both axes.
  public var fillsSpace = false
  /// What the view wants to hear of; see ``HTMLRepresentable/handle(_:context:)``.
  public var events: Set<HTMLEvent.Kind> = []

  /// Creates an element.
  public init(
    _ name: String, _ attributes: [String: String] = [:], text: String? = nil,
    children: [HTMLElement] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }
}

extension HTMLRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    guard context.enter(Self.self) else { return }
    let saved = context.identity
    context.identity = Identity.descend(saved)
    var linked = view
    if let fields = DynamicFields.of(Self.self) { context.link(fields, of: &linked) }
    let node = context.graph.node(at: Identity.child(context.identity, Salt.HTML.coordinator))
    let known = node.values[0] as? ValueMemory<Coordinator>
    let coordinator = known?.value ?? linked.makeCoordinator()
    if known == nil { node.values[0] = ValueMemory(coordinator) }
    if context.isLive { node.leave = { dismantleElement(coordinator: coordinator) } }
    let surroundings = Context(coordinator: coordinator, environment: context.environment)
    let view = linked
    context.add(element: view.makeElement(context: surroundings)) {
      view.handle($0, context: surroundings)
    }
    context.identity = saved
    context.leave()
  }
}

extension LoweringContext {
  /// Adds the box of an element.
  @MainActor
  fileprivate mutating func add(
    element: HTMLElement, _ handle: @escaping @MainActor (HTMLEvent) -> Void
  ) {
    guard var content = control(element, depth: 0) else { return }
    if isLive {
      content.handlers = element.events.sorted { $0.slot.rawValue < $1.slot.rawValue }.map { kind in
        var handler = answering(kind.slot) { handle(HTMLEvent(kind, $0)) }
        handler.owner = identity
        return handler
      }
    }
    var box = Box(
      kind: .control, width: element.fillsSpace ? .filling() : .unknown,
      height: element.fillsSpace ? .filling() : .unknown)
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    tree.contents.append(.control(content))
    add(box)
  }

  /// An element whose name and attributes are checked; nil if a page must not have it.
  @MainActor
  private mutating func control(_ element: HTMLElement, depth: Int) -> ControlContent? {
    guard depth < 64 else {
      reportOnce(.tooDeep, "The elements of an HTMLRepresentable are nested too deeply.")
      return nil
    }
    guard let name = ElementName(element.name, svg: false), !name.isOfDocument else {
      reportOnce(
        .contentModel,
        "A page can't have an element named \u{22}\(element.name)\u{22} here. "
          + "Use one that holds content.")
      return nil
    }
    var attributes: [(name: AttributeName, value: String)] = []
    for (key, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      guard let attribute = AttributeName(key), let checked = checked(attribute, value) else {
        reportOnce(
          .contentModel, severity: .warning,
          "The attribute \u{22}\(key)\u{22} of an HTMLRepresentable is left out; pages have none "
            + "of that name, or must not have its value.")
        continue
      }
      attributes.append((attribute, checked))
    }
    return ControlContent(
      name: name, attributes: attributes, text: element.text,
      options: element.children.compactMap { control($0, depth: depth + 1) })
  }

  /// A value that an attribute may have; nil if it may not.
  private func checked(_ name: AttributeName, _ value: String) -> String? {
    switch name.addressKind {
    case .link?, .resource?: return name.addressKind?.allows(value) == true ? value : nil
    // Those of a list would have to be made right for the page's folder one by one.
    case .resources?: return nil
    case nil: break
    }
    switch name {
    // A document's own, and what belongs to the engine.
    case .httpEquiv, .charset, .xmlns, .xmlLang, .class, .dataOn, .dataEnter, .dataLeave,
      .dataMatch,
      .dataRoll:
      return nil
    default: return value
    }
  }
}

extension HTMLEvent {
  fileprivate init(_ kind: Kind, _ payload: LiveEvent.Payload) {
    self.kind = kind
    if case .text(let text) = payload { self.text = text } else { text = "" }
    if case .flag(let flag) = payload { isOn = flag } else { isOn = false }
  }
}

extension HTMLEvent.Kind {
  /// The event of a live page that tells of it.
  fileprivate var slot: LiveSlot {
    switch self {
    case .press: .press
    case .input: .input
    case .change: .change
    case .check: .check
    case .toggle: .open
    }
  }
}

extension ElementName {
  /// Whether the element belongs to a document's frame, not to its content.
  fileprivate var isOfDocument: Bool {
    switch self {
    case .text, .html, .head, .body, .title, .meta, .link, .style, .base, .iframe: true
    default: false
    }
  }
}
