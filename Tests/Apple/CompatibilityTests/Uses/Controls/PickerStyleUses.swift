import SwiftUI

@MainActor enum PickerStyleUses {
  static func pickerStyle() {
    let _: DefaultPickerStyle = .automatic
    let _: MenuPickerStyle = .menu
    let _: SegmentedPickerStyle = .segmented
    let _: PalettePickerStyle = .palette
    let _: InlinePickerStyle = .inline
    let _: WheelPickerStyle = .wheel
    let _: RadioGroupPickerStyle = .radioGroup
    let _: NavigationLinkPickerStyle = .navigationLink
    _ = (any PickerStyle).self
  }

  static func defaultPickerStyle() {
    _ = DefaultPickerStyle.self
    _ = DefaultPickerStyle()
  }

  static func menuPickerStyle() {
    _ = MenuPickerStyle.self
    _ = MenuPickerStyle()
  }

  static func popUpButtonPickerStyle() {
    _ = PopUpButtonPickerStyle.self
    _ = PopUpButtonPickerStyle()
  }

  static func segmentedPickerStyle() {
    _ = SegmentedPickerStyle.self
    _ = SegmentedPickerStyle()
  }

  static func palettePickerStyle() {
    _ = PalettePickerStyle.self
    _ = PalettePickerStyle()
  }

  static func inlinePickerStyle() {
    _ = InlinePickerStyle.self
    _ = InlinePickerStyle()
  }

  static func wheelPickerStyle() {
    _ = WheelPickerStyle.self
    _ = WheelPickerStyle()
  }

  static func radioGroupPickerStyle() {
    _ = RadioGroupPickerStyle.self
    _ = RadioGroupPickerStyle()
  }

  static func navigationLinkPickerStyle() {
    _ = NavigationLinkPickerStyle.self
    _ = NavigationLinkPickerStyle()
  }

  static func view(_ view: some View) {
    _ = view.pickerStyle(.segmented)
    _ = view.tag(1, includeOptional: true)
    _ = view.defaultWheelPickerItemHeight(0.5)
    _ = view.horizontalRadioGroupLayout()
  }
}
