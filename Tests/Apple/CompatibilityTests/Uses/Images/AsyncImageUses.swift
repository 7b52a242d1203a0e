import SwiftUI

@MainActor enum AsyncImageUses {
  static func asyncImagePhase(_ value: AsyncImagePhase, _ anyError: any Error) {
    let _: AsyncImagePhase = .empty
    _ = AsyncImagePhase.self
    let _: AsyncImagePhase = .success(Image(systemName: "star"))
    let _: AsyncImagePhase = .failure(anyError)
    _ = value.image
    _ = value.error
  }

  static func asyncImage(_ url: URL) {
    _ = AsyncImage<Text>.self
    _ = AsyncImage(url: url, scale: 1)
    _ = AsyncImage(url: url, scale: 1, content: { _ in Text("a") }, placeholder: { Text("a") })
    _ = AsyncImage(url: url, scale: 1, transaction: Transaction(), content: { _ in Text("a") })
  }
}
