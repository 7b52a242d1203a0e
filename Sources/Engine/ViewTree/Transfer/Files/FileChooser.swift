import Foundation

/// What a page shows while its reader chooses files and the browser sends them.
package struct FileChooser: View {
  private let types: [UTType]
  private let most: Int?
  private let finish: @MainActor (Result<[ReceivedFile], any Error>) -> Void
  private let cancel: @MainActor () -> Void
  @Environment(\.fileExchange) private var exchange
  @Environment(\.dismiss) private var dismiss
  @State private var files: [ArrivingFile] = []

  /// - Parameters:
  ///   - most: How many files may be chosen; nil for any number.
  ///   - finish: Takes the files, or why there are none.
  ///   - cancel: Ends it without.
  package init(
    types: [UTType], most: Int?,
    finish: @escaping @MainActor (Result<[ReceivedFile], any Error>) -> Void,
    cancel: @escaping @MainActor () -> Void
  ) {
    self.types = types
    self.most = most
    self.finish = finish
    self.cancel = cancel
  }

  package var body: some View {
    VStack(spacing: 20) {
      Text(system: most == 1 ? "Choose File" : "Choose Files").font(.headline)
      FileInput(
        types: types, allowsMany: most != 1, names: files.map(\.name), choose: receive, lose: lose)
      if !files.isEmpty { ProgressView(value: progress) }
      Button(role: .cancel, action: leave) { Text(system: "Cancel") }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .presentationDetents([.height(240)])
    .onDisappear { for file in files { exchange?.cancel(file.name) } }
  }

  /// The part of all bytes that has arrived.
  private var progress: Double {
    let size = files.reduce(0) { $0 + $1.size }
    return size == 0 ? 0 : Double(files.reduce(0) { $0 + $1.shown }) / Double(size)
  }

  private func receive(_ offers: [OfferedFile]) {
    guard files.isEmpty else { return }
    guard !offers.isEmpty, let exchange else { return leave() }
    do {
      // What is done with files is their reader's, as what is done on request.
      let page = CurrentPage.reference
      for offer in offers.prefix(most ?? offers.count) {
        let place = files.count
        let name = try exchange.receive(offer) { arrival in
          CurrentPage.$reference.withValue(page) { note(arrival, at: place) }
        }
        files.append(ArrivingFile(name: name, size: offer.size))
      }
    } catch {
      end(.failure(error))
    }
  }

  private func note(_ arrival: FileArrival, at place: Int) {
    guard files.indices.contains(place) else { return }
    switch arrival {
    case .arriving(let count): files[place].note(count)
    case .failed(let error): end(.failure(error))
    case .arrived(let file):
      files[place].note(files[place].size)
      files[place].file = file
      let received = files.compactMap(\.file)
      if received.count == files.count { end(.success(received)) }
    }
  }

  private func lose(_ name: String) {
    if files.contains(where: { $0.name == name }) { end(.failure(CocoaError(.fileReadUnknown))) }
  }

  private func end(_ result: Result<[ReceivedFile], any Error>) {
    finish(result)
    dismiss()
  }

  private func leave() {
    cancel()
    dismiss()
  }
}

/// A file on its way.
private struct ArrivingFile {
  let name: String
  let size: Int
  /// How much of it the page shows to be there: it is told of each fiftieth part.
  private(set) var shown = 0
  var file: ReceivedFile?

  init(name: String, size: Int) {
    self.name = name
    self.size = size
  }

  mutating func note(_ count: Int) {
    if count == size || count - shown >= max(1, size / 50) { shown = count }
  }
}
