import SwiftUI
import UIKit

enum ValuesOfUIKitUses {
  static func values() {
    _ = (EdgeInsets(NSDirectionalEdgeInsets.zero), NSDirectionalEdgeInsets(EdgeInsets()))
    let red: Color = .red
    _ = Color(red)
  }
}
