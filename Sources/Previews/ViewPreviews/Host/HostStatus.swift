import Combine
import Foundation
import PreviewSupervision
import ViewTree

/// The status that all pages of the process show.
@MainActor
final class HostStatus: ObservableObject {
  @Published var build = BuildStatus()

  /// Called when literals have other values than before, or resources other content.
  var onValues: (() -> Void)?

  /// Takes lines of JSON, the newest of which counts; others are left out.
  func take(line: some Sequence<UInt8>) {
    guard let order = try? JSONDecoder().decode(HostOrder.self, from: Data(line)) else { return }
    let isOther =
      order.literals.map { PreviewLiterals.replace(with: $0.mapValues(PreviewLiteral.init)) }
      ?? false
    if order.resources == true {
      AssetCatalog.shared.forget()
      Localization.forgetTexts()
    }
    if isOther || order.resources == true { onValues?() }
    if let new = order.status, new != build { build = new }
  }
}

extension ReloadWay {
  /// For the page.
  var words: String {
    switch self {
    case .literals: "values only"
    case .resources: "files only"
    case .body: "one file"
    case .module: "one module"
    case .package: "the package"
    }
  }
}

extension PreviewLiteral {
  init(_ edited: EditedLiteral) {
    self =
      switch edited {
      case .string(let value): .string(value)
      case .integer(let value): .integer(value)
      case .number(let value): .number(value)
      case .flag(let value): .flag(value)
      }
  }
}
