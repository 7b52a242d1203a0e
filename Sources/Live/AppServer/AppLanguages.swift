import Foundation
import ViewTree

/// The languages that an app has texts in.
package enum AppLanguages {
  /// The languages of the string tables and catalogues in the main bundle and in the resource bundles beside the
  /// program, in small letters, sorted; empty for an app without any.
  package static func all() -> [String] {
    var languages: Set<String> = []
    for folder in StringFolders.folders(of: nil) {
      for root in folder.roots {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] {
          if name.hasSuffix(".lproj") {
            languages.insert(StringFolders.normalised(String(name.dropLast(6))))
          } else if name.hasSuffix(".xcstrings") {
            languages.formUnion(catalogLanguages("\(root)/\(name)"))
          }
        }
      }
    }
    languages.remove("base")
    return languages.sorted()
  }

  /// The languages of a catalogue; none of one that can't be read, of which its reader says why.
  private static func catalogLanguages(_ path: String) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: path),
      let catalog = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else { return [] }
    var languages: Set<String> = []
    for entry in (catalog["strings"] as? [String: Any] ?? [:]).values {
      let texts = (entry as? [String: Any])?["localizations"] as? [String: Any]
      languages.formUnion((texts ?? [:]).keys.map(StringFolders.normalised))
    }
    // What is in no other language is in no need of a choice.
    if !languages.isEmpty, let source = catalog["sourceLanguage"] as? String {
      languages.insert(StringFolders.normalised(source))
    }
    return languages
  }
}
