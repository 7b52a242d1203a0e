/// People whom nobody introduced: what a source of timelines shows of a visitor.
///
/// Name and picture follow from the identifier, so they are the same after every restart. The
/// pictures are in the package's folder `Public`.
public enum Guest {
  /// The most guests that a source makes.
  public static let limit = 100_000
  /// The most bytes that a guest's identifier may have.
  public static let longestID = 128

  /// A guest's details.
  ///
  /// - Throws: ``MomentsRepoError`` if the identifier is empty or too long.
  public static func details(id: String) throws(MomentsRepoError) -> UserDetails {
    guard !id.isEmpty, id.utf8.count <= longestID else { throw MomentsRepoError(.invalidGuest) }
    var hash = hash(id)
    func pick(_ list: [String]) -> String {
      let (quotient, index) = hash.quotientAndRemainder(dividingBy: UInt64(list.count))
      hash = quotient
      return list[Int(index)]
    }
    let name = "\(pick(manners)) \(pick(animals))"
    return UserDetails(
      id: id, name: name, avatar: "avatars/\(pick(pictures)).jpg", backgroundImage: "")
  }

  /// FNV-1a, with its bits spread once more so that the low ones depend on all.
  private static func hash(_ id: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return hash ^ (hash >> 29)
  }

  private static let manners = [
    "Brave", "Bright", "Calm", "Curious", "Gentle", "Happy", "Kind", "Lucky", "Merry", "Nimble",
    "Patient", "Quick", "Quiet", "Swift", "Warm", "Wise",
  ]
  private static let animals = [
    "Badger", "Crane", "Dolphin", "Falcon", "Fox", "Heron", "Lynx", "Magpie", "Marten", "Otter",
    "Owl", "Puffin", "Robin", "Seal", "Sparrow", "Swan",
  ]
  static let pictures = [
    "ada", "asha", "dmitri", "haruka", "imani", "irina", "leila", "noa", "sven", "tomas", "wei",
    "yusuf",
  ]
}
