// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax: beside the program that reads this manifest, or on the path.
let host: String = {
  let reader = "/proc/\(getppid())/exe"
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
  for program in [reader] + folders {
    let root = URL(fileURLWithPath: program).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: folder + "/libSwiftSyntax.so") { return folder }
  }
  return "/usr/lib/swift/host"
}()

let rules: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"), .unsafeFlags(["-I", host]),
  // People run it by `swift run`, which makes debug builds.
  .unsafeFlags(["-O"], .when(configuration: .debug)),
]

let package = Package(
  name: "Adopt",
  products: [.executable(name: "adopt", targets: ["adopt"])],
  targets: [
    // The engine's own sources.
    .target(name: "WireFormat", swiftSettings: rules),
    .target(
      name: "Adopting", dependencies: ["WireFormat"], swiftSettings: rules,
      linkerSettings: [
        .unsafeFlags([
          "-L", host, "-Xlinker", "-rpath", "-Xlinker", host,
          "-lSwiftSyntax", "-lSwiftParser", "-lSwiftIfConfig", "-lSwiftDiagnostics",
        ])
      ]),
    .executableTarget(name: "adopt", dependencies: ["Adopting"], swiftSettings: rules),
    .testTarget(
      name: "AdoptingTests", dependencies: ["Adopting"], exclude: ["Fixtures"],
      swiftSettings: rules),
  ]
)
