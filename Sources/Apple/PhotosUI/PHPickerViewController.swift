public import Foundation
package import PlatformGaps
public import ViewTree

/// Which pictures a reader may choose, and how many.
///
/// - Note: As in PhotosUI; of no effect.
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
/// - Note: Differs from PhotosUI: pages send no pictures to their views yet, so there is a note with a button
///   that ends it without any.
@MainActor @preconcurrency open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    let page = NoPictures { [weak self] in
      if let self { self.delegate?.picker(self, didFinishPicking: []) }
    }
    view = UIHostingController(rootView: page).view
  }
}
