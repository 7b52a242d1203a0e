public import PixelComparing

/// One difference of two snapshots: what it is, and which view in which file made the element.
public struct SemanticChange: Hashable, Sendable, Codable {
  /// What has changed.
  public var kind: Kind
  /// The element's place in the old snapshot, or in the new one for what is inserted, such as
  /// `main/ul/li[2]/p`; a line's number for snapshots of lines.
  public var element: String
  /// The views that made the element.
  public var origin: ViewOrigin
  /// The test, and the snapshot's name in it.
  public var caseName: String
  public var variant: SnapshotVariant

  /// Creates a change.
  public init(
    _ kind: Kind, element: String, origin: ViewOrigin = ViewOrigin(), caseName: String = "",
    variant: SnapshotVariant = .standard
  ) {
    self.kind = kind
    self.element = element
    self.origin = origin
    self.caseName = caseName
    self.variant = variant
  }

  /// The ways in which snapshots differ.
  public enum Kind: Hashable, Sendable, Codable {
    /// An element with all in it is new; the words describe it.
    case insert(String)
    /// An element has gone with all in it; the words describe it.
    case remove(String)
    /// An element with all in it is elsewhere in the page; the words describe it, then where it is now.
    case move(String, to: String)
    /// An element has another place among its siblings; the words describe it, then where it is now.
    case order(String, to: String)
    /// Another name of an element, which is otherwise known again.
    case element(from: String, to: String)
    /// Another text.
    case text(from: String, to: String)
    /// Another attribute; nil where there is none.
    case attribute(String, from: String?, to: String?)
    /// Another declaration of a CSS property; nil where there is none.
    case style(property: String, from: String?, to: String?)
    /// Another identity among its siblings, in hexadecimal digits; nil where there is none.
    case key(from: String?, to: String?)
    /// Something of the document, such as its title.
    case document(String, from: String, to: String)
    /// A line of a snapshot of lines; nil where there is none.
    case line(from: String?, to: String?)
    /// Pixels of the drawn page: how many differ, the largest difference of a channel (1 to 255), and
    /// where they are.
    case pixels(count: Int, largest: Int, boxes: [PixelBox])
  }
}

/// A part of a picture, in pixels from the upper left corner.
public typealias PixelBox = PixelComparing.PixelBox

/// Which views made an element: the path of view types from the outermost to the one whose body it is.
public struct ViewOrigin: Hashable, Sendable, Codable {
  /// Names of view types, the outermost first; empty if it is not known.
  public var viewPath: [String]
  /// The file of the innermost view's declaration, from the package's folder on.
  public var file: String?
  /// The line of the declaration, or of the one call in it that can have made the change, beginning
  /// with 1.
  public var line: Int?

  /// Creates an origin.
  public init(viewPath: [String] = [], file: String? = nil, line: Int? = nil) {
    self.viewPath = viewPath
    self.file = file
    self.line = line
  }

  /// `MomentCard.swift:31`, the view's name where there is no file, or nothing.
  public var place: String {
    guard let file else { return viewPath.last ?? "" }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return line.map { "\(name):\($0)" } ?? name
  }
}
