import CIndexStore
import Foundation

/// The symbols that compiled sources refer to, by the compiler's names for them.
struct CompiledUses {
  private(set) var usrs: Set<String> = []
  private let folder: String

  /// Reads what the compiler noted about the files in a folder of this package.
  ///
  /// What it noted about files that are gone since does not count.
  init(in folder: URL, with toolchain: Toolchain) throws {
    self.folder = folder.path + "/"
    let library = toolchain.root.appendingPathComponent("lib/libIndexStore.so").path
    let store = toolchain.build.appendingPathComponent("index/store").path
    let failure = withUnsafeMutablePointer(to: &self) { uses in
      index_store_visit(library, store, uses) { context, file, usr, length in
        guard let file, let usr,
          let uses = context?.assumingMemoryBound(to: CompiledUses.self)
        else { return }
        uses.pointee.add(usr: UnsafeBufferPointer(start: usr, count: length), file: file)
      }
    }
    if let failure {
      throw Toolchain.Failure(
        description: "The compiler's index in \(store) can't be read. \(String(cString: failure))")
    }
  }

  private mutating func add(usr: UnsafeBufferPointer<CChar>, file: UnsafePointer<CChar>) {
    guard strncmp(file, folder, folder.utf8.count) == 0, access(file, F_OK) == 0 else { return }
    usrs.insert(usr.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) })
  }
}
