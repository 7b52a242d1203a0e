public import Foundation
public import ViewTree

/// Which pictures a reader may choose, and how many.
///
/// - Note: Differs from PhotosUI: the filter and the limit count.
public struct PHPickerConfiguration: Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, people, continuous }
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that a reader chose.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// Hears which pictures the reader chose.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a reader choose pictures.
///
/// - Note: Differs from PhotosUI: the browser's own choice of files. Static pages take none.
@MainActor @preconcurrency open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    let limit = configuration.selectionLimit
    let page = FileChooser(
      types: configuration.filter?.types ?? PHPickerFilter.photos, most: limit > 0 ? limit : nil
    ) { [weak self] result in
      self?.finish((try? result.get()) ?? [])
    } cancel: { [weak self] in
      self?.finish([])
    }
    view = UIHostingController(rootView: page).view
  }

  private func finish(_ files: [ReceivedFile]) {
    let results = files.map { file in
      let picture = (try? Data(contentsOf: file.url)).flatMap { UIImage(data: $0) }
      return PHPickerResult(
        itemProvider: picture.map { NSItemProvider(anything: $0) }
          ?? NSItemProvider(anything: file.url),
        assetIdentifier: nil)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}
