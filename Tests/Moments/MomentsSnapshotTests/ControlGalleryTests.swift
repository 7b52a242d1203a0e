import SwiftUI
import Testing
import ViewTesting

/// What controls and containers are drawn with, down to the last declaration.
@Suite("Gallery of controls", .snapshots())
@MainActor
struct ControlGalleryTests {
  @Test("Buttons") func buttons() { assertSnapshot(of: ButtonGallery(), as: .tree) }
  @Test("Toggles") func toggles() { assertSnapshot(of: ToggleGallery(), as: .tree) }
  @Test("Pickers") func pickers() { assertSnapshot(of: PickerGallery(), as: .tree) }
  @Test("Sliders, steppers, progress and gauges")
  func values() { assertSnapshot(of: ValueGallery(), as: .tree) }
  @Test("Fields") func fields() { assertSnapshot(of: FieldGallery(), as: .tree) }
  @Test("Groups and menus") func groups() { assertSnapshot(of: GroupGallery(), as: .tree) }
  @Test("Bars, lists, dialogs, tabs and columns")
  func containers() { assertSnapshot(of: ContainerGallery(), as: .tree) }

  @Test("All controls, disabled") func disabled() {
    assertSnapshot(
      of: VStack {
        ButtonGallery()
        ToggleGallery()
        PickerGallery()
        ValueGallery()
        FieldGallery()
        GroupGallery()
      }.disabled(true), as: .tree)
  }

  @Test("All controls in a form") func form() {
    assertSnapshot(
      of: Form {
        ButtonGallery()
        ToggleGallery()
        PickerGallery()
        ValueGallery()
        FieldGallery()
        GroupGallery()
      }, as: .tree)
  }
}
