package import Foundation

/// A string catalogue: a JSON file with the texts of all languages.
package enum StringCatalog {
  /// The texts of the first of the languages that each key has.
  ///
  /// A key without a text in any of them is left out, so that it stands for itself.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - languages: BCP 47 tags, the one that is wanted most first.
  ///   - problems: Gets why nothing could be read.
  package static func parse(
    _ data: Data, languages: [String], _ problems: inout [String]
  ) -> [String: LocalizedFormat] {
    let catalog: [String: Any]?
    do {
      catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    } catch {
      problems.append("It is not JSON: \(FileProblem.reason(error))")
      return [:]
    }
    guard let catalog, let strings = catalog["strings"] as? [String: Any] else {
      problems.append("It has no object \"strings\", so it is no string catalogue.")
      return [:]
    }
    let source = catalog["sourceLanguage"] as? String
    let wanted = languages + (source.map { [StringFolders.normalised($0)] } ?? [])
    var result: [String: LocalizedFormat] = [:]
    for (key, value) in strings {
      guard let entry = value as? [String: Any],
        let texts = entry["localizations"] as? [String: Any]
      else { continue }
      let byLanguage = Dictionary(
        texts.map { (StringFolders.normalised($0.key), $0.value) }, uniquingKeysWith: { a, _ in a })
      for language in wanted {
        if let text = byLanguage[language] as? [String: Any], let format = format(text) {
          result[key] = format
          break
        }
      }
    }
    return result
  }

  private static func format(_ text: [String: Any]) -> LocalizedFormat? {
    var variables: [String: LocalizedFormat.Variable] = [:]
    for (name, value) in text["substitutions"] as? [String: Any] ?? [:] {
      guard let substitution = value as? [String: Any], let forms = forms(substitution) else {
        continue
      }
      let place = substitution["argNum"] as? Int
      variables[name] = LocalizedFormat.Variable(
        argument: place.flatMap { $0 > 0 ? $0 - 1 : nil }, forms: forms,
        specifier: substitution["formatSpecifier"] as? String ?? "lld")
    }
    if let value = unit(text) { return LocalizedFormat(value, variables: variables) }
    guard let forms = forms(text) else { return nil }
    variables["plural"] = LocalizedFormat.Variable(argument: nil, forms: forms)
    return LocalizedFormat("%#@plural@", variables: variables)
  }

  private static func unit(_ text: [String: Any]) -> String? {
    if let unit = text["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    // Variations by device: the web is none of them.
    let devices = (text["variations"] as? [String: Any])?["device"] as? [String: Any]
    return (devices?["other"] as? [String: Any]).flatMap { unit($0) }
  }

  private static func forms(_ text: [String: Any]) -> [PluralCategory: String]? {
    guard let plural = (text["variations"] as? [String: Any])?["plural"] as? [String: Any] else {
      return nil
    }
    var forms: [PluralCategory: String] = [:]
    for (name, value) in plural {
      guard let category = PluralCategory(rawValue: name), let form = value as? [String: Any],
        let unit = form["stringUnit"] as? [String: Any], let string = unit["value"] as? String
      else { continue }
      forms[category] = string
    }
    return forms.isEmpty ? nil : forms
  }
}

/// A property list with the plural forms of texts.
package enum StringsDictionary {
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - problems: Gets what was skipped.
  package static func parse(
    _ data: Data, _ problems: inout [String]
  ) -> [String: LocalizedFormat] {
    var result: [String: LocalizedFormat] = [:]
    for (key, value) in PropertyListFile.dictionary(data, &problems) {
      guard let entry = value as? [String: Any],
        let template = entry["NSStringLocalizedFormatKey"] as? String
      else {
        problems.append("\"\(key)\" has no NSStringLocalizedFormatKey and was skipped.")
        continue
      }
      var variables: [String: LocalizedFormat.Variable] = [:]
      for (name, value) in entry {
        guard let rule = value as? [String: Any] else { continue }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
          if let form = rule[category.rawValue] as? String { forms[category] = form }
        }
        variables[name] = LocalizedFormat.Variable(
          argument: nil, forms: forms,
          specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "lld")
      }
      result[key] = LocalizedFormat(template, variables: variables)
    }
    return result
  }
}
