import SwiftUI
import UIKit

@MainActor enum UIImageUses {
  static func uiImage(_ value: UIImage) {
    _ = UIImage.self
    _ = value.size
    _ = value.scale
    _ = value.renderingMode
    _ = UIImage()
    _ = UIImage(named: "a")
    _ = UIImage(named: "a", in: .main, compatibleWith: .current)
    _ = UIImage(systemName: "star")
    _ = UIImage(data: Data())
    _ = UIImage(data: Data(), scale: 1)
    _ = UIImage(contentsOfFile: "a")
    _ = value.withRenderingMode(.automatic)
    _ = value.pngData()
    _ = value.jpegData(compressionQuality: 0.8)
  }

  static func uiImageRenderingMode() {
    let _: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
    _ = UIImage.RenderingMode.self
  }

  static func image() {
    _ = Image(uiImage: UIImage())
  }
}
