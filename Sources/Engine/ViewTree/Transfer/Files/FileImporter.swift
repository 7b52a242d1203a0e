public import Foundation

/// Has readers choose files while a binding is true.
nonisolated package struct FileImporter: ViewModifier {
  let isPresented: Binding<Bool>
  let types: [UTType]
  /// How many files may be chosen; nil for any number.
  let most: Int?
  let completion: (Result<[ReceivedFile], any Error>) -> Void
  let cancellation: () -> Void

  /// - Parameters:
  ///   - types: The types of the files.
  ///   - most: How many files may be chosen; nil for any number.
  package init(
    isPresented: Binding<Bool>, types: [UTType], most: Int?,
    completion: @escaping (Result<[ReceivedFile], any Error>) -> Void,
    cancellation: @escaping () -> Void = {}
  ) {
    self.isPresented = isPresented
    self.types = types
    self.most = most
    self.completion = completion
    self.cancellation = cancellation
  }

  @MainActor
  package func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      FileChooser(types: types, most: most) { result in
        isPresented.wrappedValue = false
        completion(result)
      } cancel: {
        isPresented.wrappedValue = false
        cancellation()
      }
    }
  }
}

extension View {
  /// Lets readers choose a file while a binding is true.
  ///
  /// - Note: Differs from SwiftUI: the browser sends a copy, which the page has in a folder of its own until it is
  ///   closed; a static page takes none.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporter(isPresented: isPresented, types: allowedContentTypes, most: 1) { result in
        onCompletion(result.flatMap(firstURL))
      })
  }

  /// Lets readers choose files while a binding is true.
  ///
  /// - Note: Differs from SwiftUI: the browser sends copies, which the page has in a folder of its own until it is
  ///   closed; a static page takes none.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets readers choose files while a binding is true.
  ///
  /// - Note: Differs from SwiftUI: the browser sends copies, which the page has in a folder of its own until it is
  ///   closed; a static page takes none.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileImporter(
        isPresented: isPresented, types: allowedContentTypes,
        most: allowsMultipleSelection ? nil : 1
      ) { result in
        onCompletion(result.map { $0.map(\.url) })
      } cancellation: {
        onCancellation()
      })
  }
}

private func firstURL(_ files: [ReceivedFile]) -> Result<URL, any Error> {
  files.first.map { .success($0.url) } ?? .failure(CocoaError(.fileReadUnknown))
}
