import SwiftSyntax

/// Names that two modules have, of which a source imports one. Generated packages import SwiftUI into each source, so that
/// what is SwiftUI's in name alone is told apart.
extension Translator {
  /// The module that a source means by a name that SwiftUI has, too, where it imports that module and not SwiftUI.
  private static let owners = ["Transaction": "StoreKit"]

  /// Notes a name that may be another module's.
  func note(name: TokenSyntax) {
    if Self.owners[name.text] != nil { shared.append((name.text, Syntax(name))) }
  }

  /// Says whose the names are that were noted.
  func tellNamesApart(in file: SourceFileSyntax) {
    guard !imports.contains("SwiftUI") else { return }
    for (name, place) in shared {
      guard let owner = Self.owners[name], imports.contains(owner), !declares(name, file) else {
        continue
      }
      replace(place, by: "\(owner).\(name)")
    }
  }

  /// Whether a source has a type of a name itself.
  private func declares(_ name: String, _ file: SourceFileSyntax) -> Bool {
    file.statements.contains { statement in
      statement.item.asProtocol((any NamedDeclSyntax).self)?.name.text == name
    }
  }
}
