import CStackBounds
import Combine

/// A source that evaluations read: its readers are evaluated again after a write.
package class DependencySource {
  /// Who has read it, and in which part of its evaluation.
  private var readers: Set<Reader> = []

  package init() {}

  /// Notes that what is being evaluated on this thread reads the source.
  final func noteRead() {
    guard let current = evaluation_current() else { return }
    Unmanaged<ViewRecord>.fromOpaque(current)._withUnsafeGuaranteedRef { $0.reads(self) }
  }

  /// Notes that what is being evaluated on this thread reads an object.
  static func noteRead(of object: some ObservableObject) {
    guard let current = evaluation_current() else { return }
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) let record = Unmanaged<ViewRecord>.fromOpaque(current)
    MainActor.assumeIsolated {
      record._withUnsafeGuaranteedRef { $0.graph.observe(object) }
    }
  }

  /// Invalidates everything that has read the source.
  @MainActor
  final func markReaders() {
    for reader in readers { reader.record.mark(reader.part) }
  }

  /// The records of all that has read the source.
  @MainActor
  final var readingRecords: [ViewRecord] { readers.map(\.record) }

  final func add(_ reader: Reader) -> Bool { readers.insert(reader).inserted }

  final func remove(_ reader: Reader) { readers.remove(reader) }

  /// Ends what the source does for its readers if there is none.
  final func endIfUnread() { if readers.isEmpty { readersAreGone() } }

  /// Called when the source has no readers any more.
  func readersAreGone() {}

  /// A record and the part of its evaluation that read something.
  ///
  /// A record takes its readers back before it goes.
  struct Reader: Hashable {
    unowned(unsafe) let record: ViewRecord
    let part: ViewRecord.Part

    static func == (left: Reader, right: Reader) -> Bool {
      left.record === right.record && left.part == right.part
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(record))
      hasher.combine(part)
    }
  }
}
