import Foundation
import Synchronization

/// The asset catalogues that views read from.
///
/// A name is looked up in the folder of the bundle that the view names, in the resource bundles
/// beside the program, and in further folders, in this order. What was read is kept.
package final class AssetCatalog: Sendable {
  private struct State {
    var folders: [String: AssetFolder] = [:]
    var extra: [String] = []
    var main: [String]?
    var colors: [String: Result<ColorAsset, AssetError>] = [:]
    var images: [String: Result<ImageAsset, AssetError>] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// The catalogues of the program.
  package static let shared = AssetCatalog()

  /// Adds folders that are searched last: catalogues, or folders that have some.
  package static func search(folders: [String]) { shared.search(folders: folders) }

  /// Adds folders that are searched last: catalogues, or folders that have some.
  package func search(folders: [String]) {
    state.withLock { state in
      state.extra += folders.map(Self.trimmed).filter { !state.extra.contains($0) }
      state.colors = [:]
      state.images = [:]
    }
  }

  /// Forgets what was read, for files that have changed.
  package func forget() {
    state.withLock { state in
      state.folders = [:]
      state.colors = [:]
      state.images = [:]
    }
  }

  /// A colour by its name.
  package func color(_ name: String, bundle: String?) throws(AssetError) -> ColorAsset {
    let result = state.withLock { state in
      let key = (bundle ?? "") + "\0" + name
      if let known = state.colors[key] { return known }
      var result: Result<ColorAsset, AssetError> = .failure(
        AssetError(.missing, "No asset catalogue has a colour named \u{22}\(name)\u{22}."))
      for root in Self.roots(&state, bundle) {
        let folder = Self.folder(&state, root)
        guard let path = folder.colors[name] else {
          if let failure = folder.failure { result = .failure(Self.unread(failure, name)) }
          continue
        }
        result = Self.attempt { () throws(AssetError) in try ColorAsset(folder: path) }
        break
      }
      state.colors[key] = result
      return result
    }
    return try result.get()
  }

  /// A picture by its name.
  package func image(_ name: String, bundle: String?) throws(AssetError) -> ImageAsset {
    let result = state.withLock { state in
      let key = (bundle ?? "") + "\0" + name
      if let known = state.images[key] { return known }
      var result: Result<ImageAsset, AssetError> = .failure(
        AssetError(.missing, "No asset catalogue has a picture named \u{22}\(name)\u{22}."))
      for root in Self.roots(&state, bundle) {
        let folder = Self.folder(&state, root)
        if let path = folder.images[name] {
          result = Self.attempt { () throws(AssetError) in
            try ImageAsset(folder: path, name: name)
          }
        } else if let path = folder.pictures[name] {
          result = Self.attempt { () throws(AssetError) in
            ImageAsset(try AssetFile(path: path, name: name))
          }
        } else {
          if let failure = folder.failure { result = .failure(Self.unread(failure, name)) }
          continue
        }
        break
      }
      state.images[key] = result
      return result
    }
    return try result.get()
  }

  /// The error of a name that may be where nothing could be read.
  private static func unread(_ failure: SystemFile.Failure, _ name: String) -> AssetError {
    AssetError(.unreadableFile, "\(failure). \u{22}\(name)\u{22} may be there.")
  }

  private static func attempt<Value>(
    _ read: () throws(AssetError) -> Value
  ) -> Result<Value, AssetError> {
    do throws(AssetError) {
      return .success(try read())
    } catch {
      return .failure(error)
    }
  }

  /// The folders to search, in order.
  private static func roots(_ state: inout State, _ bundle: String?) -> [String] {
    var result: [String] = []
    if let bundle { result.append(trimmed(bundle)) }
    if state.main == nil { state.main = mainFolders() }
    result += (state.main ?? []) + state.extra
    return result
  }

  /// The program's folder and the resource bundles in it.
  private static func mainFolders() -> [String] {
    resourceBundles + [trimmed(Bundle.main.bundlePath)]
  }

  /// The resource bundles in the program's folder, by name.
  package static var resourceBundles: [String] {
    let folder = trimmed(Bundle.main.bundlePath)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = names.sorted().filter { name in
      name.hasSuffix(".resources") || name.hasSuffix(".bundle")
    }
    return bundles.map { folder + "/" + $0 }
  }

  private static func folder(_ state: inout State, _ path: String) -> AssetFolder {
    if let known = state.folders[path] { return known }
    // The program's own folder may be one that builds fill with thousands of files.
    let isProgram = path == state.main?.last && path == trimmed(Bundle.main.bundlePath)
    let new = AssetFolder(path, isShallow: isProgram)
    state.folders[path] = new
    return new
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
