import Foundation
import Glibc

/// What an app's Info.plist says.
///
/// `adopt` puts the list into a folder of the target's bundle, since SwiftPM allows none at its top.
package enum AppInformation {
  /// The list; empty where the app's bundle has none.
  nonisolated(unsafe) package static let list: [String: Any] = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let ending = "_\(program.lastPathComponent).resources"
    guard let bundle = names.first(where: { $0.hasSuffix(ending) }) else { return [:] }
    return Bundle(path: folder.appendingPathComponent(bundle).path)?.infoDictionary ?? [:]
  }()

  /// Sets the variables of `LSEnvironment` that are not set yet, before anything of the app is made.
  package static func setEnvironment(_ list: [String: Any] = list) {
    for (name, value) in list["LSEnvironment"] as? [String: Any] ?? [:] {
      if let value = value as? String { setenv(name, value, 0) }
    }
  }
}
