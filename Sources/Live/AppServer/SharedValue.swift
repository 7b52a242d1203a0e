import Foundation
public import Observation

/// A value that all processes of an app have: workers, and servers on several machines.
///
///     enum Hall { static let votes = SharedValue("votes", [String: Int]()) }
///
///     struct Vote: View {
///       var body: some View {
///         Button("Tea: \(Hall.votes.value["tea", default: 0])") {
///           Hall.votes.update { $0["tea", default: 0] += 1 }
///         }
///       }
///     }
///
/// Views that read it follow it. A change is shown at once where it is made, and kept where sessions are
/// kept; what others have changed meanwhile is there before it counts, so ``update(_:)`` may be run again.
/// Nothing is lost when a process ends that has shown it as stored, and all see changes in one order.
@MainActor
public final class SharedValue<Value: Codable & Sendable>: Observable {
  /// The name under which the value is stored.
  public nonisolated let name: String
  private nonisolated let registrar = ObservationRegistrar()
  /// What is stored, and how often it was changed; 0 while nothing is.
  private var stored: (value: Value, version: Int64)
  /// Changes that aren't stored yet.
  private var changes: [(inout Value) -> Void] = []
  private var current: Value
  private var isWriting = false
  private var isKnown = false
  /// Others have changed the value while a change of this process's was being stored.
  private var isStale = false
  /// What is stored is of another type, so it is not overwritten.
  private var isForeign = false

  /// - Parameters:
  ///   - name: A name of at most 256 bytes, the same in all processes.
  ///   - initial: The value as long as none is stored.
  public init(_ name: String, _ initial: Value) {
    self.name = name
    stored = (initial, 0)
    current = initial
    SharedValues.all.add(self)
  }

  /// The newest value that this process knows, with its own changes.
  public var value: Value {
    registrar.access(self, keyPath: \.value)
    if !isKnown { load() }
    return current
  }

  /// Changes the value.
  ///
  /// - Parameter change: Makes one value of another; run again where another process has changed it
  ///   meanwhile, so it must do nothing else.
  public func update(_ change: @escaping @MainActor (inout Value) -> Void) {
    if !isKnown { load() }
    changes.append(change)
    show()
    write()
  }

  /// Reads what is stored.
  private func load() {
    guard let store = SharedValues.all.store else { return }
    do {
      // What can't be had now comes once the store is back.
      let record = try store.sharedValue(named: name)
      isKnown = true
      if let record { take(record) }
    } catch {
      SharedValues.all.tryAgain()
    }
  }

  /// Takes what is stored if it is newer.
  private func take(_ record: SharedRecord) {
    guard record.version > stored.version else { return }
    do {
      stored = (try JSONDecoder().decode(Value.self, from: Data(record.bytes)), record.version)
      isForeign = false
      show()
    } catch {
      isForeign = true
      SharedValues.all.log?(
        "what is stored as \(name) is no \(Value.self), and stays as it is: \(error). "
          + "Give the value another name, or read what an earlier version has written.")
    }
  }

  private func show() {
    var value = stored.value
    for change in changes { change(&value) }
    registrar.withMutation(of: self, keyPath: \.value) { current = value }
  }

  /// Stores the newest value, unless that is being done.
  private func write() {
    guard !isWriting, !changes.isEmpty else { return }
    guard let store = SharedValues.all.store, !isForeign else {
      stored.value = current
      changes = []
      return
    }
    guard isKnown else { return }
    let bytes: Data
    do { bytes = try JSONEncoder().encode(current) } catch {
      SharedValues.all.log?("\(name) can't be stored, and stays in this process: \(error)")
      stored.value = current
      changes = []
      return
    }
    isWriting = true
    let (value, count, version) = (current, changes.count, stored.version)
    store.setSharedValue(Array(bytes), named: name, ifVersion: version) { [weak self] result in
      guard let self else { return }
      isWriting = false
      switch result {
      case .success(let version?):
        stored = (value, version)
        changes.removeFirst(count)
        if isStale { load() }
        write()
      // Another was first: its value is read, and the changes are made to that.
      case .success(nil):
        load()
        write()
      case .failure(let error):
        SharedValues.all.report("\(name) can't be stored now: \(error)")
        SharedValues.all.tryAgain()
      }
      isStale = false
    }
  }
}

extension SharedValue: AnySharedValue {
  func refresh(_ version: Int64?, _ bytes: [UInt8]?) {
    guard version.map({ $0 > stored.version }) ?? true else { return }
    // What others have made of the change that is under way would have it twice.
    guard !isWriting else { return isStale = true }
    if let version, let bytes, isKnown {
      take(SharedRecord(bytes: bytes, version: version))
    } else {
      load()
    }
    write()
  }
}

@MainActor
protocol AnySharedValue: AnyObject {
  nonisolated var name: String { get }
  /// Reads what is stored if it may be newer, and stores what isn't yet.
  func refresh(_ version: Int64?, _ bytes: [UInt8]?)
}

/// What is stored of a shared value.
package struct SharedRecord: Equatable, Sendable {
  /// The value as JSON.
  package var bytes: [UInt8]
  /// How often it was changed.
  package var version: Int64

  package init(bytes: [UInt8], version: Int64) {
    self.bytes = bytes
    self.version = version
  }
}

/// Where shared values are kept.
@MainActor
package protocol SharedValueStore: AnyObject {
  func sharedValue(named name: String) throws -> SharedRecord?
  /// Stores a value in place of the one of a version.
  ///
  /// - Parameter done: Called with the new version; nil if another process was first.
  func setSharedValue(
    _ bytes: [UInt8], named name: String, ifVersion version: Int64,
    done: @escaping @MainActor (Result<Int64?, any Error>) -> Void)
}

/// All shared values of this process.
@MainActor
package final class SharedValues {
  package static let all = SharedValues()

  package private(set) weak var store: (any SharedValueStore)?
  package var log: ((String) -> Void)?
  private var values: [String: [Weak]] = [:]
  private var isRetryScheduled = false
  private var lastReport = ""

  private struct Weak {
    weak var value: (any AnySharedValue)?
  }

  /// Called once there is one.
  private var onFirst: (() -> Void)?

  /// Does something once there is a value whose changes somebody wants to know.
  package func whenNeeded(_ action: @escaping () -> Void) {
    if values.isEmpty { onFirst = action } else { action() }
  }

  /// Says where values are kept from now on.
  package func connect(_ store: any SharedValueStore) {
    self.store = store
    refreshAll()
  }

  func add(_ value: any AnySharedValue) {
    defer {
      onFirst?()
      onFirst = nil
    }
    values[value.name] =
      values[value.name, default: []].filter { $0.value != nil } + [Weak(value: value)]
  }

  /// Another process has changed a value.
  ///
  /// - Parameter bytes: The value, if it was told.
  package func hasChanged(_ name: String, version: Int64, bytes: [UInt8]? = nil) {
    for entry in values[name] ?? [] { entry.value?.refresh(version, bytes) }
  }

  /// Any value may have been changed.
  package func refreshAll() {
    for entry in values.values.joined() { entry.value?.refresh(nil, nil) }
  }

  /// Says in the log what it has not said just before.
  func report(_ line: String) {
    if line != lastReport { log?(line) }
    lastReport = line
  }

  func tryAgain() {
    guard !isRetryScheduled else { return }
    isRetryScheduled = true
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.isRetryScheduled = false
      self?.refreshAll()
    }
  }
}
