/// A type of data, by its identifier.
///
/// - Note: Differs from Apple's: it knows the types below, and others by their names only.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name, such as `public.text`.
  public let identifier: String
  private let fileExtension: String?
  private let mediaType: String?

  private init(_ identifier: String, _ fileExtension: String?, _ mediaType: String?) {
    self.identifier = identifier
    self.fileExtension = fileExtension
    self.mediaType = mediaType
  }

  /// A type with an identifier; nil for a text that is none.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty, !identifier.contains(where: \.isWhitespace) else { return nil }
    self = UTType.known.first { $0.identifier == identifier } ?? UTType(identifier, nil, nil)
  }

  /// The type of files whose names end in something.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let type = UTType.known.first(where: { $0.fileExtension == wanted }) else { return nil }
    self = type
  }

  /// The type of a media type such as `image/png`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let type = UTType.known.first(where: { $0.mediaType == wanted }) else { return nil }
    self = type
  }

  /// An app's own type.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, nil)
  }

  /// A type of another app's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, nil)
  }

  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(identifier, nil, nil)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  public var description: String { identifier }
  /// What file names of the type end in.
  public var preferredFilenameExtension: String? { fileExtension }
  /// The media type, such as `image/png`.
  public var preferredMIMEType: String? { mediaType }

  /// Whether what is of this type is also of another.
  public func conforms(to type: UTType) -> Bool {
    self == type || parents.contains { $0.conforms(to: type) }
  }

  private var parents: [UTType] {
    switch identifier {
    case "public.item": []
    case "public.data", "public.content", "public.folder": [.item]
    case "public.text", "public.image", "public.audiovisual-content", "public.url", "com.adobe.pdf",
      "public.archive":
      [.data, .content]
    case "public.plain-text", "public.html", "public.json", "public.xml", "public.rtf",
      "public.comma-separated-values-text":
      [.text]
    case "public.utf8-plain-text": [.plainText]
    case "public.png", "public.jpeg", "com.compuserve.gif", "public.heic", "public.tiff",
      "public.svg-image", "org.webmproject.webp":
      [.image]
    case "public.movie", "public.audio": [.audiovisualContent]
    case "public.mpeg-4", "com.apple.quicktime-movie", "public.video": [.movie]
    case "public.mp3", "com.microsoft.waveform-audio": [.audio]
    case "public.file-url": [.url]
    case "public.zip-archive": [.archive]
    default: []
    }
  }

  public static let item = UTType("public.item", nil, nil)
  public static let content = UTType("public.content", nil, nil)
  public static let data = UTType("public.data", nil, "application/octet-stream")
  public static let folder = UTType("public.folder", nil, nil)
  public static let directory = UTType("public.directory", nil, nil)
  public static let text = UTType("public.text", nil, nil)
  public static let plainText = UTType("public.plain-text", "txt", "text/plain")
  public static let utf8PlainText = UTType("public.utf8-plain-text", nil, nil)
  public static let rtf = UTType("public.rtf", "rtf", "text/rtf")
  public static let html = UTType("public.html", "html", "text/html")
  public static let json = UTType("public.json", "json", "application/json")
  public static let xml = UTType("public.xml", "xml", "application/xml")
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "csv", "text/csv")
  public static let image = UTType("public.image", nil, nil)
  public static let png = UTType("public.png", "png", "image/png")
  public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg")
  public static let gif = UTType("com.compuserve.gif", "gif", "image/gif")
  public static let heic = UTType("public.heic", "heic", "image/heic")
  public static let tiff = UTType("public.tiff", "tiff", "image/tiff")
  public static let svg = UTType("public.svg-image", "svg", "image/svg+xml")
  public static let webP = UTType("org.webmproject.webp", "webp", "image/webp")
  public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf")
  public static let audiovisualContent = UTType("public.audiovisual-content", nil, nil)
  public static let movie = UTType("public.movie", nil, nil)
  public static let video = UTType("public.video", nil, nil)
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4")
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov", "video/quicktime")
  public static let audio = UTType("public.audio", nil, nil)
  public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg")
  public static let wav = UTType("com.microsoft.waveform-audio", "wav", "audio/vnd.wave")
  public static let url = UTType("public.url", nil, nil)
  public static let fileURL = UTType("public.file-url", nil, nil)
  public static let archive = UTType("public.archive", nil, nil)
  public static let zip = UTType("public.zip-archive", "zip", "application/zip")

  private static let known: [UTType] = [
    item, content, data, folder, directory, text, plainText, utf8PlainText, rtf, html, json, xml,
    commaSeparatedText, image, png, jpeg, gif, heic, tiff, svg, webP, pdf, audiovisualContent,
    movie, video, mpeg4Movie, quickTimeMovie, audio, mp3, wav, url, fileURL, archive, zip,
  ]
}
