public import Foundation

extension UIImage {
  /// The picture's file; nil for symbols and no picture.
  ///
  /// - Note: Differs from UIKit: a picture that isn't a PNG stays what it is, since nothing is drawn anew.
  public func pngData() -> Data? { fileData }

  /// The picture's file; nil for symbols and no picture.
  ///
  /// - Note: Differs from UIKit: a picture that isn't a JPEG stays what it is, and as large.
  public func jpegData(compressionQuality: CGFloat) -> Data? { fileData }

  /// The bytes that were read, or those of the finest file of an asset.
  private var fileData: Data? {
    switch source {
    case .data(let data): Data(data.bytes)
    case .asset(let name, let bundle):
      (try? AssetCatalog.shared.image(name, bundle: bundle))?.file(scale: .max)
        .map { Data($0.file.bytes) }
    case .symbol, .address, .none: nil
    }
  }
}

extension UIImage {
  /// The picture, to be shown in a size.
  ///
  /// - Note: Differs from UIKit: it keeps its pixels, which the browser scales.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { smaller(size) }

  /// The picture, to be shown in a size.
  ///
  /// - Note: Differs from UIKit: it keeps its pixels, which the browser scales.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { smaller(size) }

  /// The picture as it is.
  public func preparingForDisplay() -> UIImage? { self }

  /// The picture as it is.
  public func byPreparingForDisplay() async -> UIImage? { self }

  private func smaller(_ size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(source, size: size, scale: scale, renderingMode: renderingMode)
  }
}
