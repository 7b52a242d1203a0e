import Foundation
import ViewTree

/// The views of a random page.
struct SweepPage: View {
  @ObservedObject var model: SweepModel
  let spec: SweepSpec

  init(model: SweepModel, spec: SweepSpec) {
    self.model = model
    self.spec = spec
  }

  var body: some View {
    VStack {
      SweepView(model: model, spec: spec)
      Text(verbatim: model.last).accessibilityIdentifier("last")
    }
    .sheet(isPresented: $model.sheet) {
      VStack {
        Text("over [\(model.count)]")
        Button("Close") { model.sheet = false }.accessibilityIdentifier("close")
      }
    }
  }
}

/// A part of a random page, with a record of its own.
struct SweepView: View {
  @ObservedObject var model: SweepModel
  let spec: SweepSpec

  var body: some View { made(spec) }

  private func made(_ spec: SweepSpec) -> AnyView {
    switch spec {
    case .text(let kind): SweepText(model: model, kind: kind).made
    case .control(let kind, let number, let label):
      AnyView(
        SweepControl(model: model, kind: kind, number: number, label: label)
          .accessibilityIdentifier("c\(number)"))
    case .modified(let kind, let inner): modified(kind, AnyView(part(inner)))
    case .container(let kind, let inner):
      contained(
        kind, AnyView(ForEach(inner.indices, id: \.self) { part(inner[$0]) }), inner.map(part))
    case .sometimes(let divisor, let inner):
      AnyView(Group { if model.count % divisor == 0 { part(inner) } })
    case .rows(let inner):
      AnyView(
        ForEach(0..<model.count, id: \.self) { row in
          HStack {
            Text("row [\(row)]")
            part(inner)
          }
        })
    }
  }

  private func part(_ spec: SweepSpec) -> SweepView { SweepView(model: model, spec: spec) }

  private func modified(_ kind: Int, _ view: AnyView) -> AnyView {
    switch kind {
    case 0: AnyView(view.padding())
    case 1: AnyView(view.background(.yellow))
    case 2: AnyView(view.overlay(alignment: .topTrailing) { Text("\(model.count)") })
    case 3: AnyView(view.frame(width: 200))
    case 4: AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
    case 5: AnyView(view.border(.red))
    case 6: AnyView(view.bold().italic())
    case 7: AnyView(view.opacity(model.count == 5 ? 0 : 0.5))
    case 8: AnyView(view.offset(x: 3, y: 1))
    case 9: AnyView(view.clipShape(RoundedRectangle(cornerRadius: 8)))
    case 10: AnyView(view.shadow(radius: 3))
    case 11: AnyView(view.disabled(model.count % 3 == 0))
    case 12: AnyView(view.allowsHitTesting(model.count != 4))
    case 13: AnyView(view.id(model.count / 4))
    case 14: AnyView(view.accessibilityLabel("labelled \(model.count)"))
    case 15: AnyView(view.background { Text("behind [\(model.count)]") })
    case 16: AnyView(view.rotationEffect(.degrees(2)))
    case 17: AnyView(view.buttonStyle(.bordered))
    case 18: AnyView(view.labelStyle(.titleAndIcon))
    case 19: AnyView(view.blur(radius: model.count == 2 ? 1 : 0))
    case 20: AnyView(view.zIndex(Double(model.count)))
    case 21: AnyView(view.lineLimit(1).truncationMode(.tail))
    case 22: AnyView(view.fixedSize())
    case 23: AnyView(view.tint(.green).foregroundStyle(.secondary))
    case 24: AnyView(view.onTapGesture {})
    default: AnyView(view.mask { Rectangle() })
    }
  }

  private func contained(_ kind: Int, _ inside: AnyView, _ parts: [SweepView]) -> AnyView {
    switch kind {
    case 0: AnyView(VStack { inside })
    case 1: AnyView(HStack { inside })
    case 2: AnyView(ZStack { inside })
    case 3: AnyView(VStack(alignment: .leading, spacing: 2) { inside })
    case 4: AnyView(List { inside }.frame(height: 300))
    case 5: AnyView(Form { Section("part [\(model.count)]") { inside } }.frame(height: 300))
    case 6: AnyView(ScrollView { inside }.frame(height: 200))
    case 7: AnyView(LazyVStack { inside })
    case 8: AnyView(Grid { GridRow { inside } })
    case 9: AnyView(GroupBox("box \(model.count)") { inside })
    case 10:
      AnyView(
        TabView(selection: $model.tab) {
          ForEach(parts.indices, id: \.self) { index in
            parts[index].tabItem { Text("tab [\(index)]") }.tag(index)
          }
        }
        .frame(height: 300))
    case 11:
      AnyView(
        NavigationStack(path: $model.path) {
          VStack {
            inside
            NavigationLink("push [\(model.count)]", value: 7)
          }
          .navigationTitle("Title \(model.count)")
          .navigationDestination(for: Int.self) { value in
            VStack {
              Text("page [\(value)] of \(model.count, format: .number)")
              inside
            }
          }
        }
        .frame(height: 400))
    case 12:
      AnyView(DisclosureGroup("more [\(model.count)]", isExpanded: .constant(true)) { inside })
    case 13: AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) { inside })
    case 14: AnyView(ViewThatFits { inside })
    case 15: AnyView(Group { inside })
    case 16: AnyView(ControlGroup { inside })
    default: AnyView(ScrollView(.horizontal) { HStack { inside } })
    }
  }
}

