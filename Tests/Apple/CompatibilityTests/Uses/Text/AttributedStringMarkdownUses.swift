import Foundation
import SwiftUI

@MainActor enum AttributedStringMarkdownUses {
  typealias Options = AttributedString.MarkdownParsingOptions

  static func make(_ url: URL) throws {
    _ = try AttributedString(markdown: "a", options: Options(), baseURL: url)
    _ = try AttributedString(markdown: Data(), options: Options(), baseURL: url)
    _ = try AttributedString(contentsOf: url, options: Options(), baseURL: nil)
  }

  static func options() {
    let options = Options(
      allowsExtendedAttributes: true, interpretedSyntax: .full,
      failurePolicy: .throwError, languageCode: "en")
    _ = options.allowsExtendedAttributes
    _ = options.interpretedSyntax
    _ = options.failurePolicy
    _ = options.languageCode
    _ = Options.InterpretedSyntax.full
    _ = Options.InterpretedSyntax.inlineOnly
    _ = Options.InterpretedSyntax.inlineOnlyPreservingWhitespace
    _ = Options.FailurePolicy.throwError
    _ = Options.FailurePolicy.returnPartiallyParsedIfPossible
  }
}
