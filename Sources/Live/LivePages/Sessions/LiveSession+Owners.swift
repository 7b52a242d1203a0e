import ElementDiff

/// Which views a reader meant who used an element.
///
/// An element may live on for another view: `if isOpen { Button("Buy") … } else { Button("Pay") … }` is one
/// element of two buttons. Who presses before the page shows the second means the first, so that the second
/// must not run. A page acknowledges what it shows before it tells of what a reader does.
extension LiveSession {
  /// Notes nodes that live on for other views from the newest frame on.
  ///
  /// - Parameter before: The frame that was the newest before; where it still is, pages show nothing new.
  func noteReowned(_ nodes: [UInt32], since before: UInt32) {
    guard frame != before, !nodes.isEmpty else { return }
    reowned.append((frame, Set(nodes)))
  }

  /// Notes nodes that live on for other views from the next frame on.
  func noteReownedAhead(_ nodes: [UInt32]) {
    guard !nodes.isEmpty else { return }
    if reowned.last?.frame == .max {
      reowned[reowned.count - 1].nodes.formUnion(nodes)
    } else {
      reowned.append((.max, Set(nodes)))
    }
  }

  /// What waited for a frame is in the newest; where there is none since `before`, pages show nothing new.
  func showReowned(since before: UInt32) {
    guard reowned.last?.frame == .max else { return }
    if frame == before { reowned.removeLast() } else { reowned[reowned.count - 1].frame = frame }
  }

  /// Keeps what was noted when the page is sent as a whole, with new numbers.
  func renumberReowned(_ numbers: Renumbering) {
    guard !reowned.isEmpty else { return }
    reowned = [
      (frame, reowned.reduce(into: []) { $0.formUnion($1.nodes.compactMap { numbers[$0] }) })
    ]
  }

  /// Whether a page that sends an event of a node may still show other views there.
  func isMeantForOthers(_ node: InstanceID) -> Bool {
    reowned.contains { $0.frame > acknowledged && $0.nodes.contains(node.number) }
  }
}
