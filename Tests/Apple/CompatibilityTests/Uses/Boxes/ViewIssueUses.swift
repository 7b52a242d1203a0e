import SwiftUI

@MainActor enum ViewIssueUses {
  static func viewIssue(_ value: ViewIssue) {
    _ = ViewIssue.self
    _ = value.code
    _ = value.severity
    _ = value.message
    _ = value.viewPath
    _ = ViewIssue(code: .missingAsset, severity: .warning, message: "a", viewPath: ["a"])
  }

  static func viewIssueCode() {
    let _: [ViewIssue.Code] = [
      .missingAsset, .unknownSymbol, .tooDeep, .refusedURL, .contentModel, .unsupported,
      .missingEnvironmentObject, .duplicateID, .sizeDependent, .unreadableTexts, .tooLarge,
      .tooSlow, .changeInBody, .endlessChange,
    ]
    _ = ViewIssue.Code.self
  }

  static func viewIssueSeverity() {
    let _: [ViewIssue.Severity] = [.warning, .error]
    _ = ViewIssue.Severity.self
  }
}
