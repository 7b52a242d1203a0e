import Foundation
import ViewSnapshots
import WebServer

/// The pictures of previews that differ from their snapshots, as files that the page shows.
@MainActor
enum SnapshotPictures {
  private static let path = "/snapshot"

  /// The address of a picture; another drawing has another.
  static func address(of id: String, _ part: DrawnDifference.Part, _ number: Int) -> String {
    CatalogueState.address(
      path,
      [
        URLQueryItem(name: "preview", value: id), URLQueryItem(name: "part", value: part.rawValue),
        URLQueryItem(name: "number", value: "\(number)"),
      ])
  }

  /// The answer to a request for a picture; nil for other requests.
  static func answer(_ request: Request, _ baselines: PreviewBaselines) -> Response? {
    guard request.path == path else { return nil }
    let items = URLComponents(string: "/?\(request.query ?? "")")?.queryItems ?? []
    func value(_ name: String) -> String { items.first { $0.name == name }?.value ?? "" }
    guard request.method == "GET", let part = DrawnDifference.Part(rawValue: value("part")),
      case .done(let drawn, let number)? = baselines.drawing(of: value("preview")),
      value("number") == "\(number)", let bytes = drawn.pictures[part]
    else { return .text("There is no such picture.\n", status: 404) }
    return Response(headers: [("Content-Type", "image/png")], body: .bytes(bytes))
  }
}
