import SwiftUI

@MainActor enum BindableUses {
  static func bindable(
    _ value: Bindable<Router>, _ router: Router, _ bindableRouter: Bindable<Router>
  ) {
    _ = Bindable<Router>.self
    _ = value.wrappedValue
    _ = value.projectedValue
    _ = Bindable(projectedValue: bindableRouter)
    _ = Bindable(wrappedValue: router)
    _ = Bindable(router)
    _ = value.path
  }
}
