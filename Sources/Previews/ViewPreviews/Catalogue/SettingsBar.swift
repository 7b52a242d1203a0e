import Combine
import Foundation
import ViewSnapshots
import ViewTree

/// What is shown, and what can be set of its surroundings.
struct SettingsBar: View {
  /// The height of the row with the title, which is the tree's search field's, too; in points.
  static let titleHeight = 52.0

  @ObservedObject var model: CatalogueModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 6) {
        BarButton("Tree of previews", "sidebar.left") { model.state.isTreeToggled.toggle() }
        BarButton("Previous preview", "chevron.up") { model.move(by: -1) }
          .keyboardShortcut("k", modifiers: .option)
        BarButton("Next preview", "chevron.down") { model.move(by: 1) }
          .keyboardShortcut("j", modifiers: .option)
        title
        Spacer(minLength: 8)
        modes
        BarButton("Inspection", "sidebar.right", isOn: model.state.panel != .none) {
          model.state.panel = model.state.panel == .none ? .accessibility : .none
        }
      }
      .padding(.horizontal, 10)
      .frame(height: Self.titleHeight)
      HStack(spacing: 6) {
        SurroundingsChips(model: model)
        StageChips(model: model)
      }
      .font(.footnote)
      .padding(.horizontal, 10)
      .padding(.bottom, 10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .webClass("p-tools")
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Surroundings")
    }
    .background(Color.barGround)
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: 1) {
      if model.state.mode == .all {
        Text("All previews").font(.subheadline.bold())
        Text("\(model.found.count) previews").font(.caption).foregroundStyle(Color.quiet)
      } else if let preview = model.selection {
        Text(verbatim: preview.name).font(.subheadline.bold())
          .accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text(verbatim: preview.place).font(.caption).foregroundStyle(Color.quiet)
      }
    }
    .lineLimit(1)
    .padding(.leading, 6)
  }

  private var modes: some View {
    Picker("Show", selection: $model.state.mode) {
      Text("One").tag(CatalogueState.Mode.one)
      Text("Variants").tag(CatalogueState.Mode.variants)
      Text("All").tag(CatalogueState.Mode.all)
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .font(.footnote)
    .frame(width: 232)
  }
}

/// The environment of the previews: what differs from the usual is tinted.
struct SurroundingsChips: View {
  @ObservedObject var model: CatalogueModel

  private var variant: SnapshotVariant { model.state.variant }

  var body: some View {
    Group {
      Chip(isSet: variant.colorScheme != nil) {
        Picker("Scheme", selection: $model.state.variant.colorScheme) {
          Text("Scheme").tag(ColorScheme?.none)
          Text("Light").tag(ColorScheme?.some(.light))
          Text("Dark").tag(ColorScheme?.some(.dark))
        }
      }
      Chip(isSet: variant.dynamicTypeSize != nil) {
        Picker("Text size", selection: $model.state.variant.dynamicTypeSize) {
          Text("Text size").tag(DynamicTypeSize?.none)
          ForEach(DynamicTypeSize.allCases, id: \.self) { size in
            Text(verbatim: "\(size)").tag(DynamicTypeSize?.some(size))
          }
        }
      }
      Chip(isSet: variant.locale != nil) {
        Picker("Language", selection: $model.state.variant.locale) {
          Text("Language").tag(String?.none)
          ForEach(PreviewVariants.locales, id: \.self) { locale in
            Text(verbatim: PreviewVariants.languageName(locale)).tag(String?.some(locale))
          }
        }
      }
      Chip(isSet: variant.layoutDirection != nil) {
        Picker("Direction", selection: $model.state.variant.layoutDirection) {
          Text("Direction").tag(LayoutDirection?.none)
          Text("Left to right").tag(LayoutDirection?.some(.leftToRight))
          Text("Right to left").tag(LayoutDirection?.some(.rightToLeft))
        }
      }
      Chip(isSet: variant.width != nil) {
        Picker("Width", selection: $model.state.variant.width) {
          Text("Width").tag(Int?.none)
          ForEach(PreviewDeviceSize.all) { device in
            Text(verbatim: "\(Int(device.width)) · \(device.name)")
              .tag(Int?.some(Int(device.width)))
          }
        }
      }
      Chip(isSet: variant.contrast != nil) {
        Picker("Contrast", selection: $model.state.variant.contrast) {
          Text("Contrast").tag(ColorSchemeContrast?.none)
          Text("Increased").tag(ColorSchemeContrast?.some(.increased))
        }
      }
      Chip(isSet: variant.reducesMotion != nil) {
        Picker("Motion", selection: $model.state.variant.reducesMotion) {
          Text("Motion").tag(Bool?.none)
          Text("Reduced").tag(Bool?.some(true))
        }
      }
      if variant != .standard {
        ChipButton("As usual", "xmark") { model.state.variant = .standard }
      }
    }
    .pickerStyle(.menu)
    .labelsHidden()
  }
}

/// How previews are shown and looked at.
struct StageChips: View {
  @ObservedObject var model: CatalogueModel

  var body: some View {
    Group {
      Chip(isSet: model.state.zoom != 100) {
        Picker("Zoom", selection: $model.state.zoom) {
          ForEach(CatalogueState.zooms, id: \.self) { zoom in
            Text(verbatim: "\(zoom) %").tag(zoom)
          }
        }
      }
      Chip(isSet: model.state.background != .page) {
        Picker("Background", selection: $model.state.background) {
          ForEach(CatalogueState.Background.allCases, id: \.self) { background in
            Text(background == .page ? "Background" : background.words).tag(background)
          }
        }
      }
      ChipButton("Outlines", "square.grid.2x2", isOn: model.state.hasOutlines) {
        model.state.hasOutlines.toggle()
      }
      ChipButton("Measure", "viewfinder", isOn: model.state.measures) {
        model.state.measures.toggle()
      }
      ChipButton("Start anew", "arrow.clockwise") { model.turn += 1 }
    }
    .pickerStyle(.menu)
    .labelsHidden()
  }
}

extension CatalogueState.Background {
  fileprivate var words: LocalizedStringKey {
    switch self {
    case .page: "Page"
    case .light: "Light"
    case .dark: "Dark"
    case .accent: "Accent"
    }
  }
}
