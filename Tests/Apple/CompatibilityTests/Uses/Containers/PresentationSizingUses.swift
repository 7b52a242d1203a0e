import SwiftUI

private struct Own: PresentationSizing {}

@MainActor enum PresentationSizingUses {
  static func view(_ view: some View) {
    _ = view.presentationSizing(Own())
    _ = view.presentationSizing(.automatic)
    _ = view.presentationSizing(.form)
    _ = view.presentationSizing(.page)
    _ = view.presentationSizing(.fitted)
    _ = view.presentationSizing(.page.fitted(horizontal: true, vertical: false))
    _ = view.presentationSizing(.form.sticky(horizontal: true, vertical: true))
    let all: [any PresentationSizing] = [
      AutomaticPresentationSizing.automatic, FormPresentationSizing.form,
      PagePresentationSizing.page, FittedPresentationSizing.fitted,
    ]
    _ = all
  }
}
