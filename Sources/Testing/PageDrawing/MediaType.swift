/// The media types of files that pages show.
package enum MediaType {
  /// The type for a path's extension.
  package static func of(_ path: String) -> String {
    switch path.split(separator: ".").last?.lowercased() {
    case "css": "text/css;charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "webp": "image/webp"
    case "avif": "image/avif"
    case "gif": "image/gif"
    case "ttf": "font/ttf"
    case "otf": "font/otf"
    case "woff": "font/woff"
    case "woff2": "font/woff2"
    case "html": "text/html;charset=utf-8"
    default: "application/octet-stream"
    }
  }
}
