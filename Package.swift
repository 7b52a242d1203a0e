// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Whether another package's build is under way, of which this one is a part.
let isDependency =
  URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
  != URL(filePath: Context.packageDirectory).resolvingSymlinksInPath()

/// Whether it depends on a version, whose targets must not have flags of their own.
let isVersion =
  Context.packageDirectory.contains("/checkouts/") && Context.gitInformation?.currentTag != nil

/// People run debug builds: of their apps, tests and previews. The engine in them is optimised all the
/// same, since it is 30 times slower otherwise; it isn't what they are debugging. Whoever is debugging it, or
/// wants a short first build, sets `PLAIN_ENGINE`.
let speed: [SwiftSetting] =
  isDependency && !isVersion && Context.environment["PLAIN_ENGINE"] == nil
  ? [
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-num-threads", "4", "-disable-batch-mode"],
      .when(configuration: .debug))
  ] : []

/// The engine's own rules: Swift 6 mode, explicit existentials, every import named and internal.
let rules: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let engine = rules + speed

/// SwiftUI sources as people have them: Swift 5 mode, nothing else.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "swiftui-html",
  products: [
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "Combine", "UIKit", "Kingfisher", "UniformTypeIdentifiers", "Charts",
        "AppLauncher", "AppServer", "OSLog", "os", "CoreLocation", "MapKit", "PhotosUI",
        "AVFoundation", "AVKit",
        "UserNotifications", "StoreKit", "StoreKitTest", "WeatherKit", "ActivityKit", "Network",
        "CoreData", "LocalAuthentication",
        "SafariServices", "WebKit", "TipKit", "Speech", "MediaPlayer", "WidgetKit",
        "AuthenticationServices", "Security", "CoreML", "CoreImage", "WatchConnectivity",
        "MessageUI", "CoreHaptics", "AudioToolbox", "CryptoKit", "CoreGraphics",
        "QuartzCore", "CoreTransferable", "SwiftUICore", "DeveloperToolsSupport", "Photos",
        "AppIntents",
      ]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "NetworkGaps", targets: ["NetworkGaps"]),
    .library(name: "ElementTree", targets: ["ElementTree"]),
    .library(name: "ElementDiff", targets: ["ElementDiff", "ElementTree"]),
    .library(name: "StaticSite", targets: ["StaticSite", "HTMLParsing"]),
    .library(name: "MarkdownPages", targets: ["MarkdownPages"]),
    .library(name: "ViewTesting", targets: ["ViewTesting", "ViewSnapshots"]),
    .library(name: "ViewPreviews", targets: ["ViewPreviews"]),
    .plugin(name: "PreviewCommand", targets: ["PreviewCommandPlugin"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbolsPlugin"]),
    .executable(name: "preview-tool", targets: ["PreviewTool"]),
    .executable(name: "moments-previews", targets: ["MomentsPreviews"]),
    .executable(name: "moments", targets: ["MomentsCLI"]),
    .executable(name: "moments-live", targets: ["MomentsLiveCLI"]),
    .executable(name: "layout-check", targets: ["LayoutCheck"]),
    .executable(name: "live-load", targets: ["LiveLoad"]),
    .executable(name: "live-sweep", targets: ["LiveSweep"]),
    .executable(name: "screenshot", targets: ["Screenshot"]),
    .executable(name: "tree-diff", targets: ["TreeDiff"]),
    .executable(name: "client-scripts", targets: ["ClientScriptsTool"]),
    .executable(name: "client-benchmark", targets: ["ClientBenchmark"]),
    .executable(name: "preview-benchmark", targets: ["PreviewBenchmark"]),
    .executable(name: "catalogue-benchmark", targets: ["CatalogueBenchmark"]),
    .executable(name: "site-benchmark", targets: ["SiteBenchmark"]),
  ],
  traits: [
    .default(enabledTraits: ["Server"]),
    .trait(
      name: "Server",
      description:
        "Apps serve themselves as live pages; without it they write their first frames only, "
        + "and need libxml2 at most."),
  ],
  targets: [
    // C libraries
    .systemLibrary(
      name: "CLibXML2",
      path: "Sources/System/CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    // Without pkg-config, so that a build that needs none of them doesn't warn of their absence.
    .target(
      name: "CMicroHTTPD",
      path: "Sources/System/CMicroHTTPD", linkerSettings: [.linkedLibrary("microhttpd")]),
    .systemLibrary(name: "CMarkGFM", path: "Sources/System/CMarkGFM"),
    .systemLibrary(name: "CNettle", path: "Sources/System/CNettle"),
    .systemLibrary(name: "CPNG", path: "Sources/System/CPNG"),
    .systemLibrary(name: "CSQLite", path: "Sources/System/CSQLite"),
    .systemLibrary(name: "CWslay", path: "Sources/System/CWslay"),
    .target(
      name: "CCurl", path: "Sources/System/CCurl", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "CCompressors",
      path: "Sources/System/CCompressors", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "CVips", path: "Sources/System/CVips", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "CPostgreSQL", path: "Sources/System/CPostgreSQL",
      linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CFileSystem", path: "Sources/System/CFileSystem"),
    .target(name: "CFileWatching", path: "Sources/System/CFileWatching"),
    .target(name: "CFlightRecorder", path: "Sources/System/CFlightRecorder"),
    .target(name: "CPreviewRecords", path: "Sources/System/CPreviewRecords"),
    .target(name: "CProcess", path: "Sources/System/CProcess"),
    .target(name: "CSockets", path: "Sources/System/CSockets"),
    .target(name: "CCurrentLocale", path: "Sources/System/CCurrentLocale"),
    .target(
      name: "CGeos", path: "Sources/System/CGeos", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CObjects", path: "Sources/System/CObjects"),
    .target(name: "CStackBounds", path: "Sources/System/CStackBounds"),
    .target(
      name: "CSymbols", path: "Sources/System/CSymbols",
      exclude: [
        "symbols.txt", "LICENSE-bootstrap-icons.txt", "LICENSE-phosphor.txt", "LICENSE-tabler.txt",
      ]),

    // The engine
    .target(name: "ElementTree", path: "Sources/Engine/ElementTree", swiftSettings: engine),
    .target(
      name: "ElementDiff", dependencies: ["ElementTree"],
      path: "Sources/Engine/ElementDiff", swiftSettings: engine),
    .target(name: "Combine", path: "Sources/Apple/Combine", swiftSettings: engine),
    .target(name: "MacroExpansion", path: "Sources/Engine/MacroExpansion", swiftSettings: rules),
    .macro(
      name: "ViewMacros", dependencies: ["MacroExpansion"],
      path: "Sources/Engine/ViewMacros", swiftSettings: rules),
    .target(
      name: "ViewTree",
      dependencies: [
        "ElementTree", "Combine", "CommandLineOptions", "ViewMacros", "CCurrentLocale", "CGeos",
        "CObjects", "CStackBounds", "CSymbols",
      ],
      path: "Sources/Engine/ViewTree",
      swiftSettings: engine),
    .target(
      name: "HTMLParsing", dependencies: ["ElementTree", "CLibXML2"],
      path: "Sources/Engine/HTMLParsing", swiftSettings: engine),
    .target(name: "MediaTypes", path: "Sources/System/MediaTypes", swiftSettings: engine),
    .target(name: "PositionedJSON", path: "Sources/System/PositionedJSON", swiftSettings: engine),
    .target(name: "WireFormat", path: "Sources/System/WireFormat", swiftSettings: engine),
    .target(
      name: "CommandLineOptions",
      path: "Sources/System/CommandLineOptions", swiftSettings: engine),
    .target(
      name: "Browser", dependencies: ["CProcess"],
      path: "Sources/Testing/Browser", swiftSettings: engine),
    .target(
      name: "PixelComparing", dependencies: ["CPNG"],
      path: "Sources/Testing/PixelComparing", swiftSettings: engine),
    .target(
      name: "PageDrawing",
      dependencies: ["Browser", "ElementTree", "MediaTypes", "PixelComparing"],
      path: "Sources/Testing/PageDrawing",
      resources: [.copy("Fonts")], swiftSettings: engine),
    .target(
      name: "PageReading", dependencies: ["ViewTree", "ElementTree", "HTMLParsing"],
      path: "Sources/Site/PageReading", swiftSettings: engine),
    .target(
      name: "CurlRequests", dependencies: ["CCurl"], path: "Sources/System/CurlRequests",
      swiftSettings: engine),
    .target(
      name: "StaticSite",
      dependencies: [
        "ViewTree", "ElementTree", "HTMLParsing", "CommandLineOptions", "CCompressors",
        "CFileSystem", "CProcess", "CVips", "CurlRequests", "PageReading", "PositionedJSON",
      ],
      path: "Sources/Site/StaticSite", exclude: ["Search/search.js"], swiftSettings: engine),

    .target(
      name: "MarkdownPages",
      dependencies: ["StaticSite", "ViewTree", "ElementTree", "HTMLParsing", "CMarkGFM"],
      path: "Sources/Site/MarkdownPages",
      swiftSettings: engine),

    .target(
      name: "WebServer",
      dependencies: [
        "CommandLineOptions", "MediaTypes", "CMicroHTTPD", "CNettle", "CSockets", "CWslay",
      ],
      path: "Sources/Live/WebServer",
      swiftSettings: engine),

    .target(
      name: "ServerProcess", dependencies: ["CProcess"],
      path: "Sources/System/ServerProcess", swiftSettings: engine),

    .target(
      name: "AppServer", dependencies: ["ViewTree"],
      path: "Sources/Live/AppServer", swiftSettings: engine),

    .target(
      name: "SQLiteStore", dependencies: ["CSQLite"],
      path: "Sources/System/SQLiteStore", swiftSettings: engine),
    .target(
      name: "PostgreSQL", dependencies: ["CPostgreSQL"],
      path: "Sources/System/PostgreSQL", swiftSettings: engine),
    .target(
      name: "LivePages",
      dependencies: [
        "AppServer", "ViewTree", "ElementTree", "ElementDiff", "WebServer", "SQLiteStore",
        "PostgreSQL",
        "ServerProcess", "CommandLineOptions", "MediaTypes", "CFlightRecorder", "CNettle",
        "CProcess",
        "CStackBounds",
      ],
      path: "Sources/Live/LivePages",
      exclude: [
        "Client/actions.js", "Client/controls.js", "Client/drops.js", "Client/files.js",
        "Client/gestures.js",
        "Client/live.js", "Client/more.js", "Client/motion.js", "Client/near.js", "Client/pulls.js",
        "Client/shortcuts.js", "Client/stream.js", "Client/warnings.js",
      ], swiftSettings: engine),

    .target(name: "CAppLauncher", path: "Sources/System/CAppLauncher"),
    .target(
      name: "AppLauncher",
      dependencies: [
        .target(name: "LivePages", condition: .when(traits: ["Server"])),
        .target(name: "WebServer", condition: .when(traits: ["Server"])),
        .target(name: "ServerProcess", condition: .when(traits: ["Server"])),
        "AppServer", "ViewTree", "ElementTree", "CommandLineOptions", "CAppLauncher",
      ],
      path: "Sources/Live/AppLauncher",
      swiftSettings: engine),

    .target(
      name: "ViewSnapshots",
      dependencies: [
        "ViewTree", "ElementTree", "ElementDiff", "HTMLParsing", "Browser", "MacroExpansion",
        "MediaTypes", "PageDrawing", "PageReading", "PixelComparing",
      ],
      path: "Sources/Testing/ViewSnapshots",
      swiftSettings: engine),
    .target(
      name: "SiteComparing",
      dependencies: [
        "Browser", "ElementTree", "HTMLParsing", "MediaTypes", "PageDrawing", "PageReading",
        "PixelComparing", "StaticSite", "ViewSnapshots", "ViewTree",
      ],
      path: "Sources/Testing/SiteComparing", swiftSettings: engine),
    .target(
      name: "ViewTesting", dependencies: ["ViewSnapshots", "ViewTree", "ElementTree"],
      path: "Sources/Testing/ViewTesting",
      swiftSettings: engine),
    .target(
      name: "PreviewSupervision",
      dependencies: [
        "WebServer", "ServerProcess", "ElementTree", "MacroExpansion", "CFileWatching", "CProcess",
      ],
      path: "Sources/Previews/PreviewSupervision",
      swiftSettings: engine),
    .target(
      name: "ViewPreviews",
      dependencies: [
        "PreviewSupervision", "Browser", "LivePages", "WebServer", "ServerProcess",
        "PageReading", "ViewSnapshots", "ViewTree", "ElementTree", "Combine", "MacroExpansion",
        "CPreviewRecords", "CProcess",
      ],
      path: "Sources/Previews/ViewPreviews",
      swiftSettings: engine),

    // The modules that SwiftUI sources import
    .target(
      name: "PlatformGaps", dependencies: ["ViewTree"], path: "Sources/Apple/PlatformGaps",
      swiftSettings: engine),
    .target(
      name: "NetworkGaps", dependencies: ["Combine"], path: "Sources/Apple/NetworkGaps",
      swiftSettings: engine),
    .target(
      name: "SwiftUI",
      dependencies: ["ViewTree", "Combine", "PlatformGaps", "UserNotifications", "CoreData"],
      path: "Sources/Apple/SwiftUI",
      swiftSettings: engine),
    .target(
      name: "UIKit",
      dependencies: ["ViewTree", "PlatformGaps", "UserNotifications", "_Testing_UIKit"],
      path: "Sources/Apple/UIKit",
      swiftSettings: engine),
    .target(
      name: "CoreGraphics", dependencies: ["ViewTree", "PlatformGaps", "_Testing_CoreGraphics"],
      path: "Sources/Apple/Reexports/CoreGraphics", swiftSettings: engine),
    .target(
      name: "QuartzCore", dependencies: ["ViewTree", "PlatformGaps"],
      path: "Sources/Apple/Reexports/QuartzCore", swiftSettings: engine),
    .target(
      name: "CoreTransferable", dependencies: ["ViewTree", "PlatformGaps"],
      path: "Sources/Apple/Reexports/CoreTransferable", swiftSettings: engine),
    .target(
      name: "SwiftUICore", dependencies: ["ViewTree", "PlatformGaps"],
      path: "Sources/Apple/Reexports/SwiftUICore", swiftSettings: engine),
    .target(
      name: "DeveloperToolsSupport", dependencies: ["ViewTree", "PlatformGaps"],
      path: "Sources/Apple/Reexports/DeveloperToolsSupport", swiftSettings: engine),
    .target(
      name: "Photos", dependencies: ["PhotosUI"], path: "Sources/Apple/Reexports/Photos",
      swiftSettings: engine),
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/Apple/TestingOverlays/_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit", path: "Sources/Apple/TestingOverlays/_Testing_UIKit"),
    .target(name: "_Testing_CoreImage", path: "Sources/Apple/TestingOverlays/_Testing_CoreImage"),
    .target(
      name: "Kingfisher", dependencies: ["ViewTree"],
      path: "Sources/Apple/Kingfisher", swiftSettings: engine),
    .target(
      name: "UniformTypeIdentifiers", dependencies: ["ViewTree"],
      path: "Sources/Apple/UniformTypeIdentifiers", swiftSettings: engine),
    .target(
      name: "Charts", dependencies: ["ViewTree"],
      path: "Sources/Apple/Charts", swiftSettings: engine),

    // The modules of Apple's that apps import beside SwiftUI
    .target(
      name: "SwiftData", dependencies: ["ViewTree", "PlatformGaps", "SQLiteStore", "ViewMacros"],
      path: "Sources/Apple/SwiftData", swiftSettings: engine),

    .target(
      name: "CoreData", dependencies: ["Combine", "PlatformGaps", "ViewTree"],
      path: "Sources/Apple/CoreData", swiftSettings: engine),
    .target(name: "OSLog", path: "Sources/Apple/OSLog", swiftSettings: engine),
    .target(name: "os", dependencies: ["OSLog"], path: "Sources/Apple/os", swiftSettings: engine),
    .target(name: "CoreLocation", path: "Sources/Apple/CoreLocation", swiftSettings: engine),
    .target(
      name: "MapKit", dependencies: ["CoreLocation", "ViewTree"], path: "Sources/Apple/MapKit",
      swiftSettings: engine),
    .target(
      name: "PhotosUI", dependencies: ["PlatformGaps", "ViewTree"],
      path: "Sources/Apple/PhotosUI",
      swiftSettings: engine),
    .target(
      name: "AVFoundation", dependencies: ["ViewTree"], path: "Sources/Apple/AVFoundation",
      swiftSettings: engine),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "ViewTree"], path: "Sources/Apple/AVKit",
      swiftSettings: engine),
    .target(
      name: "UserNotifications", path: "Sources/Apple/UserNotifications",
      swiftSettings: engine),
    .target(
      name: "StoreKit", dependencies: ["PlatformGaps", "ViewTree"], path: "Sources/Apple/StoreKit",
      swiftSettings: engine),
    .target(
      name: "StoreKitTest", dependencies: ["StoreKit"], path: "Sources/Apple/StoreKitTest",
      swiftSettings: engine),
    .target(
      name: "WeatherKit", dependencies: ["CoreLocation"], path: "Sources/Apple/WeatherKit",
      swiftSettings: engine),
    .target(
      name: "ActivityKit", dependencies: ["ViewTree"], path: "Sources/Apple/ActivityKit",
      swiftSettings: engine),
    .target(name: "Network", path: "Sources/Apple/Network", swiftSettings: engine),
    .target(
      name: "WatchConnectivity", path: "Sources/Apple/WatchConnectivity", swiftSettings: engine),
    .target(
      name: "MessageUI", dependencies: ["ViewTree"], path: "Sources/Apple/MessageUI",
      swiftSettings: engine),
    .target(name: "CoreHaptics", path: "Sources/Apple/CoreHaptics", swiftSettings: engine),
    .target(name: "AudioToolbox", path: "Sources/Apple/AudioToolbox", swiftSettings: engine),
    .target(
      name: "LocalAuthentication", path: "Sources/Apple/LocalAuthentication",
      swiftSettings: engine),
    .target(
      name: "SafariServices", dependencies: ["ViewTree"], path: "Sources/Apple/SafariServices",
      swiftSettings: engine),
    .target(
      name: "WebKit", dependencies: ["ViewTree", "CLibXML2"], path: "Sources/Apple/WebKit",
      swiftSettings: engine),
    .target(
      name: "TipKit", dependencies: ["ViewTree"], path: "Sources/Apple/TipKit",
      swiftSettings: engine),
    .target(
      name: "Speech", dependencies: ["AVFoundation"], path: "Sources/Apple/Speech",
      swiftSettings: engine),
    .target(
      name: "MediaPlayer", dependencies: ["AVFoundation"], path: "Sources/Apple/MediaPlayer",
      swiftSettings: engine),
    .target(
      name: "WidgetKit", dependencies: ["AppIntents", "ViewTree"], path: "Sources/Apple/WidgetKit",
      swiftSettings: engine),
    .target(
      name: "AppIntents", dependencies: ["ViewTree"], path: "Sources/Apple/AppIntents",
      swiftSettings: engine),
    .target(
      name: "AuthenticationServices", dependencies: ["ViewTree"],
      path: "Sources/Apple/AuthenticationServices", swiftSettings: engine),
    .target(
      name: "Security", dependencies: ["ViewTree"], path: "Sources/Apple/Security",
      swiftSettings: engine),
    .target(
      name: "CoreImage", dependencies: ["PlatformGaps", "ViewTree", "_Testing_CoreImage"],
      path: "Sources/Apple/CoreImage", swiftSettings: engine),
    .target(
      name: "CoreML", dependencies: ["WireFormat"], path: "Sources/Apple/CoreML",
      swiftSettings: engine),
    .target(
      name: "CryptoKit",
      dependencies: [.target(name: "CNettle", condition: .when(traits: ["Server"]))],
      path: "Sources/Apple/CryptoKit", swiftSettings: engine),

    // Moments
    .target(
      name: "Moments", dependencies: ["PositionedJSON"],
      path: "Sources/Moments/Moments", resources: [.copy("Sample")],
      swiftSettings: engine),
    .target(
      name: "MomentsStore",
      dependencies: ["Moments", "PositionedJSON", "SQLiteStore", "ElementTree"],
      path: "Sources/Moments/MomentsStore",
      swiftSettings: engine),
    .target(
      name: "MomentsViews",
      dependencies: ["Moments", "SwiftUI", "Combine", "UIKit", "Kingfisher"],
      path: "Sources/Moments/MomentsViews",
      resources: [.copy("Assets.xcassets"), .copy("Localizable.xcstrings")], swiftSettings: app),
    .target(
      name: "MomentsSite",
      dependencies: [
        "StaticSite", "MomentsViews", "Moments", "MomentsRemote", "PositionedJSON", "HTMLParsing",
        "ViewTree", "CommandLineOptions",
      ],
      path: "Sources/Moments/MomentsSite", resources: [.copy("Starter")], swiftSettings: engine),
    .target(
      name: "MomentsRemote", dependencies: ["CurlRequests", "Moments", "PositionedJSON"],
      path: "Sources/Moments/MomentsRemote", swiftSettings: engine),
    .executableTarget(
      name: "MomentsCLI", dependencies: ["MomentsSite", "StaticSite", "CommandLineOptions"],
      path: "Sources/Moments/MomentsCLI",
      swiftSettings: engine),
    .target(
      name: "SiteWatching", dependencies: ["WebServer", "PreviewSupervision", "ElementTree"],
      path: "Sources/Site/SiteWatching",
      swiftSettings: engine),
    .executableTarget(
      name: "MomentsLiveCLI",
      dependencies: [
        "SiteWatching", "StaticSite", "WebServer", "ServerProcess", "LivePages", "Moments",
        "MomentsStore",
        "MomentsViews", "PositionedJSON", "ViewPreviews", "ViewTree", "SiteComparing",
        "PageDrawing", "ViewSnapshots", "Browser", "CommandLineOptions", "PreviewSupervision",
      ],
      path: "Sources/Moments/MomentsLiveCLI",
      swiftSettings: engine),
    .executableTarget(
      name: "MomentsPreviews", dependencies: ["MomentsViews", "ViewPreviews"],
      path: "Sources/Moments/MomentsPreviews",
      swiftSettings: engine),

    // Samples
    .target(
      name: "StatePrimer", dependencies: ["SwiftUI"], path: "Sources/Samples/StatePrimer",
      swiftSettings: app),
    .target(
      name: "ChartGallery", dependencies: ["SwiftUI", "Charts"],
      path: "Sources/Samples/ChartGallery", swiftSettings: app),
    .executableTarget(
      name: "TabsAndRoutes", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Sources/Samples/TabsAndRoutes", swiftSettings: app),
    .executableTarget(
      name: "LoadingPhases", dependencies: ["SwiftUI", "Combine", "AppLauncher"],
      path: "Sources/Samples/LoadingPhases", swiftSettings: app),
    .executableTarget(
      name: "NestedCards", dependencies: ["SwiftUI", "Combine", "AppLauncher"],
      path: "Sources/Samples/NestedCards", resources: [.copy("Cards.json")], swiftSettings: app),
    .target(
      name: "PictureLikesViews", dependencies: ["SwiftUI"],
      path: "Sources/Samples/PictureLikes/Views", resources: [.copy("Pictures")],
      swiftSettings: app),
    .executableTarget(
      name: "PictureLikesStatic", dependencies: ["PictureLikesViews", "SwiftUI", "AppLauncher"],
      path: "Sources/Samples/PictureLikes/Static", swiftSettings: app),
    .executableTarget(
      name: "PictureLikesStateInApp",
      dependencies: ["PictureLikesViews", "SwiftUI", "AppLauncher"],
      path: "Sources/Samples/PictureLikes/StateInApp", swiftSettings: app),
    .executableTarget(
      name: "PictureLikesPlainClass",
      dependencies: ["PictureLikesViews", "SwiftUI", "AppLauncher"],
      path: "Sources/Samples/PictureLikes/PlainClass", swiftSettings: app),
    .executableTarget(
      name: "PictureLikesObservedClass",
      dependencies: ["PictureLikesViews", "SwiftUI", "Combine", "AppLauncher"],
      path: "Sources/Samples/PictureLikes/ObservedClass", swiftSettings: app),
    .executableTarget(
      name: "Members", dependencies: ["SwiftUI", "AppServer", "AppLauncher"],
      path: "Sources/Samples/Members", swiftSettings: app),
    .executableTarget(
      name: "Votes", dependencies: ["SwiftUI", "AppServer", "AppLauncher"],
      path: "Sources/Samples/Votes", swiftSettings: app),
    .executableTarget(
      name: "LandmarksCarousel", dependencies: ["SwiftUI", "UIKit", "AppLauncher"],
      path: "Sources/Samples/LandmarksCarousel", resources: [.copy("Assets.xcassets")],
      swiftSettings: app),
    .executableTarget(
      name: "StabilityDashboard",
      dependencies: ["SwiftUI", "UIKit", "Combine", "Charts", "AppLauncher"],
      path: "Sources/Samples/StabilityDashboard", resources: [.copy("Icons")],
      swiftSettings: app),

    // Tools
    .target(
      name: "WebEngines", dependencies: ["Browser"], path: "Sources/Tools/WebEngines",
      swiftSettings: engine),
    .target(
      name: "LayoutChecking",
      dependencies: [
        "SeededRandom", "ViewTree", "ElementTree", "Browser", "PositionedJSON", "WebEngines",
      ],
      path: "Sources/Tools/LayoutChecking", swiftSettings: engine),
    .executableTarget(
      name: "LayoutCheck",
      dependencies: [
        "CommandLineOptions", "LayoutChecking", "Browser", "PositionedJSON", "WebEngines",
      ],
      path: "Sources/Tools/LayoutCheck", swiftSettings: engine),
    .target(
      name: "DiffProving", dependencies: ["SeededRandom", "ElementDiff", "ElementTree"],
      path: "Sources/Tools/DiffProving", swiftSettings: engine),
    .executableTarget(
      name: "LiveLoad",
      dependencies: [
        "AppServer", "LivePages", "LiveProving", "WebServer", "ViewTree", "ElementDiff",
        "ElementTree", "Combine",
      ],
      path: "Sources/Tools/LiveLoad", swiftSettings: engine),
    .target(
      name: "LiveProving", dependencies: ["LivePages", "ViewTree", "ElementDiff", "ElementTree"],
      path: "Sources/Tools/LiveProving", swiftSettings: engine),
    .target(
      name: "LiveSweeping",
      dependencies: [
        "Browser", "LivePages", "WebServer", "ViewTree", "ElementTree", "Combine", "SeededRandom",
      ],
      path: "Sources/Tools/LiveSweeping", swiftSettings: engine),
    .executableTarget(
      name: "LiveSweep", dependencies: ["CommandLineOptions", "LiveSweeping", "Browser"],
      path: "Sources/Tools/LiveSweep",
      swiftSettings: engine),
    .executableTarget(
      name: "TreeDiff",
      dependencies: [
        "CommandLineOptions", "DiffProving", "ElementTree", "PageReading", "ViewSnapshots",
      ],
      path: "Sources/Tools/TreeDiff", swiftSettings: engine),

    .target(
      name: "ScriptMinifying", dependencies: ["ElementDiff", "ElementTree", "LivePages"],
      path: "Sources/Tools/ScriptMinifying", swiftSettings: engine),
    .executableTarget(
      name: "ClientScriptsTool",
      dependencies: ["CommandLineOptions", "ScriptMinifying", "LivePages"],
      path: "Sources/Tools/ClientScriptsTool", swiftSettings: engine),

    .executableTarget(
      name: "ClientBenchmark",
      dependencies: [
        "CommandLineOptions", "LivePages", "WebServer", "Browser", "DiffProving", "ElementDiff",
        "ElementTree",
      ], path: "Sources/Tools/ClientBenchmark", swiftSettings: engine),

    .executableTarget(
      name: "PreviewBenchmark", dependencies: ["CommandLineOptions", "Browser"],
      path: "Sources/Tools/PreviewBenchmark",
      swiftSettings: engine),

    .target(
      name: "SeededRandom", path: "Sources/Tools/SeededRandom", swiftSettings: engine),

    .executableTarget(
      name: "Screenshot", dependencies: ["CommandLineOptions", "Browser"],
      path: "Sources/Tools/Screenshot",
      swiftSettings: engine),
    .executableTarget(
      name: "PreviewTool", dependencies: ["PreviewSupervision"], path: "Sources/Tools/PreviewTool",
      swiftSettings: engine),
    .target(
      name: "AssetSymbolNaming", dependencies: ["MacroExpansion"],
      path: "Sources/Tools/AssetSymbolNaming", swiftSettings: rules),
    .executableTarget(
      name: "AssetSymbolTool", dependencies: ["CommandLineOptions", "AssetSymbolNaming"],
      path: "Sources/Tools/AssetSymbolTool",
      swiftSettings: rules),
    .plugin(
      name: "AssetSymbolsPlugin", capability: .buildTool(), dependencies: ["AssetSymbolTool"]),
    .plugin(
      name: "PreviewCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "preview", description: "Show the previews of a package in a browser")),
      dependencies: ["PreviewTool"]),
    .executableTarget(
      name: "CatalogueBenchmark",
      dependencies: ["CommandLineOptions", "Browser", "ViewPreviews", "ViewTree"],
      path: "Sources/Tools/CatalogueBenchmark", swiftSettings: engine),
    .executableTarget(
      name: "SiteBenchmark",
      dependencies: [
        "CommandLineOptions", "MarkdownPages", "Moments", "StaticSite", "ViewTree",
      ],
      path: "Sources/Tools/SiteBenchmark", swiftSettings: engine),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CommandLineOptions", "ViewTree", "ElementDiff", "ElementTree", "HTMLParsing", "Combine",
        "Moments",
        "MomentsViews", "PageDrawing", "PixelComparing", "SiteComparing", "ViewSnapshots",
      ],
      path: "Sources/Tools/Benchmarks",
      exclude: ["Reference"], swiftSettings: engine),

    // Tests
    .target(
      name: "PageAudits", dependencies: ["Browser"], path: "Tests/PageAudits",
      swiftSettings: engine),
    .target(
      name: "BrowserPool", dependencies: ["Browser"], path: "Tests/BrowserPool",
      swiftSettings: engine),
    .target(
      name: "TestSupport", path: "Tests/Support",
      swiftSettings: engine),
    .testTarget(
      name: "AppServerTests", dependencies: ["AppServer", "SeededRandom", "TestSupport"],
      path: "Tests/Live/AppServerTests", swiftSettings: engine),
    .testTarget(
      name: "AssetSymbolNamingTests", dependencies: ["AssetSymbolNaming", "TestSupport"],
      path: "Tests/Tools/AssetSymbolNamingTests",
      swiftSettings: engine),
    .testTarget(
      name: "BrowserTests", dependencies: ["SeededRandom", "Browser"],
      path: "Tests/Testing/BrowserTests", swiftSettings: engine),
    .testTarget(
      name: "ChartsTests",
      dependencies: [
        "ChartGallery", "Charts", "SwiftUI", "ElementDiff", "ElementTree", "ViewTree",
      ],
      path: "Tests/Apple/ChartsTests",
      swiftSettings: app),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "SeededRandom", "TestSupport", "DiffProving", "ScriptMinifying", "LivePages", "WebServer",
        "LiveSweeping", "LiveProving", "StaticSite", "CrashingServer", "Browser", "BrowserPool",
        "ElementDiff",
        "ElementTree",
        "PageAudits", "ViewTree", "Charts", "ChartGallery", "SwiftData", "PhotosUI",
        "PlatformGaps", "SwiftUI", "UIKit", "MapKit", "AVKit", "AVFoundation", "Combine",
        "StoreKit", "StoreKitTest",
      ],
      path: "Tests/Live/ClientTests",
      swiftSettings: engine),
    .testTarget(
      name: "ClientPackageTests", dependencies: ["TestSupport"],
      path: "Tests/Live/ClientPackageTests", swiftSettings: engine),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine"],
      path: "Tests/Apple/CombineTests", swiftSettings: app),
    .testTarget(
      name: "CompatibilityTests",
      dependencies: [
        "AppServer", "SwiftUI", "UIKit", "Combine", "Kingfisher", "UniformTypeIdentifiers",
        "Charts",
        "StaticSite", "HTMLParsing", "PositionedJSON", "ViewTree", "CIndexStore",
      ],
      path: "Tests/Apple/CompatibilityTests",
      swiftSettings: app),
    .testTarget(
      name: "ElementDiffTests",
      dependencies: ["SeededRandom", "TestSupport", "DiffProving", "ElementDiff", "ElementTree"],
      path: "Tests/Engine/ElementDiffTests",
      exclude: ["Fixtures"], swiftSettings: engine),
    .testTarget(
      name: "ElementTreeTests", dependencies: ["SeededRandom", "ElementTree"],
      path: "Tests/Engine/ElementTreeTests", swiftSettings: engine
    ),
    .testTarget(
      name: "HTMLParsingTests",
      dependencies: ["SeededRandom", "TestSupport", "HTMLParsing", "ElementTree", "Browser"],
      path: "Tests/Engine/HTMLParsingTests",
      swiftSettings: engine),
    .testTarget(
      name: "LayoutTests",
      dependencies: [
        "LayoutChecking", "ViewTree", "ElementTree", "Browser", "PositionedJSON", "WebEngines",
      ],
      path: "Tests/Engine/LayoutTests",
      resources: [.copy("Cases")], swiftSettings: engine),
    .testTarget(
      name: "LivePagesTests",
      dependencies: [
        "AppServer", "CommandLineOptions", "SeededRandom", "TestSupport", "LiveProving",
        "LivePages", "WebServer", "ViewTree", "ElementDiff", "ElementTree", "SQLiteStore",
        "PostgreSQL",
        "BoardServer",
        "CrashingServer",
      ],
      path: "Tests/Live/LivePagesTests",
      swiftSettings: engine),
    .testTarget(
      name: "MarkdownPagesTests",
      dependencies: [
        "SeededRandom", "TestSupport", "MarkdownPages", "StaticSite", "HTMLParsing", "ViewTree",
        "ElementTree", "BlogGuide",
      ],
      path: "Tests/Site/MarkdownPagesTests",
      swiftSettings: engine),
    .testTarget(
      name: "MomentsLiveTests",
      dependencies: ["TestSupport", "Browser", "BrowserPool", "MomentsLiveCLI"],
      path: "Tests/Moments/MomentsLiveTests",
      swiftSettings: engine),
    .testTarget(
      name: "SiteWatchingTests",
      dependencies: [
        "TestSupport", "Browser", "BrowserPool", "SiteWatching", "StaticSite", "ViewTree",
        "WebServer",
        "MomentsLiveCLI",
      ],
      path: "Tests/Site/SiteWatchingTests",
      swiftSettings: engine),
    .testTarget(
      name: "MomentsRemoteTests",
      dependencies: ["TestSupport", "MomentsRemote", "Moments", "PositionedJSON"],
      path: "Tests/Moments/MomentsRemoteTests", swiftSettings: engine),
    .testTarget(
      name: "MomentsTests", dependencies: ["SeededRandom", "Moments", "PositionedJSON"],
      path: "Tests/Moments/MomentsTests",
      swiftSettings: engine),
    .testTarget(
      name: "MomentsSiteTests",
      dependencies: [
        "CommandLineOptions",
        "SeededRandom", "TestSupport",
        "MomentsSite", "MomentsCLI", "Moments", "StaticSite", "PositionedJSON", "HTMLParsing",
        "ViewTree", "ElementTree", "Browser",
      ],
      path: "Tests/Moments/MomentsSiteTests",
      exclude: ["Goldens", "Sample"], swiftSettings: engine),
    .testTarget(
      name: "MomentsSnapshotTests",
      dependencies: [
        "SeededRandom", "TestSupport", "ViewTesting", "ViewSnapshots", "ViewTree", "ElementTree",
        "MomentsViews", "Moments", "StatePrimer", "SwiftUI",
      ],
      path: "Tests/Moments/MomentsSnapshotTests",
      exclude: ["__Snapshots__"], swiftSettings: engine),
    .testTarget(
      name: "MomentsStoreTests",
      dependencies: [
        "SeededRandom", "TestSupport", "MomentsStore", "Moments", "PositionedJSON", "SQLiteStore",
        "LikeWriter",
      ],
      path: "Tests/Moments/MomentsStoreTests", swiftSettings: engine),
    .testTarget(
      name: "MomentsViewsTests",
      dependencies: ["MomentsViews", "Moments", "ViewTree", "ElementTree"],
      path: "Tests/Moments/MomentsViewsTests", swiftSettings: engine),
    .testTarget(
      name: "PageDrawingTests",
      dependencies: ["PageDrawing", "PixelComparing", "SeededRandom", "TestSupport", "Browser"],
      path: "Tests/Testing/PageDrawingTests",
      swiftSettings: engine),
    .testTarget(
      name: "PixelComparingTests", dependencies: ["SeededRandom", "TestSupport", "PixelComparing"],
      path: "Tests/Testing/PixelComparingTests",
      swiftSettings: engine),
    .testTarget(
      name: "PositionedJSONTests", dependencies: ["SeededRandom", "PositionedJSON"],
      path: "Tests/System/PositionedJSONTests",
      swiftSettings: engine),
    .testTarget(
      name: "SQLiteStoreTests", dependencies: ["TestSupport", "SQLiteStore"],
      path: "Tests/System/SQLiteStoreTests",
      swiftSettings: engine),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: ["SeededRandom", "TestSupport", "SwiftData", "SwiftDataWriter"],
      path: "Tests/Apple/SwiftDataTests",
      swiftSettings: app),
    .testTarget(
      name: "AppleModulesTests",
      dependencies: [
        "SwiftUI", "CoreData", "OSLog", "MapKit", "Network", "UserNotifications", "ViewTree",
        "LocalAuthentication", "SafariServices", "WebKit", "TipKit", "Speech", "MediaPlayer",
        "WidgetKit", "AuthenticationServices", "Security", "CoreML", "WireFormat", "CoreImage",
        "PhotosUI",
        "WatchConnectivity", "MessageUI", "CoreHaptics", "AudioToolbox", "UIKit", "CryptoKit",
        "CoreGraphics", "QuartzCore", "CoreTransferable", "SwiftUICore", "DeveloperToolsSupport",
        "Photos", "AppIntents", "StoreKit", "StoreKitTest", "WeatherKit", "ActivityKit",
        "PlatformGaps", "TestSupport",
      ],
      path: "Tests/Apple/AppleModulesTests",
      swiftSettings: app),
    .testTarget(
      name: "StatePrimerTests", dependencies: ["StatePrimer", "ViewTree", "ElementTree"],
      path: "Tests/Samples/StatePrimerTests",
      swiftSettings: engine),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "Browser", "BrowserPool", "PageAudits", "TestSupport", "TabsAndRoutes", "LoadingPhases",
        "NestedCards",
        "PictureLikesStatic", "PictureLikesStateInApp", "PictureLikesPlainClass",
        "PictureLikesObservedClass", "LandmarksCarousel", "Members", "StabilityDashboard", "Votes",
        "TodoApp", "SettingsApp", "RecipesApp", "GardenApp", "LiftApp", "SheetsApp", "ChatApp",
        "BoardApp",
        "LayoutApp",
        "ExpensesApp", "HabitsApp", "TravelApp", "RailApp", "TunesApp", "DeckApp",
        "SmallestDefects",
      ],
      path: "Tests/Samples/SampleTests",
      swiftSettings: engine),
    .testTarget(
      name: "SiteComparingTests",
      dependencies: [
        "SiteComparing", "ViewSnapshots", "StaticSite", "HTMLParsing", "PositionedJSON",
        "PageDrawing", "PixelComparing", "Browser", "SeededRandom", "TestSupport", "ElementTree",
        "ViewTree", "SnapshotShard",
      ],
      path: "Tests/Testing/SiteComparingTests", swiftSettings: engine),
    .testTarget(
      name: "StaticSiteTests",
      dependencies: [
        "CommandLineOptions",
        "SeededRandom", "TestSupport",
        "StaticSite", "HTMLParsing", "ElementTree", "ViewTree", "FaultyWriter", "GenerationWriter",
        "ShardedWriter",
      ],
      path: "Tests/Site/StaticSiteTests",
      swiftSettings: engine),
    .testTarget(
      name: "ViewPreviewsTests",
      dependencies: [
        "SeededRandom", "TestSupport", "LivePages", "PageReading", "PreviewSupervision",
        "ViewPreviews", "ViewSnapshots", "ViewTree",
        "ElementTree", "WebServer", "BrowserPool", "Browser", "PreviewFixture",
      ],
      path: "Tests/Previews/ViewPreviewsTests",
      swiftSettings: engine),
    .testTarget(
      name: "ViewSnapshotsTests",
      dependencies: [
        "SeededRandom", "TestSupport", "DiffProving", "ViewSnapshots", "ViewTesting", "ViewTree",
        "ElementTree", "Browser", "PageDrawing", "PageReading",
      ],
      path: "Tests/Testing/ViewSnapshotsTests",
      swiftSettings: engine),
    .testTarget(
      name: "MacroExpansionTests", dependencies: ["SeededRandom", "MacroExpansion"],
      path: "Tests/Engine/MacroExpansionTests",
      exclude: ["Fixtures"],
      swiftSettings: engine),
    .testTarget(
      name: "ViewTreeTests",
      dependencies: [
        "SeededRandom", "TestSupport", "ViewTree", "ElementTree", "ElementDiff", "Combine",
        "DeepPages",
      ],
      path: "Tests/Engine/ViewTreeTests", swiftSettings: engine),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", "Kingfisher"],
      path: "Tests/Apple/SwiftUITests", swiftSettings: app),
    .testTarget(
      name: "WebServerTests",
      dependencies: ["SeededRandom", "TestSupport", "WebServer", "Browser"],
      path: "Tests/Live/WebServerTests", swiftSettings: engine),
    .target(
      name: "CIndexStore", path: "Tests/Fixtures/CIndexStore",
      linkerSettings: [.linkedLibrary("dl")]),
    .executableTarget(
      name: "BoardServer", dependencies: ["LivePages", "LiveProving", "WebServer"],
      path: "Tests/Fixtures/BoardServer", swiftSettings: engine),
    .executableTarget(
      name: "BlogGuide", dependencies: ["SwiftUI", "StaticSite", "MarkdownPages"],
      path: "Tests/Fixtures/BlogGuide", swiftSettings: app),
    .target(name: "CFaults", path: "Tests/Fixtures/CFaults"),
    .executableTarget(
      name: "FaultyWriter", dependencies: ["CFaults", "CProcess", "StaticSite", "ViewTree"],
      path: "Tests/Fixtures/FaultyWriter", swiftSettings: engine),
    .executableTarget(
      name: "DeepPages", dependencies: ["ViewTree", "ElementDiff", "ElementTree"],
      path: "Tests/Fixtures/DeepPages", swiftSettings: engine),
    .executableTarget(
      name: "CrashingServer",
      dependencies: [
        "AppServer", "LivePages", "LiveProving", "WebServer", "ViewTree", "ElementTree",
      ],
      path: "Tests/Fixtures/CrashingServer", swiftSettings: engine),
    .executableTarget(
      name: "GenerationWriter", dependencies: ["StaticSite"],
      path: "Tests/Fixtures/GenerationWriter", swiftSettings: engine),
    .executableTarget(
      name: "LikeWriter", dependencies: ["MomentsStore"], path: "Tests/Fixtures/LikeWriter",
      swiftSettings: engine),
    .executableTarget(
      name: "SwiftDataWriter", dependencies: ["SwiftData"], path: "Tests/Fixtures/SwiftDataWriter",
      swiftSettings: app),
    .executableTarget(
      name: "PreviewFixture", dependencies: ["ViewPreviews", "ViewTree"],
      path: "Tests/Fixtures/PreviewFixture", swiftSettings: engine),
    .executableTarget(
      name: "ShardedWriter", dependencies: ["StaticSite", "ViewTree"],
      path: "Tests/Fixtures/ShardedWriter", swiftSettings: engine),
    // Apps as their authors wrote them for iOS, but for the format of their sources.
    .executableTarget(
      name: "TodoApp", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/TodoApp", swiftSettings: app),
    .executableTarget(
      name: "SettingsApp", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/SettingsApp",
      swiftSettings: app + [.enableUpcomingFeature("BareSlashRegexLiterals")]),
    .executableTarget(
      name: "GardenApp", dependencies: ["SwiftUI", "Charts", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/GardenApp", swiftSettings: app),
    .executableTarget(
      name: "LiftApp", dependencies: ["SwiftUI", "Charts", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/LiftApp", swiftSettings: app),
    .executableTarget(
      name: "RecipesApp", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/RecipesApp", swiftSettings: app),
    .executableTarget(
      name: "SheetsApp", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/SheetsApp", swiftSettings: app),
    .executableTarget(
      name: "ChatApp", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/ChatApp", swiftSettings: app),
    .executableTarget(
      name: "BoardApp", dependencies: ["SwiftUI", "UniformTypeIdentifiers", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/BoardApp", swiftSettings: app),
    .executableTarget(
      name: "LayoutApp", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/LayoutApp", swiftSettings: app),
    .executableTarget(
      name: "ExpensesApp", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/ExpensesApp", swiftSettings: app),
    .executableTarget(
      name: "HabitsApp", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/HabitsApp", swiftSettings: app),
    .executableTarget(
      name: "TravelApp", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/TravelApp", swiftSettings: app),
    .executableTarget(
      name: "RailApp", dependencies: ["SwiftUI", "Combine", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/RailApp", swiftSettings: app),
    .executableTarget(
      name: "TunesApp", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/TunesApp", swiftSettings: app),
    .executableTarget(
      name: "DeckApp", dependencies: ["SwiftUI", "Combine", "Charts", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/DeckApp", swiftSettings: app),
    .executableTarget(
      name: "SmallestDefects", dependencies: ["SwiftUI", "AppLauncher"],
      path: "Tests/Fixtures/EverydayApps/SmallestDefects", swiftSettings: app),
    .executableTarget(
      name: "SnapshotShard", dependencies: ["SiteComparing", "ViewSnapshots", "ViewTree"],
      path: "Tests/Fixtures/SnapshotShard", swiftSettings: engine),
  ]
)
