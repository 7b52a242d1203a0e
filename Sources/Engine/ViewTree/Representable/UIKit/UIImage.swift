public import Foundation

/// A picture, as UIKit has it.
public class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture has its own colours or that of text.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  package let source: Image.Source
  /// The natural size in points; zero if it isn't known.
  public let size: CGSize
  /// Pixels for a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode

  package init(
    _ source: Image.Source, size: CGSize, scale: CGFloat = 1,
    renderingMode: RenderingMode = .automatic
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
  }

  /// No picture.
  public override convenience init() { self.init(.none, size: .zero) }

  /// A picture of an asset catalogue; nil if there is none of the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// A picture of an asset catalogue; nil if there is none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    let path = bundle?.bundlePath
    guard (try? AssetCatalog.shared.image(name, bundle: path)) != nil else { return nil }
    self.init(asset: name, bundle: path)
  }

  /// A picture of a bundle's catalogue, which may not be there.
  package convenience init(asset name: String, bundle path: String?) {
    let asset = try? AssetCatalog.shared.image(name, bundle: path)
    let size = asset?.size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    self.init(.asset(name: name, bundle: path), size: size)
  }

  /// A symbol; nil if the set has none of the name.
  public convenience init?(systemName: String) {
    guard SymbolSet.path(named: systemName) != nil else { return nil }
    self.init(.symbol(name: systemName), size: CGSize(width: 20, height: 20))
  }

  /// A picture of a file's bytes; nil if browsers don't show them.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of a file's bytes; nil if browsers don't show them.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = Array(data)
    guard let type = PictureType(bytes: bytes) else { return nil }
    let factor = Double(max(scale, 1))
    let size =
      PictureSize(of: bytes, type: type).map {
        CGSize(width: $0.width / factor, height: $0.height / factor)
      } ?? .zero
    self.init(.data(ImageData(bytes: bytes, scale: factor)), size: size, scale: scale)
  }

  /// The same picture.
  package convenience init(copying other: UIImage) {
    self.init(
      other.source, size: other.size, scale: other.scale, renderingMode: other.renderingMode)
  }

  /// A picture of a file, so many pixels for a point; nil if it can't be read.
  convenience init?(file path: String, scale: CGFloat) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data, scale: scale)
  }

  /// A picture of a file; nil if it can't be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, size: size, scale: scale, renderingMode: renderingMode)
  }

  /// The picture as SwiftUI shows it.
  package var image: Image {
    var image = Image(source: source, label: .decoration)
    switch renderingMode {
    case .automatic: break
    case .alwaysOriginal: image.options.renderingMode = .original
    case .alwaysTemplate: image.options.renderingMode = .template
    }
    return image
  }
}

extension Image {
  /// Creates a picture of a UIKit picture; readers needn't know of it.
  public init(uiImage: UIImage) { self = uiImage.image }
}
