import ElementTree
package import Foundation

/// What a page gives to its reader as a file.
package struct GivenFile {
  package var data: Data
  package var name: String
  package var type: UTType

  /// - Parameter name: With or without the end that its type's names have.
  package init(data: Data, name: String?, type: UTType) {
    self.data = data
    self.type = type
    let name = name ?? "File"
    let ending = type.preferredFilenameExtension.map { "." + $0 } ?? ""
    self.name = name.contains(".") || name.hasSuffix(ending) ? name : name + ending
  }
}

/// What a page shows while its reader may save a file.
private struct FileSaver: View {
  let make: @MainActor () async throws -> GivenFile
  let finish: @MainActor (Result<URL, any Error>) -> Void
  let cancel: @MainActor () -> Void
  @Environment(\.fileExchange) private var exchange
  @State private var name = ""
  @State private var address: String?

  var body: some View {
    VStack(spacing: 20) {
      Label(name, systemImage: "doc").font(.headline)
      if let address {
        SavingLink(address: address, name: name)
      } else {
        ProgressView()
      }
      Button(role: .cancel, action: cancel) { Text(system: "Cancel") }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationDetents([.height(240)])
    .task {
      do {
        let file = try await make()
        name = file.name
        let page = CurrentPage.reference
        address = try exchange?.give(file.data, named: file.name, as: file.type) {
          CurrentPage.$reference.withValue(page) {
            finish(.success(URL(fileURLWithPath: "/").appendingPathComponent(file.name)))
          }
        }
      } catch {
        finish(.failure(error))
      }
    }
  }
}

/// A link by which the browser saves a file.
private struct SavingLink: View {
  let address: String
  let name: String

  var body: some View {
    Text(system: "Save").font(.body.weight(.semibold)).foregroundStyle(Color.accentColor)
      .frame(minWidth: 44, minHeight: 44)
      .phrasingElement(.a, [(.href, address), (.download, name)])
  }
}

/// Has readers save a file while a binding is true.
nonisolated package struct FileExporter: ViewModifier {
  let isPresented: Binding<Bool>
  let make: @MainActor () async throws -> GivenFile
  let completion: (Result<URL, any Error>) -> Void
  let cancellation: () -> Void

  /// - Parameter make: Makes the file when it is asked for.
  package init(
    isPresented: Binding<Bool>, make: @escaping @MainActor () async throws -> GivenFile,
    completion: @escaping (Result<URL, any Error>) -> Void,
    cancellation: @escaping () -> Void = {}
  ) {
    self.isPresented = isPresented
    self.make = make
    self.completion = completion
    self.cancellation = cancellation
  }

  @MainActor
  package func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      FileSaver(make: make) { result in
        isPresented.wrappedValue = false
        completion(result)
      } cancel: {
        isPresented.wrappedValue = false
        cancellation()
      }
    }
  }
}
