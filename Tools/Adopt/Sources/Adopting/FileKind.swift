import Foundation

/// What a file of a project becomes.
enum FileKind {
  case source
  case resource
  /// Core Data's model, of which classes and a property list are made.
  case dataModel
  /// Core ML's model, of which a class is made.
  case learnedModel
  /// It plays no part in the app: papers, settings of the build.
  case unused
  case unsupported(String)

  init(_ file: URL) {
    switch file.pathExtension.lowercased() {
    case "swift": self = .source
    case "entitlements", "xcconfig", "h", "pch", "hpp", "modulemap", "docc", "xctestplan",
      "xcodeproj", "framework", "md", "xcprivacy", "tbd", "storekit", "gpx", "swiftpm",
      "playground":
      self = .unused
    case "m", "mm", "c", "cc", "cpp", "s": self = .unsupported("is no Swift and is left out")
    case "metal": self = .unsupported("shaders are left out")
    case "xcdatamodeld", "xcdatamodel": self = .dataModel
    case "mlmodel": self = .learnedModel
    case "storyboard", "xib": self = .unsupported("Interface Builder's file is left out")
    case "intentdefinition", "appintents", "mlpackage", "xcmappingmodel", "rcproject",
      "reality", "usdz", "scn", "scnassets", "sks", "icon":
      self = .unsupported("nothing reads it; it is left out")
    default: self = .resource
    }
  }

  /// Whether a folder counts as one file.
  static func isPackage(_ folder: URL) -> Bool {
    [
      "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "docc", "scnassets", "playground",
      "framework", "xcframework", "xcodeproj", "mlpackage", "icon", "xcmappingmodel", "atlas",
      "rcproject", "swiftpm",
    ].contains(folder.pathExtension.lowercased())
  }

  /// The files below a folder, those of folders that count as one file among them.
  static func everything(below folder: URL, depth: Int = 0) -> [URL] {
    guard depth < 32 else { return [] }
    return folder.contents.flatMap { item -> [URL] in
      item.isFolder ? everything(below: item, depth: depth + 1) : [item]
    }
  }

  /// The files below a folder, folders that count as one file among them.
  static func files(below folder: URL, depth: Int = 0) -> [URL] {
    guard depth < 32 else { return [] }
    return folder.contents.flatMap { item -> [URL] in
      item.isFolder && !isPackage(item) ? files(below: item, depth: depth + 1) : [item]
    }
  }
}
