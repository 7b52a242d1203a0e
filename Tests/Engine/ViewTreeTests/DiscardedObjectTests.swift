import Combine
import Foundation
import Testing
import ViewTree

/// Objects that are made for each value of a view, of which all but the first are of no use.
@Suite("Objects of views that are made anew")
@MainActor
struct DiscardedObjectTests {
  @MainActor private final class Model: ObservableObject {
    @Published var count = 0
    static var late = 0
    init() {
      DispatchQueue.main.async { [weak self] in
        let isGone = self == nil
        MainActor.assumeIsolated { if isGone { Model.late += 1 } }
      }
    }
  }

  private struct Page: View {
    @StateObject private var model: Model
    init(model: Model = Model()) { _model = StateObject(wrappedValue: model) }
    var body: some View { Text("\(model.count)") }
  }

  private struct StatePage: View {
    @State private var model = Model()
    var body: some View { Text("\(model.count)") }
  }

  private struct ObservingPage: View {
    @ObservedObject private var model = Model()
    var body: some View { Text("\(model.count)") }
  }

  private struct Root: View {
    @State private var count = 0
    var body: some View {
      Page()
      StatePage()
      ObservingPage()
      Text("\(count)").onAppear { count += 1 }.onChange(of: count) { if count < 4 { count += 1 } }
    }
  }

  @Test("What an object puts off for a moment finds it, also where its view has another")
  func postponed() async throws {
    let page = LiveView(Root())
    _ = try page.update()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(Model.late == 0)
  }
}
