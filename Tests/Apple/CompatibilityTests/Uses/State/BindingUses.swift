import SwiftUI

@MainActor enum BindingUses {
  static func binding(_ value: Binding<Int>) {
    _ = Binding<Int>.self
    _ = value.transaction
    _ = Binding(get: { 1 }, set: { _ in })
    _ = Binding<Int>.constant(1)
    _ = value.wrappedValue
    _ = value.projectedValue
    _ = Binding(projectedValue: .constant(1))
    _ = value[dynamicMember: \.self]
    _ = value.animation(.default)
    _ = value.transaction(Transaction())
    _ = Binding(.constant(1))
  }

  static func bindingOverloads() {
    _ = Binding(get: { 1 }, set: { _, _ in })
  }

  static func conversions(_ optional: Binding<Int?>, _ number: Binding<Int>) {
    let _: Binding<Int>? = Binding(optional)
    let _: Binding<AnyHashable> = Binding(number)
  }
}
