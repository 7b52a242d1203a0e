import SwiftUI
import UIKit

@MainActor enum TextSizesUses {
  static func sizes(_ text: String, _ font: UIFont) {
    let attributes = [NSAttributedString.Key.font: font]
    _ = text.size(withAttributes: attributes)
    _ = (text as NSString).size(withAttributes: attributes)
    let options: NSStringDrawingOptions = [
      .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
    ]
    _ = NSStringDrawingOptions(rawValue: options.rawValue)
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 1
    _ = text.boundingRect(with: .zero, options: options, attributes: attributes, context: context)
    _ = (text as NSString).boundingRect(
      with: .zero, options: options, attributes: attributes, context: nil)
  }

  static func bars(_ tabs: UITabBar, _ table: UITableView) {
    let _: [UIBarStyle] = [.default, .black]
    _ = UIBarStyle.self
    tabs.barStyle = .black
    table.separatorInset = .zero
  }

  static func sections() -> some View {
    Section("a") { Text("b") }.sectionActions { Button("c") {} }
  }
}
