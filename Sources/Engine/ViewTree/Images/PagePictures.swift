import ElementTree
import Foundation

/// What is known of pictures at addresses, beside what their views say.
package struct PagePictures {
  /// What a picture is.
  package enum Fact: Hashable, Sendable {
    /// It is there, with a size of its own in pixels.
    case size(PictureSize)
    /// It can't be had.
    case missing
  }

  /// What the browser has told.
  private var told: [String: Fact] = [:]
  /// Finds what can be known without a browser, such as the sizes of a site's own files.
  package var find: ((String) -> Fact?)?
  /// The most pictures of which a page remembers what it was told.
  private static let limit = 4_096

  package init() {}

  /// What is known of the picture at an address.
  func fact(of address: String) -> Fact? { told[address] ?? find?(address) }

  /// Takes down what the browser has told.
  mutating func tell(_ fact: Fact, of address: String) {
    if told.count >= Self.limit { told = [:] }
    told[address] = fact
  }
}

extension LoweringContext {
  /// Whether pictures are laid out by what is known of their sizes: in a scroll view, where they are as high as
  /// their width makes them, the browser does so by itself.
  var needsPictureSizes: Bool { !environment.isScrolled }

  /// What is known of the picture at an address, and what asks the browser if nothing is.
  ///
  /// On a live page what is being evaluated is evaluated again once the browser has told.
  @MainActor
  func pictureFact(
    of address: String, wantsSize: Bool
  ) -> (fact: PagePictures.Fact?, asking: ElementHandler?) {
    if let fact = graph.pictures.fact(of: address) { return (fact, nil) }
    guard isLive else { return (nil, nil) }
    let node = graph.node(at: Identity.child(identity, Salt.Geometry.pictureFact))
    let told = node.cell(0, 0, in: graph)
    _ = told.value
    // Never zero, and whole as a 32-bit float.
    let number = PictureAnswer.number(of: address, wantsSize: wantsSize)
    let graph = graph
    let handler = ElementHandler(.picture, parameter: number) { payload in
      guard let answer = PictureAnswer(payload), answer.number | 1 == number | 1 else { return }
      graph.pictures.tell(answer.fact, of: address)
      told.set(told.unreadValue &+ 1)
    }
    return (nil, handler)
  }
}

/// What a browser tells of a picture.
struct PictureAnswer {
  let fact: PagePictures.Fact
  /// What it was asked by.
  let number: Int

  init?(_ payload: LiveEvent.Payload) {
    guard case .motion(let phase, let numbers) = payload, numbers.count == 3 else { return nil }
    number = Int(numbers[2])
    if phase == 1 {
      fact = .missing
    } else if let size = PictureSize(width: Double(numbers[0]), height: Double(numbers[1])) {
      fact = .size(size)
    } else {
      return nil
    }
  }

  /// What asks for a picture: not zero, and other for most others, since an element may show another
  /// by the time that one is told of.
  static func number(of address: String, wantsSize: Bool) -> Int {
    var hash: UInt64 = 0x9C
    for byte in address.utf8 { hash = StableHash.combine(hash, UInt64(byte)) }
    return (Int(hash & 0x3FFF) + 1) << 1 | (wantsSize ? 1 : 0)
  }
}
