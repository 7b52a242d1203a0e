// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ClientPackage",
  dependencies: [.package(name: "swiftui-html", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Client", dependencies: [.product(name: "SwiftUI", package: "swiftui-html")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
