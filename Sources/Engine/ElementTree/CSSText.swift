import Synchronization

/// Text of the engine's own that may stand in a style sheet, interned for the process.
///
/// The number of texts is bounded by what views spell out (colours, gradients, curves), not by
/// the number of elements.
package struct CSSText: Sendable, Hashable {
  package let id: UInt32

  init(id: UInt32) { self.id = id }

  /// Interns `text`.
  package init(_ text: String) {
    id = CSSText.pool.withLock { pool in
      if let known = pool.ids[text] { return known }
      let new = UInt32(pool.texts.count)
      pool.texts.append(text)
      pool.ids[text] = new
      return new
    }
  }

  /// The text as it was given.
  package var string: String {
    CSSText.pool.withLock { pool in
      pool.texts.indices.contains(Int(id)) ? pool.texts[Int(id)] : ""
    }
  }

  private struct Pool {
    var texts: [String] = []
    var ids: [String: UInt32] = [:]
  }
  private static let pool = Mutex(Pool())
}
