import Foundation

/// A picture that people like; its address tells it from others.
public struct Picture: Identifiable, Hashable {
  public let url: URL
  public let author: String
  public var likes: Int
  public var id: URL { url }

  public init(url: URL, author: String, likes: Int) {
    self.url = url
    self.author = author
    self.likes = likes
  }
}

extension Picture {
  /// The pictures of the sample.
  public static let samples: [Picture] = [
    sample("dawn", by: "Ada", likes: 3), sample("dunes", by: "Bo", likes: 0),
    sample("fjord", by: "Cleo", likes: 12), sample("forest", by: "Dan", likes: 7),
    sample("harvest", by: "Eve", likes: 1), sample("night", by: "Finn", likes: 25),
    sample("reef", by: "Gil", likes: 4), sample("snow", by: "Hana", likes: 9),
  ].compactMap { $0 }

  private static func sample(_ name: String, by author: String, likes: Int) -> Picture? {
    Bundle.module.url(forResource: name, withExtension: "svg", subdirectory: "Pictures")
      .map { Picture(url: $0, author: author, likes: likes) }
  }
}

extension [Picture] {
  /// Likes the picture of an address once more.
  public mutating func like(_ id: Picture.ID) {
    guard let index = firstIndex(where: { $0.id == id }) else { return }
    self[index].likes += 1
  }
}
