/// The path of a file in a site, such as `m/12.html`; it can't leave the site.
public struct SitePath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The path with `/` between its parts, without a leading one.
  public let string: String

  /// Names that the build keeps for itself.
  static let reserved: Set<String> = [
    SiteManifest.fileName, SiteManifest.temporaryName, SiteManifest.stagingName,
    SiteManifest.generationName,
    PageCache.fileName,
  ]

  /// Checks a path.
  ///
  /// Refused are absolute paths, empty parts, `.` and `..`, backslashes, control characters,
  /// parts of more than 255 bytes, and the names that the build keeps for itself.
  public init(_ string: String) throws(SiteError) {
    if let fault = SitePath.fault(of: string) {
      throw SiteError(.badData, "The path \"\(SitePath.printable(string))\" \(fault).")
    }
    self.string = string
  }

  /// The file that a route stands for: `/` is the site's first page, and a `/` at the end means the
  /// `index.html` of a folder; other routes are paths.
  init(route: some StringProtocol) throws(SiteError) {
    let path = route.hasPrefix("/") ? String(route.dropFirst()) : String(route)
    try self.init(path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path)
  }

  /// The path of a file that the build found where it wrote it.
  init(unchecked string: String) { self.string = string }

  static func fault(of string: String) -> String? {
    if string.isEmpty { return "is empty. Name a file, as in \"index.html\"" }
    if string.utf8.count > 4_000 { return "is longer than 4,000 bytes" }
    if string.utf8.first == UInt8(ascii: "/") { return "is absolute. Leave out the first \"/\"" }
    if string.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return "has a control character"
    }
    if string.utf8.contains(UInt8(ascii: "\\")) { return "has a backslash. Write \"/\"" }
    for part in string.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if part.isEmpty { return "has an empty part" }
      if part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
        return "has the part \"\(Substring(part))\". No path may leave the site"
      }
      if part.count > 255 { return "has a part of more than 255 bytes" }
      if part.first == UInt8(ascii: "."), reserved.contains(String(Substring(part))) {
        return "has the part \"\(Substring(part))\", which the build keeps for itself"
      }
    }
    return nil
  }

  /// The text with what could confuse a terminal replaced.
  private static func printable(_ string: String) -> String {
    String(
      String.UnicodeScalarView(
        string.unicodeScalars.prefix(200).map { $0.value < 0x20 || $0.value == 0x7F ? "?" : $0 }))
  }

  /// The parts between the slashes.
  public var parts: [Substring] { string.split(separator: "/", omittingEmptySubsequences: false) }

  /// The paths of the folders that the file is in, the outermost first.
  var folders: [String] {
    string.utf8.indices.filter { string.utf8[$0] == UInt8(ascii: "/") }
      .map { String(string[..<$0]) }
  }

  /// The path with `%` escapes, as it stands in an address.
  public var address: String { SitePath.escape(string) }

  /// The address of this file in a link on another page.
  ///
  /// The address names the file, so that links work without a server and under any folder.
  public func address(from page: SitePath) -> String {
    let here = page.parts.dropLast()
    let there = parts
    var shared = 0
    while shared < here.count, shared < there.count - 1, here[shared] == there[shared] {
      shared += 1
    }
    let up = String(repeating: "../", count: here.count - shared)
    return up + there[shared...].map { SitePath.escape(String($0)) }.joined(separator: "/")
  }

  /// Escapes all but letters, digits, `/` and `-._~!$()*,;=@`, so that no part can be taken for
  /// a scheme, a query or a fragment.
  private static func escape(_ string: String) -> String {
    // Most names are plain.
    let isPlain = string.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    if isPlain { return string }
    return Self.escaped(string, keeping: "/-._~!$()*,;=@")
  }

  /// A string with percent escapes for all but ASCII letters, digits and some other characters.
  static func escaped(_ string: String, keeping kept: String) -> String {
    var escaped = ""
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where kept.utf8.contains(byte):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return escaped
  }

  /// In the order of their bytes.
  public static func < (left: SitePath, right: SitePath) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  public var description: String { string }
}
