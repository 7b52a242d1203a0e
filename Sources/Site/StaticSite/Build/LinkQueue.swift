internal import Dispatch
internal import Synchronization

/// Gives files of the old generation a second name in the new one, beside other work.
///
/// Linking costs the system more than comparing does, so it runs while the next pages are made.
final class LinkQueue: Sendable {
  private let old: Folder
  private let new: Folder
  private let queue = DispatchQueue(label: "site.links")
  private let group = DispatchGroup()
  private let failure = Mutex<SystemError?>(nil)
  private let isCancelled = Atomic(false)

  init(from old: Folder, to new: Folder) {
    self.old = old
    self.new = new
  }

  /// Links these paths some time; the folders that they need must be there.
  func add(_ paths: [String]) {
    queue.async(group: group) { [self] in
      for path in paths {
        if isCancelled.load(ordering: .relaxed) { return }
        do throws(SystemError) {
          try new.link(path, from: old)
        } catch {
          failure.withLock { $0 = error }
          isCancelled.store(true, ordering: .relaxed)
        }
      }
    }
  }

  /// Waits until every path is linked.
  func finish() throws(SystemError) {
    group.wait()
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  /// Waits until nothing is linked any more; paths may be left out.
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
    group.wait()
  }
}
