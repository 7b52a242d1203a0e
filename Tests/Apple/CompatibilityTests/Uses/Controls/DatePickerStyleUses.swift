import SwiftUI

@MainActor enum DatePickerStyleUses {
  static func datePickerStyle() {
    let _: DefaultDatePickerStyle = .automatic
    let _: CompactDatePickerStyle = .compact
    let _: GraphicalDatePickerStyle = .graphical
    let _: WheelDatePickerStyle = .wheel
    let _: FieldDatePickerStyle = .field
    _ = (any DatePickerStyle).self
  }

  static func body<T: DatePickerStyle>(_: T.Type) {
    _ = T.Body.self
  }

  static func defaultDatePickerStyle() {
    _ = DefaultDatePickerStyle.self
    _ = DefaultDatePickerStyle()
  }

  static func compactDatePickerStyle() {
    _ = CompactDatePickerStyle.self
    _ = CompactDatePickerStyle()
  }

  static func graphicalDatePickerStyle() {
    _ = GraphicalDatePickerStyle.self
    _ = GraphicalDatePickerStyle()
  }

  static func wheelDatePickerStyle() {
    _ = WheelDatePickerStyle.self
    _ = WheelDatePickerStyle()
  }

  static func fieldDatePickerStyle() {
    _ = FieldDatePickerStyle.self
    _ = FieldDatePickerStyle()
  }

  static func view(_ view: some View) {
    _ = view.datePickerStyle(.compact)
  }
}
