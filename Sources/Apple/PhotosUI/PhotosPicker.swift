public import Foundation
public import ViewTree

/// A picture or a film that a reader chose.
///
/// - Note: As in PhotosUI.
public struct PhotosPickerItem: Hashable, Sendable, Identifiable {
  public let itemIdentifier: String?
  /// What has arrived; nil of an item that was only named.
  package let file: ReceivedFile?
  public var id: String? { itemIdentifier }

  public init(itemIdentifier: String) { (self.itemIdentifier, file) = (itemIdentifier, nil) }

  package init(_ file: ReceivedFile) { (itemIdentifier, self.file) = (file.url.path, file) }

  /// The types of the item.
  public var supportedContentTypes: [UTType] { file.map { [$0.type] } ?? [] }

  /// A value of the item; nil if none of the type's representations reads it.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file else { return nil }
    return try await T.imported(from: _TransferredFile(file: file.url, type: file.type))
  }

  /// Gives a value of the item later.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return progress
  }
}

/// Which pictures a reader may choose.
public struct PHPickerFilter: Equatable, Sendable {
  /// The types that the browser offers.
  package let types: [UTType]

  public static let images = PHPickerFilter(types: [.image])
  public static let videos = PHPickerFilter(types: [.movie])
  public static let livePhotos = PHPickerFilter(types: [.image])
  public static let screenshots = PHPickerFilter(types: [.image])

  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: filters.flatMap(\.types))
  }

  /// - Note: Differs from PhotosUI: what the first lets through.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    filters.first ?? PHPickerFilter(types: Self.photos)
  }

  /// - Note: Differs from PhotosUI: lets everything through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(types: Self.photos)
  }

  /// What a library of pictures has.
  static let photos: [UTType] = [.image, .movie]
}

/// The pictures of a device, of which a page's server has none.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { library }
}

/// How chosen pictures are ordered.
public enum PhotosPickerSelectionBehavior: Sendable { case `default`, ordered, continuous }

/// In which form pictures arrive.
///
/// - Note: Differs from PhotosUI: as the browser has them.
public enum PhotosPickerItemEncoding: Sendable { case automatic, current, compatible }

/// A button that lets a reader choose pictures.
///
/// - Note: Differs from PhotosUI: the browser's own choice of files, which sends copies; what is chosen before isn't
///   marked. Static pages take none.
@MainActor public struct PhotosPicker<Label: View>: View {
  private let choice: PhotoChoice
  private let label: Label
  @State private var isPresented = false

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) {
    choice = PhotoChoice(selection, filter)
    self.label = label()
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) {
    choice = PhotoChoice(selection, filter, most: maxSelectionCount)
    self.label = label()
  }

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(choice.importer($isPresented))
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(selection: selection, matching: filter) { Text(title) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(title)
    }
  }
}

extension View {
  /// Lets readers choose a picture while a binding is true.
  ///
  /// - Note: Differs from PhotosUI: as with ``PhotosPicker``.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { modifier(PhotoChoice(selection, filter).importer(isPresented)) }

  /// Lets readers choose pictures while a binding is true.
  ///
  /// - Note: Differs from PhotosUI: as with ``PhotosPicker``.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotoChoice(selection, filter, most: maxSelectionCount).importer(isPresented))
  }
}

/// What may be chosen, and where it goes.
private struct PhotoChoice {
  let types: [UTType]
  let most: Int?
  let take: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    types = filter?.types ?? PHPickerFilter.photos
    most = 1
    take = { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, _ filter: PHPickerFilter?, most: Int?) {
    types = filter?.types ?? PHPickerFilter.photos
    self.most = most
    take = { selection.wrappedValue = $0 }
  }

  /// Presents the choice. What doesn't arrive leaves the selection as it is.
  func importer(_ isPresented: Binding<Bool>) -> FileImporter {
    FileImporter(isPresented: isPresented, types: types, most: most) { result in
      if case .success(let files) = result { take(files.map(PhotosPickerItem.init)) }
    }
  }
}
