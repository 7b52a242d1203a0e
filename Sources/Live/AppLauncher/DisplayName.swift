#if Server
  import ViewTree

  extension AppLauncher {
    /// What an app's Info.plist calls it, if its bundle has one; else the program's name.
    static var displayName: String {
      let found = ["CFBundleDisplayName", "CFBundleName"].lazy
        .compactMap { AppInformation.list[$0] as? String }.first { !$0.isEmpty }
      return found ?? programName
    }
  }
#endif
