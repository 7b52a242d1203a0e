import SwiftUI

@MainActor enum AttributeScopesSwiftUIUses {
  typealias Attributes = AttributeScopes.SwiftUIAttributes

  static func keyPaths() {
    _ = Attributes.self
    _ = \AttributeScopes.swiftUI
    _ = \Attributes.font
    _ = \Attributes.foregroundColor
    _ = \Attributes.backgroundColor
    _ = \Attributes.strikethroughStyle
    _ = \Attributes.underlineStyle
    _ = \Attributes.kern
    _ = \Attributes.tracking
    _ = \Attributes.baselineOffset
    _ = \Attributes.inlinePresentationIntent
    _ = \Attributes.foundation
    _ = \AttributeDynamicLookup.[dynamicMember: \Attributes.font]
  }

  static func attributes() {
    _ = Attributes.FontAttribute.self
    _ = Attributes.ForegroundColorAttribute.self
    _ = Attributes.BackgroundColorAttribute.self
    _ = Attributes.StrikethroughStyleAttribute.self
    _ = Attributes.UnderlineStyleAttribute.self
    _ = Attributes.KerningAttribute.self
    _ = Attributes.TrackingAttribute.self
    _ = Attributes.BaselineOffsetAttribute.self
    _ = Attributes.InlinePresentationIntentAttribute.self
  }

  static func attributedString() {
    var text = AttributedString("a")
    text.font = .body
    text.swiftUI.kern = 1
  }
}
