import Foundation
public import ViewTree

/// A picture that a reader chose.
///
/// - Note: As in PhotosUI.
public struct PhotosPickerItem: Hashable, Sendable, Identifiable {
  public let itemIdentifier: String?
  public var id: String? { itemIdentifier }
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// - Note: Differs from PhotosUI: no picture arrives.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

/// Which pictures a reader may choose.
public struct PHPickerFilter: Equatable, Sendable {
  let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static let screenshots = PHPickerFilter(name: "screenshots")
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { .init(name: "any") }
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { .init(name: "all") }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .init(name: "not") }
}

/// The pictures of a device, of which a page's server has none.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { library }
}

/// How chosen pictures are ordered.
public enum PhotosPickerSelectionBehavior: Sendable { case `default`, ordered, continuous }

/// A button that lets a reader choose pictures.
///
/// - Note: Differs from PhotosUI: it is disabled, since pages don't send files to views yet; the log says
///   so once.
@MainActor public struct PhotosPicker<Label: View>: View {
  private let label: Label

  private static func warn() { _ = warning }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public var body: some View {
    let _ = Self.warn()
    Button {
    } label: {
      label
    }
    .disabled(true)
  }
}

private let warning: Void = FileHandle.standardError.write(
  Data("PhotosUI: a PhotosPicker is disabled; pages don't send pictures to views.\n".utf8))

/// In which form pictures arrive.
public enum PhotosPickerItemEncoding: Sendable { case automatic, current, compatible }

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { label = Text(titleKey) }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { label = Text(title) }
}

extension View {
  /// - Note: Differs from PhotosUI: nothing is presented.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> Self { self }

  /// - Note: Differs from PhotosUI: nothing is presented.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> Self { self }
}
