import CFileWatching
import Dispatch
import Foundation
import Glibc
import WebServer

/// Tells when files of a folder have other content than before.
///
/// Times count for nothing: a file that is saved without a change, or touched, is no change; but
/// files that are too large to be read each time are taken for changed when they are written.
@MainActor
package final class SourceWatcher {
  /// Receives the paths of files that are new, gone or different, from the folder on.
  package var onChange: ((Set<String>) -> Void)?
  private let root: String
  private let isOfInterest: (String) -> Bool
  private let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var contents: [String: Content] = [:]
  private var touched: Set<String> = []
  private var isScheduled = false

  /// What a file is compared by.
  private enum Content: Equatable {
    /// All of a source.
    case source(Data)
    case hash(Int)
    /// Of what is too large to be read each time: how many bytes, and when it was written.
    case large(Int64, seconds: Int, nanoseconds: Int)
  }

  /// The size from which a file is no longer read, in bytes.
  private static let largest = 4 << 20

  /// How long to wait for the rest of a save, in milliseconds.
  private static let pause = 8

  /// Begins to watch; what is there now is what changes are compared with.
  ///
  /// - Parameters:
  ///   - root: The folder, without links in its path.
  ///   - isOfInterest: Whether a file or folder is watched, by its path from the folder on; what
  ///     programs are built of if not given.
  package init?(root: String, isOfInterest: @escaping (String) -> Bool = isPartOfPrograms) {
    self.root = root
    self.isOfInterest = isOfInterest
    descriptor = cfilewatching_open()
    guard descriptor >= 0 else { return nil }
    addFolder("")
    for path in files(in: "") { contents[path] = content(path) }
    EventLoop.shared.watchReading(descriptor) { [weak self] in self?.read() }
  }

  isolated deinit {
    EventLoop.shared.forget(descriptor)
    close(descriptor)
  }

  // MARK: Folders

  /// What programs are built of: sources, manifests and what lies in the sources' folders.
  package nonisolated static func isPartOfPrograms(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let first = parts.first, !parts.contains(where: { $0.hasPrefix(".") }) else {
      return false
    }
    return first != "Tests" && !path.hasSuffix("~")
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  private func addFolder(_ path: String) {
    guard path.isEmpty || isOfInterest(path) else { return }
    let number = cfilewatching_add(descriptor, absolute(path))
    guard number >= 0 else { return }
    folders[number] = path
    for name in entries(of: path) where isFolder(name) { addFolder(name) }
  }

  private func entries(of path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute(path))) ?? []
    return names.sorted().map { path.isEmpty ? $0 : path + "/" + $0 }
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func files(in path: String) -> [String] {
    entries(of: path).filter(isOfInterest).flatMap { isFolder($0) ? files(in: $0) : [$0] }
  }

  /// The content of a Swift file when it was last looked at.
  func source(_ path: String) -> Data? {
    guard case .source(let data)? = contents[path] else { return nil }
    return data
  }

  /// All Swift files as they were when they were last looked at.
  var sources: [String: Data] {
    contents.compactMapValues { content in
      guard case .source(let data) = content else { return nil }
      return data
    }
  }

  /// The content; nil for what is no file, and for links that lead out of the package.
  private func content(_ path: String) -> Content? {
    guard let real = realpath(absolute(path), nil) else { return nil }
    defer { free(real) }
    var status = stat()
    guard String(cString: real).hasPrefix(root + "/"), stat(real, &status) == 0 else { return nil }
    if status.st_size > Self.largest, !path.hasSuffix(".swift") {
      return .large(
        Int64(status.st_size), seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec)
    }
    guard
      let data = FileManager.default.contents(atPath: absolute(path))
    else { return nil }
    if path.hasSuffix(".swift") { return .source(data) }
    var hasher = Hasher()
    data.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(data.count)
    return .hash(hasher.finalize())
  }

  // MARK: Changes

  private func read() {
    var events: [(watch: Int32, name: String, isNewFolder: Bool)] = []
    withUnsafeMutablePointer(to: &events) { list in
      cfilewatching_read(
        descriptor,
        { context, watch, name, isNewFolder in
          context.assumingMemoryBound(to: [(watch: Int32, name: String, isNewFolder: Bool)].self)
            .pointee.append((watch, String(cString: name), isNewFolder != 0))
        }, list)
    }
    for event in events {
      guard event.watch >= 0 else {
        touched.formUnion(files(in: ""))
        touched.formUnion(contents.keys)
        continue
      }
      guard let folder = folders[event.watch] else { continue }
      let path = folder.isEmpty ? event.name : folder + "/" + event.name
      if event.isNewFolder {
        addFolder(path)
        if isOfInterest(path) { touched.formUnion(files(in: path)) }
      } else if isOfInterest(path) {
        touched.insert(path)
      }
    }
    guard !touched.isEmpty, !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Self.pause)) { [weak self] in
      MainActor.assumeIsolated { self?.compare() }
    }
  }

  private func compare() {
    isScheduled = false
    var changed: Set<String> = []
    for path in touched {
      let prefix = path + "/"
      // A folder that has gone takes its files with it.
      for path in contents.keys.filter({ $0.hasPrefix(prefix) }) + [path] {
        let new = content(path)
        guard new != contents[path] else { continue }
        contents[path] = new
        changed.insert(path)
      }
    }
    touched = []
    if !changed.isEmpty { onChange?(changed) }
  }
}
