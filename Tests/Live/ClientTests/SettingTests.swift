import Browser
import Testing
import ViewTree

/// What readers have asked their system for.
@Suite("Readers' settings", .serialized)
@MainActor
struct SettingTests {
  private struct Controls: View {
    @State private var isOn = true
    @State private var isOff = false
    @State private var choice = 0
    var body: some View {
      Form {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: $isOff)
        Picker("Choice", selection: $choice) {
          Text("One").tag(0)
          Text("Two").tag(1)
        }
        .pickerStyle(.segmented)
        Slider(value: .constant(0.5))
        Text("Note").foregroundStyle(.secondary)
      }
    }
  }

  /// The backgrounds of elements, as they are shown.
  private func backgrounds(_ selector: String, in served: ServedView) async throws -> [String] {
    let found = try await served.evaluate(
      "[...document.querySelectorAll('\(selector)')].map(e => getComputedStyle(e).backgroundColor)")
    return found.array?.compactMap(\.string) ?? []
  }

  @Test("With the system's own colours what is on differs from what is off")
  func forcedColors() async throws {
    try await ServedView.with({ Controls() }) { served in
      try await served.page.send(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "forced-colors", "value": "active"]]])
      for selector in [".c-switch", ".c-segment"] {
        let colors = try await backgrounds(selector, in: served)
        #expect(colors.count == 2)
        #expect(Set(colors).count == 2, "\(selector)")
      }
    }
  }

  @Test("Who asks for more contrast has a darker tint")
  func contrast() async throws {
    try await ServedView.with({ Button("Press") {} }) { served in
      let color = "getComputedStyle(document.querySelector('button')).color"
      let usual = try await served.evaluate(color)
      try await served.page.emulate(contrast: .more)
      let more = try await served.evaluate(color)
      #expect(usual == "rgb(0, 98, 196)")
      #expect(more == "rgb(0, 64, 168)")
    }
  }
}
