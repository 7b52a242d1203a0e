import Foundation

/// A section as its file has it.
struct SectionData: Decodable {
  let title: String
  let blocks: [BlockData]

  /// The sections of the sample's file; none if it can't be read.
  static var sample: [SectionData] {
    guard let url = Bundle.module.url(forResource: "Cards", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([SectionData].self, from: data)) ?? []
  }
}

/// A block as its file has it.
struct BlockData: Decodable {
  let title: String
  let subTitle: String
}
