package import Foundation
import Synchronization

/// Where tables of strings are looked for.
package enum StringFolders {
  private static let known = Mutex<[String: StringFolder]>([:])
  private static let main = Mutex<[StringFolder]?>(nil)

  /// The folder of a bundle if one is given, that of the main bundle, and those of the resource
  /// bundles beside the program.
  package static func folders(of bundle: Bundle?) -> [StringFolder] {
    let shared = main.withLock { main in
      if let main { return main }
      let found = mainFolders()
      main = found
      return found
    }
    guard let path = bundle?.bundlePath, path != Bundle.main.bundlePath else { return shared }
    return [folder(path)] + shared
  }

  /// Forgets which languages there are.
  static func forget() {
    known.withLock { $0 = [:] }
    main.withLock { $0 = nil }
  }

  private static func folder(_ path: String) -> StringFolder {
    known.withLock { known in
      if let found = known[path] { return found }
      let new = StringFolder(path)
      known[path] = new
      return new
    }
  }

  private static func mainFolders() -> [StringFolder] {
    let root = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root).sorted()) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return [folder(root)] + bundles.map { folder("\(root)/\($0)") }
  }

  /// The languages that suit a locale, the best first: `zh-hans-cn`, `zh-hans`, `zh-cn`, `zh`.
  package static func languages(of locale: Locale) -> [String] {
    let language = locale.language
    guard let code = language.languageCode?.identifier.lowercased() else { return [] }
    let script = language.script?.identifier.lowercased()
    let region = (language.region ?? locale.region)?.identifier.lowercased()
    var result = [normalised(locale.identifier)]
    if let script {
      if let region { result.append("\(code)-\(script)-\(region)") }
      result.append("\(code)-\(script)")
    }
    if let region { result.append("\(code)-\(region)") }
    // Where nothing says the script it is the usual one: `zh` finds `zh-Hans`.
    if script == nil, let likely = Self.likelyScript(of: language) {
      result.append("\(code)-\(likely)")
    }
    result.append(code)
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }

  private static func likelyScript(of language: Locale.Language) -> String? {
    Locale.Language(identifier: language.maximalIdentifier).script?.identifier.lowercased()
  }

  /// A language's name in small letters with hyphens; English has two names.
  package static func normalised(_ name: String) -> String {
    let plain = name.lowercased().replacing("_", with: "-")
    return plain == "english" ? "en" : plain
  }
}
