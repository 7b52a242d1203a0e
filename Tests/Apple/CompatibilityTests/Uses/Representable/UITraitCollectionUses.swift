import SwiftUI
import UIKit

@MainActor enum UITraitCollectionUses {
  static func uiUserInterfaceStyle() {
    let _: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    _ = UIUserInterfaceStyle.self
  }

  static func uiUserInterfaceIdiom() {
    let _: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
    _ = UIUserInterfaceIdiom.self
  }

  static func uiUserInterfaceSizeClass() {
    let _: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    _ = UIUserInterfaceSizeClass.self
  }

  static func uiTraitCollection(_ value: UITraitCollection) {
    let _: UITraitCollection = .current
    _ = UITraitCollection.self
    _ = value.userInterfaceStyle
    _ = value.userInterfaceIdiom
    _ = value.horizontalSizeClass
    _ = value.verticalSizeClass
    _ = UITraitCollection(userInterfaceStyle: .unspecified)
    _ = UITraitCollection()
  }
}
