// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "RenderingPackage",
  dependencies: [.package(name: "swiftui-html", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Rendering", dependencies: [.product(name: "SwiftUI", package: "swiftui-html")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
