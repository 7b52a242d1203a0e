public import Foundation
public import ViewTree

/// A picture from an address.
///
/// The address must be one of `http` or `https` or relative; another shows nothing and is reported.
///
/// - Note: As in Kingfisher, but the browser loads and caches the picture: the first frame shows
///   it, and options for loading, caching and processing change nothing.
nonisolated public struct KFImage: _PrimitiveView {
  private let url: URL?
  private var options = Image(address: "")
  private var placeholder: (@MainActor () -> AnyView)?
  private var changes: [@MainActor (AnyView) -> AnyView] = []

  /// Shows the picture at an address, or the placeholder if there is none.
  public init(_ url: URL?) { self.url = url }

  /// Shows the picture at an address, or the placeholder if there is none.
  public init(source: Source?) { url = source?.url }

  /// Shows the picture at an address, or the placeholder if there is none.
  public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    var image = view.options
    if let url = view.url {
      image.source = .address(url.absoluteString, scale: 1)
    } else if let placeholder = view.placeholder {
      AnyView._lower(placeholder(), into: &context)
      return
    } else {
      image.source = .none
    }
    guard !view.changes.isEmpty else {
      Image._lower(image, into: &context)
      return
    }
    let changed = view.changes.reduce(AnyView(image)) { view, change in change(view) }
    AnyView._lower(changed, into: &context)
  }

  @MainActor public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    guard let url = view.url, view.changes.isEmpty else { return false }
    var image = view.options
    image.source = .address(url.absoluteString, scale: 1)
    return Image._outline(image, into: outline, in: &context)
  }

  private func with(_ change: (inout KFImage) -> Void) -> KFImage {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lets the picture take any size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> KFImage {
    with { $0.options = $0.options.resizable(capInsets: capInsets, resizingMode: resizingMode) }
  }

  /// - Note: Differs from Kingfisher: a remote picture has its own colours.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> KFImage { self }

  /// Says how well the picture is drawn in another size.
  public func interpolation(_ interpolation: Image.Interpolation) -> KFImage {
    with { $0.options = $0.options.interpolation(interpolation) }
  }

  /// - Note: Differs from Kingfisher: browsers always smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> KFImage { self }

  /// Changes the picture.
  public func configure(_ block: (Image) -> Image) -> KFImage {
    with { $0.options = block($0.options) }
  }

  /// Changes the picture to another view.
  public func contentConfigure<V: View>(
    @ViewBuilder _ block: @escaping @MainActor (AnyView) -> V
  ) -> KFImage {
    with { $0.changes.append { AnyView(block($0)) } }
  }

  /// Shows a view if there is no address.
  public func placeholder<P: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> P
  ) -> KFImage {
    with { $0.placeholder = { AnyView(content()) } }
  }

  /// Shows a view if there is no address; the progress has not begun.
  public func placeholder<P: View>(
    @ViewBuilder _ content: @escaping @MainActor (Progress) -> P
  ) -> KFImage {
    with { $0.placeholder = { AnyView(content(Progress(totalUnitCount: 1))) } }
  }
}

/// Where a picture comes from.
public enum Source: Sendable {
  case network(URL)

  fileprivate var url: URL {
    switch self {
    case .network(let url): url
    }
  }
}
