import SwiftUI

@MainActor enum AssetPlacementUses {
  static func assetPlacement() {
    let _: AssetPlacement = .inline
    _ = AssetPlacement.self
    let _: AssetPlacement = .linked(prefix: "a")
  }

  static func pageAsset(_ value: PageAsset) {
    _ = PageAsset.self
    _ = value.name
    _ = value.origin
    _ = value.bytes
  }
}
