import Combine
import Foundation
import ViewSnapshots
import ViewTree

/// What can be set of the surroundings, and what was last done.
struct SettingsBar: View {
  @ObservedObject var model: CatalogueModel
  let build: BuildStatus

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 10) {
        step("Previous preview", "chevron.up", -1).keyboardShortcut("k", modifiers: .option)
        step("Next preview", "chevron.down", 1).keyboardShortcut("j", modifiers: .option)
        Picker("Show", selection: $model.state.mode) {
          Text("One").tag(CatalogueState.Mode.one)
          Text("Variants").tag(CatalogueState.Mode.variants)
          Text("All").tag(CatalogueState.Mode.all)
        }
        .pickerStyle(.segmented)
        .frame(width: 240)
        Button {
          model.turn += 1
        } label: {
          Image(systemName: "arrow.clockwise")
        }
        .accessibilityLabel("Start anew")
        Toggle("Outlines", isOn: $model.state.hasOutlines)
          .fixedSize()
        Spacer()
        BuildNote(build: build)
      }
      WrappingRow { pickers }
    }
    .font(.footnote)
    .padding(8)
    .background(Color(.secondarySystemBackground))
  }

  private func step(_ name: LocalizedStringKey, _ symbol: String, _ by: Int) -> some View {
    Button {
      model.move(by: by)
    } label: {
      Image(systemName: symbol)
    }
    .accessibilityLabel(Text(name))
  }

  @ViewBuilder private var pickers: some View {
    Picker("Scheme", selection: $model.state.variant.colorScheme) {
      Text("Scheme").tag(ColorScheme?.none)
      Text("Light").tag(ColorScheme?.some(.light))
      Text("Dark").tag(ColorScheme?.some(.dark))
    }
    Picker("Text size", selection: $model.state.variant.dynamicTypeSize) {
      Text("Text size").tag(DynamicTypeSize?.none)
      ForEach(DynamicTypeSize.allCases, id: \.self) { size in
        Text(verbatim: "\(size)").tag(DynamicTypeSize?.some(size))
      }
    }
    Picker("Language", selection: $model.state.variant.locale) {
      Text("Language").tag(String?.none)
      ForEach(PreviewVariants.locales, id: \.self) { locale in
        Text(verbatim: locale).tag(String?.some(locale))
      }
    }
    Picker("Direction", selection: $model.state.variant.layoutDirection) {
      Text("Direction").tag(LayoutDirection?.none)
      Text("Left to right").tag(LayoutDirection?.some(.leftToRight))
      Text("Right to left").tag(LayoutDirection?.some(.rightToLeft))
    }
    Picker("Width", selection: $model.state.variant.width) {
      Text("Width").tag(Int?.none)
      ForEach(PreviewDeviceSize.all) { device in
        Text(verbatim: "\(Int(device.width)) · \(device.name)").tag(Int?.some(Int(device.width)))
      }
    }
    Picker("Contrast", selection: $model.state.variant.contrast) {
      Text("Contrast").tag(ColorSchemeContrast?.none)
      Text("Increased").tag(ColorSchemeContrast?.some(.increased))
    }
    Picker("Motion", selection: $model.state.variant.reducesMotion) {
      Text("Motion").tag(Bool?.none)
      Text("Reduced").tag(Bool?.some(true))
    }
    Picker("Zoom", selection: $model.state.zoom) {
      ForEach(CatalogueState.zooms, id: \.self) { zoom in
        Text(verbatim: "\(zoom) %").tag(zoom)
      }
    }
    Picker("Background", selection: $model.state.background) {
      ForEach(CatalogueState.Background.allCases, id: \.self) { background in
        Text(verbatim: background == .page ? "background" : background.rawValue).tag(background)
      }
    }
    Picker("Panel", selection: $model.state.panel) {
      ForEach(CatalogueState.Panel.allCases, id: \.self) { panel in
        Text(verbatim: panel == .none ? "no panel" : panel.rawValue).tag(panel)
      }
    }
  }
}

/// Controls in a row that scrolls where there is too little room.
struct WrappingRow<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 6) { content }
        .pickerStyle(.menu)
        .labelsHidden()
    }
  }
}

/// What the build is at.
struct BuildNote: View {
  let build: BuildStatus

  var body: some View {
    Text(verbatim: words)
      .font(.caption.monospacedDigit())
      .foregroundStyle(.secondary)
      .accessibilityIdentifier("build")
  }

  private var words: String {
    if build.isBuilding { return "Building…" }
    if !build.problems.isEmpty { return "Failed" }
    if let time = build.reloadTime {
      let way = build.reloadWay.map { ", " + $0.words } ?? ""
      return "Reloaded in \(Int((time * 1000).rounded())) ms" + way
    }
    return "Ready"
  }
}
