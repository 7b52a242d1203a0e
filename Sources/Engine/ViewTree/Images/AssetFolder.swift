import Foundation

/// Where the entries of a folder's catalogues are, by their names.
struct AssetFolder: Sendable {
  /// Folders of colour sets.
  private(set) var colors: [String: String] = [:]
  /// Folders of image sets.
  private(set) var images: [String: String] = [:]
  /// Pictures beside the catalogues, by their names with and without extension.
  private(set) var pictures: [String: String] = [:]

  /// The first folder or file that can't be read, so that entries may be missing here.
  private(set) var failure: SystemFile.Failure?

  /// How deep folders are searched.
  private static var depthLimit: Int { 16 }

  /// Lists the catalogues in a folder, or the entries of the catalogue that it is.
  ///
  /// - Parameter isShallow: Whether only the folder itself is searched, not those in it.
  init(_ path: String, isShallow: Bool = false) {
    if path.hasSuffix(".xcassets") {
      addEntries(path, prefix: "", depth: 0)
    } else {
      search(path, depth: isShallow ? Self.depthLimit : Self.depthLimit - 4, isTop: !isShallow)
    }
  }

  private mutating func list(_ path: String) -> [String] {
    do throws(SystemFile.Failure) {
      return try SystemFile.names(in: path)
    } catch {
      note(error)
      return []
    }
  }

  private mutating func note(_ failure: SystemFile.Failure) {
    if !failure.isAbsent, self.failure == nil { self.failure = failure }
  }

  /// Whether the names of a folder's entries begin with its own.
  private mutating func isNamespace(_ path: String) -> Bool {
    do throws(SystemFile.Failure) {
      _ = try SystemFile.bytes(path + "/Contents.json", limit: 1 << 20)
    } catch {
      note(error)
      return false
    }
    return (try? CatalogFile.read(path).properties?.providesNamespace) == true
  }

  private mutating func search(_ path: String, depth: Int, isTop: Bool) {
    for name in list(path) {
      let inner = path + "/" + name
      if name.hasSuffix(".xcassets") {
        addEntries(inner, prefix: "", depth: 0)
      } else if isTop, PictureType(fileName: name) != nil {
        addPicture(name, inner)
      } else if depth < Self.depthLimit, !name.contains("."), Self.isFolder(inner) {
        search(inner, depth: depth + 1, isTop: isTop)
      }
    }
  }

  private mutating func addPicture(_ name: String, _ path: String) {
    pictures[name] = pictures[name] ?? path
    guard let dot = name.lastIndex(of: ".") else { return }
    let stem = String(name[..<dot])
    pictures[stem] = pictures[stem] ?? path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private mutating func addEntries(_ path: String, prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for name in list(path) {
      let inner = path + "/" + name
      if let entry = Self.stem(name, ".colorset") {
        colors[prefix + entry] = colors[prefix + entry] ?? inner
      } else if let entry = Self.stem(name, ".imageset") ?? Self.stem(name, ".symbolset") {
        images[prefix + entry] = images[prefix + entry] ?? inner
      } else if !name.contains("."), Self.isFolder(inner) {
        let isNamespace = isNamespace(inner)
        addEntries(inner, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private static func stem(_ name: String, _ ending: String) -> String? {
    name.hasSuffix(ending) ? String(name.dropLast(ending.utf8.count)) : nil
  }
}
