public import Foundation

extension View {
  /// Shows the view as it is, with a warning.
  ///
  /// - Note: Differs from SwiftUI: no files can be moved; a warning says so.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      _UnsupportedModifier(message: "Pages let no files be moved, so fileMover does nothing."))
  }

  /// Lets readers save a file of a value while a binding is true.
  ///
  /// - Note: Differs from SwiftUI: the browser saves it, where it saves what it downloads, and says nothing of the place.
  ///   Static pages save none.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, item: item, contentTypes: contentTypes,
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets readers save a file of a value while a binding is true.
  ///
  /// - Note: Differs from SwiftUI: the browser saves it, where it saves what it downloads, and says nothing of the place.
  ///   Static pages save none.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileExporter(isPresented: isPresented) {
        guard let file = try await item?.exported(as: contentTypes) else {
          throw CocoaError(.fileWriteUnknown)
        }
        return GivenFile(data: try file.data(), name: defaultFilename, type: file.type)
      } completion: {
        onCompletion($0)
      } cancellation: {
        onCancellation()
      })
  }
}
