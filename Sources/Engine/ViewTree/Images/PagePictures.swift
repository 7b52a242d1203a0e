import ElementTree
import Foundation

/// What is known of pictures at addresses, beside what their views say.
package struct PagePictures {
  /// Finds the sizes that can be known without a browser, such as those of a site's own files; in pixels.
  package var size: ((String) -> PictureSize?)?
  /// Finds the files that show the picture at an address in other sizes and forms; nil if there are none.
  package var variants: ((String) -> PictureVariants?)?
  /// The addresses of which the browser has told that there is no picture.
  private var missing: Set<String> = []
  /// The most addresses that a page remembers.
  private static let limit = 4_096

  package init() {}

  /// Whether the browser has told that there is no picture at an address.
  func isMissing(_ address: String) -> Bool { missing.contains(address) }

  /// Takes down that there is no picture at an address.
  mutating func miss(_ address: String) {
    if missing.count >= Self.limit { missing = [] }
    missing.insert(address)
  }
}

extension LoweringContext {
  /// What is known of the size of a picture at an address, in pixels.
  ///
  /// In a scroll view, where pictures are as high as their width makes them, the browser sees to that by
  /// itself. On live pages it is never known: pages whose elements are others once a picture has come would take
  /// the focus and presses with them.
  @MainActor
  func pictureSize(of address: String) -> PictureSize? {
    environment.isScrolled ? nil : graph.pictures.size?(address)
  }

  /// The files that show the picture at an address in other sizes and forms; nil if there are none.
  @MainActor
  func pictureVariants(of address: String) -> PictureVariants? {
    graph.pictures.variants?(address)
  }

  /// What asks the browser of a live page to tell if a picture can't be had; nil once it has told.
  ///
  /// What is being evaluated is evaluated again then.
  @MainActor
  func pictureQuestion(_ address: String) -> ElementHandler? {
    guard isLive, !graph.pictures.isMissing(address) else { return nil }
    let node = graph.node(at: Identity.child(identity, Salt.Geometry.pictureFact))
    let told = node.cell(0, 0, in: graph)
    _ = told.value
    let number = Self.pictureNumber(of: address)
    let graph = graph
    return ElementHandler(.picture, parameter: number) { payload in
      guard case .motion(_, let numbers) = payload, numbers.first == Float(number) else { return }
      graph.pictures.miss(address)
      told.set(told.unreadValue &+ 1)
    }
  }

  /// What asks for a picture: other for most others, since an element may show another by the time that
  /// one is told of. Never zero, and whole as a 32-bit float.
  private static func pictureNumber(of address: String) -> Int {
    var hash: UInt64 = 0x9C
    for byte in address.utf8 { hash = StableHash.combine(hash, UInt64(byte)) }
    return Int(hash & 0x7FFF) + 1
  }
}
