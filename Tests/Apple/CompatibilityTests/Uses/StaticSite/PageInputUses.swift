import Foundation
import StaticSite

@MainActor enum PageInputUses {
  static func pageInput<T: PageInput>(
    _ value: T, _ inputs: inout PageInputs, _ moment: Date, _ hash: ContentHash
  ) {
    _ = (any PageInput).self
    value.add(to: &inputs)
    "a".add(to: &inputs)
    1.add(to: &inputs)
    true.add(to: &inputs)
    moment.add(to: &inputs)
    hash.add(to: &inputs)
    Optional("a").add(to: &inputs)
    ["a"].add(to: &inputs)
  }
}
