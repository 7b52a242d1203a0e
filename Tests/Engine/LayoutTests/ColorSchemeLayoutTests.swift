import Browser
import Testing
import ViewTree

@Suite("Brightness of views and pages")
@MainActor
struct ColorSchemeLayoutTests {
  /// Says in which brightness it is.
  private struct Lamp: View {
    @Environment(\.colorScheme) private var colorScheme
    let name: String

    var body: some View {
      Text(colorScheme == .dark ? "dark" : "light").id(as: name)
    }
  }

  /// Of each element: what its view has read, and the brightness in which the browser draws it.
  private static let found = """
    Object.fromEntries([...document.querySelectorAll('[data-testid]')].map(e => {
      const probe = document.createElement('i');
      probe.style.color = 'light-dark(rgb(1 1 1),rgb(2 2 2))';
      e.append(probe);
      const drawn = getComputedStyle(probe).color == 'rgb(2, 2, 2)' ? 'dark' : 'light';
      probe.remove();
      return [e.dataset.testid, e.textContent + ' ' + drawn] }))
    """

  private func found(@ViewBuilder _ content: () -> some View) async throws -> [String: String] {
    let page = try await RenderedView.of(asking: Self.found, content)
    return (page.answer.object ?? [:]).compactMapValues(\.string)
  }

  @Test("What a view reads is what the browser draws it in, at any depth")
  func environment() async throws {
    let found = try await found {
      VStack {
        Lamp(name: "page")
        VStack {
          Lamp(name: "dark")
          Lamp(name: "inner").environment(\.colorScheme, .light)
          Lamp(name: "again").colorScheme(.light).padding().background(.background)
        }
        .environment(\.colorScheme, .dark)
        Lamp(name: "after")
      }
    }
    #expect(
      found == [
        "page": "light light", "dark": "dark dark", "inner": "light light", "again": "light light",
        "after": "light light",
      ])
  }

  @Test("A page of one brightness is that for all that it shows", arguments: [true, false])
  func preferred(isDark: Bool) async throws {
    let found = try await found {
      VStack {
        Lamp(name: "first")
        HStack { Lamp(name: "nested") }.padding().background(.thinMaterial)
        Lamp(name: "other").environment(\.colorScheme, isDark ? .light : .dark)
      }
      .preferredColorScheme(isDark ? .dark : .light)
    }
    let (page, other) = isDark ? ("dark", "light") : ("light", "dark")
    #expect(
      found == [
        "first": "\(page) \(page)", "nested": "\(page) \(page)", "other": "\(other) \(other)",
      ])
  }
}
