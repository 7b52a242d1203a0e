/// What a file is, by its name.
package enum MediaType {
  /// The value of `Content-Type`; bytes without a meaning for unknown names.
  package static func ofFile(named name: String) -> String {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    return ending.flatMap { types[$0] } ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "json": "application/json", "map": "application/json",
    "webmanifest": "application/manifest+json", "xml": "application/xml",
    "rss": "application/rss+xml", "atom": "application/atom+xml", "svg": "image/svg+xml",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon", "woff": "font/woff",
    "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf", "pdf": "application/pdf",
    "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "m4a": "audio/mp4",
    "aac": "audio/aac", "wav": "audio/wav", "ogg": "audio/ogg", "flac": "audio/flac",
    "caf": "audio/x-caf", "aif": "audio/aiff", "aiff": "audio/aiff",
    "m3u8": "application/vnd.apple.mpegurl", "vtt": "text/vtt", "webm": "video/webm",
    "mp3": "audio/mpeg", "wasm": "application/wasm",
  ]
}
