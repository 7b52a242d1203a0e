#if Server
  import Foundation

  extension AppLauncher {
    /// What an app's Info.plist calls it, if its bundle has one; else the program's name.
    ///
    /// `adopt` puts the list into a folder of the target's bundle, since SwiftPM allows none at its top.
    static var displayName: String {
      let program = programName
      let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      guard let bundle = names.first(where: { $0.hasSuffix("_\(program).resources") }),
        let information = Bundle(path: folder.appendingPathComponent(bundle).path)?.infoDictionary
      else { return program }
      let found = ["CFBundleDisplayName", "CFBundleName"].lazy
        .compactMap { information[$0] as? String }.first { !$0.isEmpty }
      return found ?? program
    }
  }
#endif
