// Makes a page of views nested so many times, statically and live, and says what came of it:
// `DeepPages comments 100000`. The size of the stack is the caller's: `ulimit -s 512`.
import ElementDiff
import ElementTree
import Foundation
import ViewTree

struct Comment: View {
  let level: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Comment \(level)")
      if level > 0 { AnyView(Comment(level: level - 1)).padding(.leading, 8).background(.yellow) }
    }
  }
}

final class Reply: Identifiable {
  let id: Int
  init(_ id: Int) { self.id = id }
  var replies: [Reply]? { id > 0 ? [Reply(id - 1)] : nil }
}

/// Wraps a view so many times in views that are made at once.
func nested(_ count: Int, in first: AnyView = AnyView(Text("x")), _ wrap: (AnyView) -> AnyView)
  -> AnyView
{
  (0..<count).reduce(first) { view, _ in wrap(view) }
}

let shapes: [String: (Int) -> AnyView] = [
  "comments": { AnyView(Comment(level: $0)) },
  "outline": { AnyView(OutlineGroup([Reply($0)], children: \.replies) { Text("Reply \($0.id)") }) },
  "list": { AnyView(List([Reply($0)], children: \.replies) { Text("Reply \($0.id)") }) },
  "padding": { nested($0) { AnyView($0.padding(1).background(.red)) } },
  "frames": {
    AnyView(
      nested($0, in: AnyView(Color.red)) { AnyView($0.frame(width: 9, height: 9)) }
        .shadow(radius: 3))
  },
  "masks": { count in
    AnyView(
      Text("x").mask {
        nested(count, in: AnyView(Color.red)) { view in AnyView(ZStack { view }.padding(1)) }
      })
  },
  "stacks": {
    nested($0) { view in
      AnyView(
        HStack {
          VStack {
            ZStack {
              view; Color.red
            }; Text("a")
          }; Text("b")
        })
    }
  },
  "layers": { nested($0) { view in AnyView(Text("x").overlay { view }.background { Color.red }) } },
  "limits": {
    nested($0) { view in
      AnyView(
        HStack {
          view.frame(minWidth: 1, maxWidth: .infinity); Color.red.frame(maxWidth: 9)
        })
    }
  },
  "buttons": { count in
    AnyView(
      Button {
      } label: {
        nested(count, in: AnyView(Image(systemName: "star"))) { view in AnyView(VStack { view }) }
      })
  },
  "groups": { nested($0) { view in AnyView(DisclosureGroup("More") { view }) } },
  "environment": {
    nested($0) { view in AnyView(view.environment(\.lineSpacing, 2).environment(\.isEnabled, true))
    }
  },
  "scrolls": { nested($0) { view in AnyView(ScrollView { view }) } },
  "sheets": {
    nested($0) { view in AnyView(Text("x").sheet(isPresented: .constant(true)) { view }) }
  },
  "joined": { AnyView((0..<$0).reduce(Text("a")) { text, _ in text + Text("b") }) },
  "joined in front": { AnyView((0..<$0).reduce(Text("a")) { text, _ in Text("b") + text }) },
  "joined and bold": {
    AnyView((0..<$0).reduce(Text("a")) { text, _ in (Text("b") + text).bold() })
  },
  "sentences": { AnyView((0..<$0).reduce(Text("a")) { text, _ in Text("so \(text)") }) },
  "bold": { AnyView((0..<$0).reduce(Text("a")) { text, _ in text.bold() }) },
  "labels": {
    AnyView((0..<$0).reduce(Text("a")) { text, _ in Text("b").accessibilityLabel(text) })
  },
]

/// A page that is evaluated twice, the second time with something else beside the views.
struct Page: View {
  let content: AnyView
  @State var isOther = false

  var body: some View {
    VStack {
      Button(isOther ? "Other" : "One") { isOther.toggle() }
      content
    }
  }
}

@MainActor func summary(_ make: () throws -> String) -> String {
  do {
    return try make()
  } catch let error as RenderingError {
    let first = error.issues[0]
    return "\(error.issues.map(\.code.rawValue)) \(first.viewPath.last ?? "nowhere")"
  } catch {
    return "\(error)"
  }
}

@MainActor func run(_ name: String, _ count: Int) {
  guard let shape = shapes[name] else { return print("no shape \(name)") }
  let fixed = summary {
    let renderer = HTMLRenderer(content: shape(count))
    let tree = try renderer.tree
    _ = try renderer.html
    return "works, \(tree.depth) deep"
  }
  print("static:", fixed)
  let live = summary {
    let view = LiveView(Page(content: shape(count)))
    var numbered = NumberedTree(ElementTree())
    for _ in 0..<2 {
      guard let frame = try view.update() else { continue }
      let patch = numbered.update(to: frame.tree).patch
      let read = try Patch(frame: patch.frame())
      guard try Patch(json: read.json).operations == read.operations else { return "other JSON" }
      for node in frame.tree.nodes.indices {
        _ = view.handle(LiveEvent(.press), atNode: node)
      }
    }
    defer { view.end() }
    return "works, \(view.tree.depth) deep, \(view.snapshot().count) bytes kept"
  }
  print("live:", live)
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.isEmpty {
  print(shapes.keys.sorted().joined(separator: "\n"))
} else if arguments.count == 2, let name = arguments.first,
  let count = arguments.last.flatMap({ Int($0) })
{
  run(name, count)
}
