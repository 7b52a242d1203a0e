import SwiftUI

@MainActor enum FileModifiersUses {
  static func view(_ view: some View, _ flag: Binding<Bool>) {
    _ = view.fileImporter(isPresented: flag, allowedContentTypes: [.json]) { _ in }
    _ = view.fileImporter(
      isPresented: flag, allowedContentTypes: [.json], allowsMultipleSelection: true
    ) { (_: Result<[URL], any Error>) in }
    _ = view.fileImporter(
      isPresented: flag, allowedContentTypes: [.json], allowsMultipleSelection: true
    ) { (_: Result<[URL], any Error>) in
    } onCancellation: {
    }
    _ = view.fileMover(isPresented: flag, file: nil) { _ in }
    _ = view.fileExporter(
      isPresented: flag, item: "a", contentTypes: [], defaultFilename: "a"
    ) { _ in }
    _ = view.fileExporter(
      isPresented: flag, item: "a", contentTypes: [], defaultFilename: "a"
    ) { _ in
    } onCancellation: {
    }
  }
}
