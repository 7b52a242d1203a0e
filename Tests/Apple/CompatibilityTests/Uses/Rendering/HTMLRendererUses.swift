import SwiftUI

@MainActor enum HTMLRendererUses {
  static func htmlRenderer(_ value: HTMLRenderer<Text>) throws {
    _ = HTMLRenderer<Text>.self
    _ = value.title
    _ = value.language
    _ = value.stylesheet
    _ = value.addressPrefix
    _ = value.environment
    _ = value.assetPlacement
    _ = HTMLRenderer(content: Text("a"))
    _ = try value.tree
    _ = try value.css
    _ = try value.fragment
    _ = try value.html
    _ = try value.bytes
    _ = try value.warnings
    _ = try value.assets
    _ = try value.navigationTitle
    value.limits = EvaluationLimits(nodes: 1)
    _ = value.isRightToLeft
  }

  static func stylesheetPlacement() {
    let _: StylesheetPlacement = .embedded
    _ = StylesheetPlacement.self
    let _: StylesheetPlacement = .linked(href: "a")
  }

  static func renderingError(_ value: RenderingError) {
    _ = RenderingError.self
    _ = value.issues
  }
}
