import MediaTypes
import ViewTree
import WebServer

/// The files that pages link to.
///
/// Their names have the hash of their content, so browsers may keep them for good.
@MainActor
final class AssetShelf {
  static let forever = "public, max-age=31536000, immutable"

  private var files: [String: PageAsset] = [:]

  /// Makes files available; those that are there already stay.
  func add(_ assets: [PageAsset]) {
    for asset in assets where files[asset.name] == nil { files[asset.name] = asset }
  }

  /// A file of pages; nil if none has linked to it.
  func response(name: String) -> Response? {
    files[name].flatMap(Self.response)
  }

  /// A file as browsers get it; nil if it isn't where it was.
  static func response(_ asset: PageAsset) -> Response? {
    var response: Response
    if let path = asset.origin {
      guard let file = StaticFolder.response(ofFile: path) else { return nil }
      response = file
    } else {
      response = Response(
        headers: [
          ("Content-Type", MediaType.ofFile(named: asset.name)), ("Accept-Ranges", "bytes"),
        ],
        body: .bytes(asset.bytes))
    }
    response.headers.append(("Cache-Control", Self.forever))
    // A picture that is opened by itself may be a document with scripts.
    response.headers.append(
      ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"))
    return response
  }
}
