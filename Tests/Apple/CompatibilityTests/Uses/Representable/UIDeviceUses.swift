import SwiftUI
import UIKit

@MainActor enum UIDeviceUses {
  static func uiScreen(_ value: UIScreen) {
    let _: UIScreen = .main
    _ = UIScreen.self
    _ = value.bounds
    _ = value.nativeBounds
    _ = value.scale
    _ = value.nativeScale
    _ = value.brightness
  }

  static func uiDevice(_ value: UIDevice) {
    let _: UIDevice = .current
    _ = UIDevice.self
    _ = value.name
    _ = value.model
    _ = value.localizedModel
    _ = value.systemName
    _ = value.systemVersion
    _ = value.userInterfaceIdiom
    _ = value.orientation
    _ = value.identifierForVendor
    _ = value.batteryLevel
    _ = value.isBatteryMonitoringEnabled
  }

  static func uiDeviceOrientation(_ value: UIDeviceOrientation) {
    let _: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
      .faceDown,
    ]
    _ = UIDeviceOrientation.self
    _ = value.isPortrait
    _ = value.isLandscape
  }

  static func uiPasteboard(_ value: UIPasteboard) {
    let _: UIPasteboard = .general
    _ = UIPasteboard.self
    _ = value.string
    _ = value.url
    _ = value.hasStrings
  }
}
