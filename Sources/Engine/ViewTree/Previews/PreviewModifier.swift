import Combine

/// Surroundings that several previews share: what is loaded once for all, and a view around each.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Library { try await .sample() }
///       func body(content: Content, context: Library) -> some View {
///         content.environment(context)
///       }
///     }
///
///     #Preview(traits: .modifier(SampleData())) { Shelf() }
///
/// - Note: As in SwiftUI. Until the context has been made a preview shows that it waits.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The view around a preview.
  associatedtype Body: View
  /// What is made once for all previews with this type of modifier.
  associatedtype Context = Void
  /// The preview that is modified.
  typealias Content = PreviewModifierContent

  /// Makes what previews share, once in a process.
  static func makeSharedContext() async throws -> Context
  /// Makes the view around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// A preview as its modifier gets it.
///
/// - Note: As in SwiftUI.
public struct PreviewModifierContent: View {
  let preview: AnyView

  public var body: some View { preview }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview stands in what a modifier makes around it.
  ///
  /// - Note: As in SwiftUI.
  @MainActor
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self {
    Self(
      value: .modifier(
        PreviewModification { preview in
          _ModifiedPreview(modifier: modifier, preview: AnyView(erasing: preview))
        }))
  }
}

extension PreviewRegistry {
  /// A view in what the modifiers among the traits make around it, the first outermost.
  package static func modified(_ view: any View) -> any View {
    traits.reversed().reduce(view) { view, trait in
      if case .modifier(let modification) = trait.value { modification.apply(view) } else { view }
    }
  }
}

/// What previews with modifiers of one type share.
@MainActor
private final class SharedPreviewContext: ObservableObject {
  enum State {
    case loading
    case ready(Any)
    case failed(String)
  }

  @Published var state = State.loading
  private static var known: [ObjectIdentifier: SharedPreviewContext] = [:]

  static func of<Modifier: PreviewModifier>(_ type: Modifier.Type) -> SharedPreviewContext {
    if let context = known[ObjectIdentifier(type)] { return context }
    let context = SharedPreviewContext()
    known[ObjectIdentifier(type)] = context
    // What needs not wait is there for the first frame.
    Task.immediate {
      do {
        context.state = .ready(try await type.makeSharedContext())
      } catch {
        context.state = .failed("\(error)")
      }
    }
    return context
  }
}

/// A preview within its modifier, as soon as that has its context.
struct _ModifiedPreview<Modifier: PreviewModifier>: View {
  private let modifier: Modifier
  private let preview: AnyView
  @ObservedObject private var shared: SharedPreviewContext

  init(modifier: Modifier, preview: AnyView) {
    self.modifier = modifier
    self.preview = preview
    shared = .of(Modifier.self)
  }

  var body: some View {
    switch shared.state {
    case .ready(let context):
      if let context = context as? Modifier.Context {
        modifier.body(content: PreviewModifierContent(preview: preview), context: context)
      }
    case .failed(let words):
      Text(verbatim: "The context of \(Modifier.self) can’t be made: \(words)")
        .foregroundStyle(.red)
    case .loading: ProgressView()
    }
  }
}
