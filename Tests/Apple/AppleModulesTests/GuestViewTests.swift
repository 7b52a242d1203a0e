import AuthenticationServices
import MapKit
import PhotosUI
import SafariServices
import SwiftUI
import Testing
import TipKit
import WebKit

private struct Shown<V: UIView>: UIViewRepresentable {
  let make: @MainActor () -> V
  func makeUIView(context: Context) -> V { make() }
  func updateUIView(_ view: V, context: Context) {}
}

private struct ShownController<C: UIViewController>: UIViewControllerRepresentable {
  let make: @MainActor () -> C
  func makeUIViewController(context: Context) -> C { make() }
  func updateUIViewController(_ controller: C, context: Context) {}
}

private struct Hint: Tip {
  let id: String
  var title: Text { Text("Swipe a row") }
  var message: Text? { Text("It has more to offer.") }
}

@Suite("Views of other frameworks") @MainActor
struct GuestViewTests {
  private func html(_ view: some View) throws -> String { try HTMLRenderer(content: view).html }

  @Test("Another site is a link to it")
  func sites() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let web = try html(
      Shown {
        let view = WKWebView()
        view.load(URLRequest(url: url))
        return view
      })
    #expect(web.contains("href=\"https://example.org/a\""))
    let safari = try html(ShownController { SFSafariViewController(url: url) })
    #expect(safari.contains("href=\"https://example.org/a\""))
  }

  @Test("Of HTML the words are shown, and nothing is run")
  func words() throws {
    let source =
      "<html><head><title>T</title><script>alert(1)</script></head><body><h1>A &amp; b</h1><p>c&#33; "
      + "<!-- > --> d</p></body></html>"
    let web = WKWebView()
    web.loadHTMLString(source, baseURL: nil)
    let page = try html(Shown { web })
    #expect(page.contains("A &amp; b"))
    #expect(page.contains("c! d"))
    #expect(!page.contains("alert(1)"))
    #expect(web.title == "T")
  }

  @Test("Arranged views stand in a stack with their controls")
  func stack() throws {
    let stack = UIStackView()
    stack.axis = .vertical
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    let label = UILabel()
    label.text = "Above"
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(button)
    stack.addArrangedSubview(UISwitch())
    let page = try html(Shown { stack })
    #expect(page.contains("Above"))
    #expect(page.contains("<button"))
    #expect(page.contains("Press"))
    #expect(page.contains("role=\"switch\""))
  }

  @Test("A map of UIKit's shows its pins")
  func map() throws {
    let page = try html(
      Shown {
        let view = MKMapView()
        let pin = MKPointAnnotation()
        pin.title = "Rome"
        pin.coordinate = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)
        view.addAnnotation(pin)
        return view
      })
    #expect(page.contains("Rome"))
  }

  @Test("Pickers of pictures show the browser's own choice")
  func pictures() throws {
    let old = try html(ShownController { UIImagePickerController() })
    #expect(old.contains(#"type="file" accept="image/*""#))
    var wish = PHPickerConfiguration()
    (wish.filter, wish.selectionLimit) = (.any(of: [.images, .videos]), 0)
    let new = try html(ShownController { PHPickerViewController(configuration: wish) })
    #expect(new.contains(#"type="file" multiple="" accept="image/*,video/*""#))
  }

  @Test("A tip is there until it was closed")
  func tips() throws {
    let hint = Hint(id: UUID().uuidString)
    #expect(try html(TipView(hint)).contains("Swipe a row"))
    hint.invalidate(reason: .tipClosed)
    #expect(hint.status == .invalidated(.tipClosed))
    #expect(try !html(TipView(hint)).contains("Swipe a row"))
  }

  @Test("The button that asks Apple is a button")
  func apple() throws {
    let page = try html(
      SignInWithAppleButton(.continue) { _ in
      } onCompletion: { _ in
      })
    #expect(page.contains("Continue with Apple"))
  }
}
