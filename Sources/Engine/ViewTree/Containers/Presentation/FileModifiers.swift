public import Foundation

/// Choosing and saving files.
extension View {
  /// Shows the view as it is, with a warning.
  ///
  /// - Note: Differs from SwiftUI: no files can be chosen; a warning says so.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      _UnsupportedModifier(message: "Pages let no files be chosen, so fileImporter does nothing."))
  }

  /// Shows the view as it is, with a warning.
  ///
  /// - Note: Differs from SwiftUI: no files can be chosen; a warning says so.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      _UnsupportedModifier(message: "Pages let no files be chosen, so fileImporter does nothing."))
  }

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

  /// Shows the view as it is, with a warning.
  ///
  /// - Note: Differs from SwiftUI: no files can be saved; a warning says so.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      _UnsupportedModifier(message: "Pages let no files be saved, so fileExporter does nothing."))
  }
}
