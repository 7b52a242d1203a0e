import SwiftUI
import UIKit

@MainActor enum UIEventUses {
  static func uiEvent() {
    _ = UIEvent.self
  }
}
