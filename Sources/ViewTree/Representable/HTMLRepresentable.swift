import ElementTree

/// A SwiftUI view that is an element of HTML: the door to what SwiftUI has no view for.
///
/// The element's name and attributes must be ones that pages may have; scripts, styles and event
/// handlers are none. Addresses are checked as those of links and pictures are.
///
///     struct Quote: HTMLRepresentable {
///       func makeElement(context: Context) -> HTMLElement {
///         HTMLElement("blockquote", ["cite": "https://example.org"], text: "Less is more.")
///       }
///     }
@MainActor @preconcurrency
public protocol HTMLRepresentable: View where Body == Never {
  /// What the element knows of its surroundings.
  typealias Context = HTMLRepresentableContext
  /// Makes the element.
  @MainActor @preconcurrency func makeElement(context: Context) -> HTMLElement
}

/// What an element of HTML knows of its surroundings.
public struct HTMLRepresentableContext {
  /// The values of the surroundings.
  public let environment: EnvironmentValues
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

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    guard context.enter(Self.self) else { return }
    let saved = context.identity
    context.identity = Identity.descend(saved)
    var linked = view
    if let fields = DynamicFields.of(Self.self) { context.link(fields, of: &linked) }
    let element = linked.makeElement(
      context: HTMLRepresentableContext(environment: context.environment))
    context.add(element: element)
    context.identity = saved
    context.leave()
  }
}

extension LoweringContext {
  /// Adds the box of an element.
  @MainActor
  fileprivate mutating func add(element: HTMLElement) {
    guard let content = control(element, depth: 0) else { return }
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
    case .httpEquiv, .charset, .xmlns, .xmlLang, .class, .dataOn, .dataEnter, .dataLeave: return nil
    default: return value
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
