import AppServer
import Foundation
import ViewTree

/// The files that a page's reader sends to it, and those that it gives to its reader.
///
/// The first are in a folder of the page's own, which goes with the page.
@MainActor
final class PageFiles: FileExchange {
  /// Bytes of a file that come with one request.
  nonisolated static let pieceBytes = 256 * 1024
  /// The largest file that a page may give away, as with a route's answer.
  private static let largestGiven = 16 * 1024 * 1024

  weak var session: LiveSession?
  private let wishes: UploadConfiguration
  private var incoming: [RandomID: IncomingFile] = [:]
  private var outgoing: [RandomID: (file: GivenFile, fetched: @MainActor () -> Void)] = [:]
  private var folder: FileFolder?
  /// Bytes that the page's files have or will have.
  private var total = 0
  /// Bytes of all pages of the process.
  private static var allTotal = 0

  init(_ wishes: UploadConfiguration = UploadConfiguration()) { self.wishes = wishes }

  func receive(
    _ file: OfferedFile, told: @escaping @MainActor (FileArrival) -> Void
  ) throws -> String {
    guard let session else { throw UploadError.noRoom }
    guard (0...wishes.largestFile).contains(file.size) else {
      throw UploadError.tooLarge(file.size)
    }
    guard incoming.count < wishes.mostFiles else { throw UploadError.tooMany(incoming.count) }
    // Limits may be as large as numbers are.
    guard file.size <= wishes.largestTotal - Self.allTotal else { throw UploadError.noRoom }
    let folder = try self.folder ?? FileFolder(below: wishes.folder)
    self.folder = folder
    let id = RandomID()
    incoming[id] = try IncomingFile(file, at: folder.place(of: file.name, id), told: told)
    count(file.size)
    return session.id.text + id.text
  }

  func cancel(_ name: String) {
    guard let id = RandomID(text: name.suffix(22)), let file = incoming[id], !file.hasArrived
    else { return }
    forget(id)
    file.remove()
  }

  /// Takes a piece of a file.
  ///
  /// - Parameter offset: Where the piece begins. One that begins elsewhere than where the file ends is not taken.
  /// - Returns: Where the next piece begins; nil if nobody waits for the file.
  /// - Throws: ``UploadError`` if it can't be written down; the view is told.
  func take(_ bytes: [UInt8], of id: RandomID, at offset: Int) throws -> Int? {
    guard let file = incoming[id], !file.hasArrived else { return incoming[id]?.size }
    do {
      try file.take(bytes, at: offset)
    } catch {
      forget(id)
      file.remove()
      file.told(.failed(error))
      throw error
    }
    guard file.isWhole else {
      file.told(.arriving(file.count))
      return file.count
    }
    file.close()
    look(at: file, id)
    return file.count
  }

  /// Has the app look at a file before the view is given it.
  private func look(at file: IncomingFile, _ id: RandomID) {
    guard let inspect = wishes.inspect else { return file.told(.arrived(file.received)) }
    let uploaded = file.uploaded
    Task { @MainActor [weak self] in
      do {
        try await inspect(uploaded)
        guard self?.incoming[id] != nil else { return }
        file.told(.arrived(file.received))
      } catch {
        self?.forget(id)
        file.remove()
        file.told(.failed(error))
      }
    }
  }

  func give(
    _ data: Data, named name: String, as type: UTType, fetched: @escaping @MainActor () -> Void
  ) throws -> String {
    guard let session, data.count <= Self.largestGiven else {
      throw UploadError.tooLarge(data.count)
    }
    // A page has one that is being saved.
    outgoing = [:]
    let id = RandomID()
    outgoing[id] = (GivenFile(data: data, name: name, type: type), fetched)
    return "/-/file?" + session.id.text + id.text
  }

  /// The file of a page that is being fetched.
  func fetch(_ id: RandomID) -> GivenFile? {
    guard let (file, fetched) = outgoing[id] else { return nil }
    fetched()
    return file
  }

  private func forget(_ id: RandomID) {
    guard let file = incoming.removeValue(forKey: id) else { return }
    count(-file.size)
  }

  private func count(_ bytes: Int) {
    total += bytes
    Self.allTotal += bytes
  }

  /// Forgets all files.
  func end() {
    count(-total)
    for file in incoming.values { file.close() }
    incoming = [:]
    outgoing = [:]
    folder?.remove()
    folder = nil
  }
}
