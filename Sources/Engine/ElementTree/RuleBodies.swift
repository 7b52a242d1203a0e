import Synchronization

/// The bodies of rules that other rules name, by the names.
///
/// Values of an app's state may be in them, so there can be any number. The oldest are forgotten: those that nobody
/// has asked for while as many bytes again were noted as may be known. A page that names them stands still.
final class RuleBodies: Sendable {
  private struct Known {
    var recent: [String: String] = [:]
    var former: [String: String] = [:]
    var recentBytes = 0
  }

  private let known = Mutex(Known())
  private let limit: Int

  /// - Parameter limit: The bytes of all that is known, or nearly so.
  init(limit: Int = 16 << 20) { self.limit = limit }

  subscript(name: String) -> String? {
    get {
      known.withLock { known in
        if let body = known.recent[name] { return body }
        guard let body = known.former[name] else { return nil }
        note(body, name, in: &known)
        return body
      }
    }
    set {
      guard let newValue else { return }
      known.withLock { known in
        if known.recent[name] == nil { note(newValue, name, in: &known) }
      }
    }
  }

  private func note(_ body: String, _ name: String, in known: inout Known) {
    if known.recentBytes + body.utf8.count > limit / 2 {
      (known.former, known.recent, known.recentBytes) = (known.recent, [:], 0)
    }
    known.recent[name] = body
    known.recentBytes += body.utf8.count
  }
}
