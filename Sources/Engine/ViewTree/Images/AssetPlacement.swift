import ElementTree

/// How a page gets the pictures of asset catalogues.
public enum AssetPlacement: Hashable, Sendable {
  /// In the page itself, as `data:` addresses.
  ///
  /// The page needs no other file. Each place that shows a picture holds it again, so pages with
  /// large or repeated pictures should link them; a picture above 32 KiB is reported.
  case inline
  /// In files of their own, named by their content.
  ///
  /// The prefix is what a page writes before a file's name, such as `assets/`; whoever builds the
  /// page puts the files that the renderer lists there.
  case linked(prefix: String)
}

/// A file that a page needs.
public struct PageAsset: Hashable, Sendable {
  /// The file's name behind the prefix: a name, the hash of its content and its extension.
  public var name: String
  /// The path of the file to copy, or nil if only ``bytes`` has the content.
  public var origin: String?
  /// The content, where there is no file.
  public var bytes: [UInt8]

  package init(name: String, origin: String?, bytes: [UInt8] = []) {
    self.name = name
    self.origin = origin
    self.bytes = bytes
  }
}

extension PageAsset {
  /// A file name that changes with the content: `heart-1f0c….svg`.
  static func name(_ name: String, content: [UInt8], fileExtension: String) -> String {
    let safe = name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "-"
    }
    return String(safe) + "-" + SHA256.hex(of: content).prefix(16) + "." + fileExtension
  }
}

/// The pictures that a page uses.
package struct PageAssets {
  package var placement = AssetPlacement.inline
  /// The files that the page links to, by their names.
  package private(set) var files: [String: PageAsset] = [:]
  /// Symbols that were reported already.
  package var unknownSymbols: Set<String> = []
  /// Problems that are reported once for a page, by their messages.
  package var issues: [String: ViewIssue] = [:]

  package init() {}

  /// The size in bytes above which a picture should not be in the page itself.
  package static let inlineLimit = 32 << 10

  /// The address of a file as the page writes it.
  mutating func address(of file: AssetFile) -> String {
    switch placement {
    case .inline: return file.dataAddress
    case .linked(let prefix):
      let name = file.linkedName
      if files[name] == nil {
        add(
          PageAsset(name: name, origin: file.path, bytes: file.path == nil ? file.bytes : []))
      }
      return prefix + name
    }
  }

  /// Has the page link to a file.
  mutating func add(_ asset: PageAsset) { files[asset.name] = asset }
}
