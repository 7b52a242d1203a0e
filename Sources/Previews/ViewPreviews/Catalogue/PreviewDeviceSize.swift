/// The screen of a device, upright.
package struct PreviewDeviceSize: Hashable, Sendable, Identifiable {
  package var name: String
  /// In points.
  package var width: Double
  package var height: Double

  package var id: String { name }

  /// The screens that views are tried on, from narrow to wide.
  package static let all = [
    PreviewDeviceSize(name: "iPhone SE (1st generation)", width: 320, height: 568),
    PreviewDeviceSize(name: "iPhone SE (3rd generation)", width: 375, height: 667),
    PreviewDeviceSize(name: "iPhone 14", width: 390, height: 844),
    PreviewDeviceSize(name: "iPhone 16 Pro Max", width: 440, height: 956),
    PreviewDeviceSize(name: "iPad mini", width: 744, height: 1133),
    PreviewDeviceSize(name: "iPad Pro 13-inch", width: 1032, height: 1376),
  ]

  static func named(_ name: String) -> PreviewDeviceSize? { all.first { $0.name == name } }
}
