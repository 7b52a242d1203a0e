import ElementTree

/// Another page of the same server in a frame; it takes all of the space that it is proposed.
///
/// Only servers whose pages have ``PageFraming/sameOrigin`` show it.
package struct PageFrame: _PrimitiveView {
  private let address: String
  private let title: String
  private let isPicture: Bool

  /// - Parameters:
  ///   - address: A path of the server, or a relative address; others show nothing.
  ///   - title: The frame's accessible name.
  ///   - isPicture: Whether the frame is only looked at: its page is loaded when it comes near the window,
  ///     and keys don't lead into it.
  package init(address: String, title: String, isPicture: Bool = false) {
    self.address = address
    self.title = title
    self.isPicture = isPicture
  }

  /// Whether an address leads nowhere but to the page's own origin.
  private var isLocal: Bool {
    let url = ImageURL(address)
    // Behind the question mark anything may stand that is no control character or space.
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return !url.isRefused && address.utf8.allSatisfy { $0 > 0x20 } && !path.hasPrefix("//")
      && !path.contains(":") && !path.contains("\\")
  }

  @MainActor package static func _lower(_ view: Self, into context: inout LoweringContext) {
    guard view.isLocal else { return }
    var attributes: [AttributePair] = [(.src, view.address), (.title, view.title)]
    if view.isPicture { attributes += [(.loading, "lazy"), (.tabindex, "-1")] }
    var box = Box(kind: .control, width: .filling(), height: .filling())
    box.content = Int32(truncatingIfNeeded: context.tree.contents.count)
    context.tree.contents.append(
      .control(
        ControlContent(
          name: .iframe, attributes: attributes)))
    context.add(box)
  }
}
