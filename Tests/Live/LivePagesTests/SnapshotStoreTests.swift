import Foundation
import TestSupport
import Testing

@testable import LivePages

@Suite("Stores of sessions")
@MainActor
struct SnapshotStoreTests {
  private func session(time: Double = 5) -> StoredSession {
    StoredSession(
      id: RandomID(), guest: RandomID(), route: "/a?b=ü", state: [0, 1, 255], event: .max, frame: 9,
      hash: .max - 1, time: time)
  }

  @Test("Whatever is stored but the time makes another session of it")
  func contentHash() {
    let session = session()
    var later = session
    later.time += 1
    #expect(later.contentHash == session.contentHash)
    let changes: [(inout StoredSession) -> Void] = [
      { $0.route = "/b" }, { $0.state[1] = 2 }, { $0.event -= 1 }, { $0.frame += 1 },
      { $0.hash += 1 },
    ]
    for (number, change) in changes.enumerated() {
      var other = session
      change(&other)
      #expect(other.contentHash != session.contentHash, "\(number)")
    }
  }

  @Test("Saved sessions and the key are there when the file is opened again")
  func reopen() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/live.sqlite"
    let (first, second) = (session(), session(time: 1))
    let guest = RandomID()
    let identity: (key: [UInt8], epoch: UInt32)
    do {
      let store = try SQLiteSnapshotStore(path: path)
      identity = store.identity
      try store.save([first, second])
      try store.setValue(Data([1]), named: "a", of: guest)
      try store.setValue(Data([2]), named: "b", of: guest)
      try store.setValue(Data([3]), named: "a", of: guest)
      try store.setValue(nil, named: "b", of: guest)
    }
    let store = try SQLiteSnapshotStore(path: path)
    #expect(store.identity.key == identity.key)
    #expect(store.identity.key.count == 32)
    #expect(store.identity.epoch == identity.epoch + 1)
    #expect(try store.session(first.id) == first)
    #expect(try store.values(of: guest) == ["a": Data([3])])
    try store.removeSessions(before: 2)
    #expect(try store.session(second.id) == nil)
    try store.remove(first.id)
    #expect(try store.session(first.id) == nil)
  }

  @Test("The file is its owner's alone")
  func mode() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/live.sqlite"
    _ = try SQLiteSnapshotStore(path: path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("A browser's values have room for 64 KiB, names included")
  func storageLimit() throws {
    let desk = Desk()
    let storage = try desk.sessions.storage(of: desk.guest)
    let limit = GuestStorage.limit
    #expect(storage.set(Data(count: limit - 2), named: "a"))
    #expect(storage.set(Data(count: limit - 1), named: "a"))
    #expect(!storage.set(Data(count: limit), named: "a"))
    #expect(storage.values["a"]?.count == limit - 1)
    #expect(storage.set(nil, named: "a"))
    #expect(storage.values == [:])
  }
}
