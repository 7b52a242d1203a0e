// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// The engine's own rules: Swift 6 mode, explicit existentials, every import named and internal.
let engine: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// SwiftUI sources as people have them: Swift 5 mode, nothing else.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "swiftui-html",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "UIKit", "Kingfisher"]),
    .library(name: "StaticSite", targets: ["StaticSite"]),
    .executable(name: "moments", targets: ["MomentsCLI"]),
    .executable(name: "layout-check", targets: ["LayoutCheck"]),
    .executable(name: "screenshot", targets: ["Screenshot"]),
  ],
  targets: [
    // C libraries
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CFileSystem"),
    .target(name: "CProcess"),
    .target(name: "CStackBounds"),

    // The engine
    .target(name: "ElementTree", swiftSettings: engine),
    .target(name: "Combine", swiftSettings: engine),
    .macro(name: "ViewMacros", swiftSettings: engine),
    .target(
      name: "ViewTree", dependencies: ["ElementTree", "Combine", "ViewMacros", "CStackBounds"],
      swiftSettings: engine),
    .target(name: "HTMLParsing", dependencies: ["ElementTree", "CLibXML2"], swiftSettings: engine),
    .target(name: "PositionedJSON", swiftSettings: engine),
    .target(name: "Browser", dependencies: ["CProcess"], swiftSettings: engine),
    .target(
      name: "StaticSite",
      dependencies: ["ViewTree", "ElementTree", "HTMLParsing", "CFileSystem"],
      swiftSettings: engine),

    // The modules that SwiftUI sources import
    .target(name: "SwiftUI", dependencies: ["ViewTree", "Combine"], swiftSettings: engine),
    .target(name: "UIKit", dependencies: ["ViewTree"], swiftSettings: engine),
    .target(name: "Kingfisher", dependencies: ["ViewTree"], swiftSettings: engine),

    // Moments
    .target(
      name: "Moments", dependencies: ["PositionedJSON"], resources: [.copy("Sample")],
      swiftSettings: engine),
    .target(
      name: "MomentsViews",
      dependencies: ["Moments", "SwiftUI", "Combine", "UIKit", "Kingfisher"],
      resources: [.copy("Assets.xcassets")], swiftSettings: app),
    .executableTarget(
      name: "MomentsCLI",
      dependencies: ["StaticSite", "MomentsViews", "Moments", "PositionedJSON", "HTMLParsing"],
      swiftSettings: engine),

    // Samples
    .target(
      name: "StatePrimer", dependencies: ["SwiftUI"], path: "Sources/Samples/StatePrimer",
      swiftSettings: app),

    // Tools
    .target(
      name: "LayoutChecking",
      dependencies: ["ViewTree", "ElementTree", "Browser", "PositionedJSON"],
      path: "Sources/Tools/LayoutChecking", swiftSettings: engine),
    .executableTarget(
      name: "LayoutCheck", dependencies: ["LayoutChecking", "Browser", "PositionedJSON"],
      path: "Sources/Tools/LayoutCheck", swiftSettings: engine),

    .executableTarget(
      name: "Screenshot", dependencies: ["Browser"], path: "Sources/Tools/Screenshot",
      swiftSettings: engine),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["ViewTree", "ElementTree", "HTMLParsing", "Moments", "MomentsViews"],
      exclude: ["Reference"], swiftSettings: engine),

    // Tests
    .testTarget(name: "BrowserTests", dependencies: ["Browser"], swiftSettings: engine),
    .testTarget(name: "ClientPackageTests", swiftSettings: engine),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: app),
    .testTarget(
      name: "CompatibilityTests", dependencies: ["SwiftUI", "UIKit", "ViewTree"],
      swiftSettings: app),
    .testTarget(name: "ElementTreeTests", dependencies: ["ElementTree"], swiftSettings: engine),
    .testTarget(
      name: "HTMLParsingTests", dependencies: ["HTMLParsing", "ElementTree"], swiftSettings: engine),
    .testTarget(
      name: "LayoutTests",
      dependencies: ["LayoutChecking", "ViewTree", "ElementTree", "Browser", "PositionedJSON"],
      resources: [.copy("Cases")], swiftSettings: engine),
    .testTarget(
      name: "MomentsTests", dependencies: ["Moments", "PositionedJSON"], swiftSettings: engine),
    .testTarget(
      name: "PositionedJSONTests", dependencies: ["PositionedJSON"], swiftSettings: engine),
    .testTarget(
      name: "StatePrimerTests", dependencies: ["StatePrimer", "ViewTree"], swiftSettings: engine),
    .testTarget(
      name: "StaticSiteTests",
      dependencies: ["StaticSite", "HTMLParsing", "ViewTree", "GenerationWriter"],
      swiftSettings: engine),
    .testTarget(
      name: "ViewMacrosTests", dependencies: ["ViewMacros"], exclude: ["Fixtures"],
      swiftSettings: engine),
    .testTarget(
      name: "ViewTreeTests", dependencies: ["ViewTree", "ElementTree"], swiftSettings: engine),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", "Kingfisher"], swiftSettings: app),
    .executableTarget(
      name: "GenerationWriter", dependencies: ["StaticSite"],
      path: "Tests/Fixtures/GenerationWriter", swiftSettings: engine),
  ]
)
