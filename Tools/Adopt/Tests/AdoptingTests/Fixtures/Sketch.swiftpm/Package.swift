// swift-tools-version: 5.9
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Sketch",
  products: [.iOSApplication(name: "Sketch", targets: ["AppModule"])],
  targets: [.executableTarget(name: "AppModule", path: ".")])
