import SwiftUI
import UIKit

/// A picture from somewhere else, with a placeholder until it is there.
struct RemoteImage: View {
  let url: URL?
  @State private var image: UIImage? = UIImage(systemName: "photo")
  @State private var isLoaded = false

  var body: some View {
    Image(uiImage: image ?? UIImage())
      .resizable()
      .aspectRatio(contentMode: .fit)
      .opacity(isLoaded ? 1 : 0.3)
      .onAppear(perform: load)
  }

  private func load() {
    ImageDownloader.shared.load(url) { image in
      self.image = image
      isLoaded = true
    }
  }
}

/// Loads each picture once.
@MainActor
final class ImageDownloader {
  static let shared = ImageDownloader()
  private var known: [URL: UIImage] = [:]

  func load(_ url: URL?, completion: @escaping @MainActor (UIImage) -> Void) {
    guard let url else { return }
    if let image = known[url] { return completion(image) }
    Task {
      guard let data = try? await Self.data(url), let image = UIImage(data: data) else { return }
      known[url] = image
      completion(image)
    }
  }

  nonisolated private static func data(_ url: URL) async throws -> Data {
    try Data(contentsOf: url)
  }
}