/// One of the ways in which apps write texts.
private struct SweepText {
  let model: SweepModel
  let kind: Int

  @MainActor var made: AnyView {
    let count = model.count
    switch kind {
    case 0: return AnyView(Text("plain"))
    case 1: return AnyView(Text("a [\(count)]"))
    case 2: return AnyView(Text("a_b_\(count)"))
    case 3: return AnyView(Text("\(count, format: .number)"))
    case 4: return AnyView(Text("\(Double(count), format: .currency(code: "EUR"))"))
    case 5: return AnyView(Text("\(SweepModel.date, format: .dateTime.year())"))
    case 6: return AnyView(Text("on \(SweepModel.date, style: .date)"))
    case 7: return AnyView(Text("**\(count)** items"))
    case 8: return AnyView(Text("\(count, specifier: "%03d")"))
    case 9: return AnyView(Text(count, format: .number))
    case 10: return AnyView(Text("a") + Text(" b").bold() + Text("[\(count)]"))
    case 11: return AnyView(Text("[link](https://example.com/\(count))"))
    case 12: return AnyView(Text("\(Image(systemName: "star")) star \(count)"))
    case 13: return AnyView(Label("label [\(count)]", systemImage: "star"))
    case 14: return AnyView(Text(verbatim: ""))
    case 15: return AnyView(Text(verbatim: count % 2 == 0 ? " " : ""))
    case 16: return AnyView(Text("line\nline \(count)"))
    case 17: return AnyView(Text(verbatim: "שלום 😀 <b>&\(count)"))
    case 18: return AnyView(Image(systemName: count % 2 == 0 ? "star" : "heart"))
    default: return rest(count)
    }
  }

  @MainActor private func rest(_ count: Int) -> AnyView {
    switch kind {
    case 19: return AnyView(Text("`code` and *it* \(count)"))
    case 20: return AnyView(Text(AttributedString("attributed \(count)")))
    case 21: return AnyView(Text(["a", "b", "c"].prefix(count % 4), format: .list(type: .and)))
    case 22: return AnyView(Divider())
    default: return AnyView(Text(count % 2 == 0 ? "[\(count)]" : "even"))
    }
  }
}

/// One control of each kind, which notes its number when it is used.
private struct SweepControl: View {
  @ObservedObject var model: SweepModel
  let kind: Int
  let number: Int
  let label: Int

  var body: some View { made }

  private var title: AnyView { SweepText(model: model, kind: label).made }
  private func use() { model.use(number) }

  private var made: AnyView {
    switch kind {
    case 0: AnyView(Button(action: use) { title })
    case 1: AnyView(Button("a [\(model.count)]", action: use))
    case 2:
      AnyView(Button(role: .destructive, action: use) { title }.buttonStyle(.borderedProminent))
    case 3: AnyView(Toggle(isOn: model.flag(number)) { title })
    case 4: AnyView(Toggle("on [\(model.count)]", isOn: model.flag(number)).toggleStyle(.button))
    case 5: AnyView(TextField("field [\(model.count)]", text: model.text(number)))
    case 6: AnyView(SecureField("secret", text: model.text(number)))
    case 7: AnyView(TextEditor(text: model.text(number)).frame(height: 60))
    case 8: AnyView(Slider(value: model.number(number), in: 0...9))
    case 9: AnyView(Stepper(value: model.number(number), in: 0...9) { title })
    case 10: AnyView(picker.pickerStyle(.menu))
    case 11: AnyView(picker.pickerStyle(.segmented))
    case 12: AnyView(picker.pickerStyle(.inline))
    case 13: AnyView(DatePicker("date", selection: .constant(SweepModel.date)))
    case 14:
      AnyView(
        Menu {
          Button("item [\(model.count)]", action: use)
        } label: {
          title
        })
    case 15: AnyView(title.onTapGesture(perform: use))
    case 16:
      AnyView(
        HStack {
          title; Button("in row", action: use).buttonStyle(.plain)
        })
    case 17: AnyView(Link(destination: SweepControl.address) { title })
    case 18: AnyView(Button("sheet [\(model.count)]") { model.sheet = true })
    case 19: AnyView(ProgressView(value: model.numbers[number] ?? 0.5))
    case 20:
      AnyView(
        LabeledContent {
          Button("labelled", action: use)
        } label: {
          title
        })
    default: AnyView(Button(action: use) { Label("a [\(model.count)]", systemImage: "star") })
    }
  }

  private var picker: some View {
    Picker("pick [\(model.count)]", selection: model.number(number)) {
      ForEach(0..<3, id: \.self) { Text("choice [\($0)]").tag(Double($0)) }
    }
  }

  private static let address = URL(filePath: "/elsewhere")
}
