import Moments
public import SwiftUI

extension AttributedString {
  /// A moment's text with its links; nil if nothing in it leads anywhere.
  ///
  /// - Parameters:
  ///   - tag: Where a tag leads, if anywhere.
  ///   - person: Where the name of a person leads, by the person's index.
  public init?(
    _ text: MomentText, tag: (MomentTag) -> String? = { _ in nil },
    person: (Int) -> String? = { _ in nil }
  ) {
    guard text.hasLinks else { return nil }
    self.init()
    for part in text.parts {
      switch part {
      case .words(let words): append(words, nil)
      case .address(let address): append(address, address)
      case .tag(let name): append("#" + name, tag(MomentTag(name)))
      case .mention(let name, let index): append("@" + name, person(index))
      }
    }
  }

  private mutating func append(_ words: String, _ address: String?) {
    var part = AttributedString(words)
    part.link = address.flatMap { URL(string: $0) }
    append(part)
  }
}
