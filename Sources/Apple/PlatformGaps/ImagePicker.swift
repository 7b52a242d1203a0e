public import Foundation
public import ViewTree

/// Hears of a stack of view controllers; of nothing on a page.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// Hears which picture the reader chose.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Lets a reader choose a picture.
///
/// - Note: Differs from UIKit: the browser's own choice of files, also for the camera, which telephones offer there; the
///   picture isn't edited. Static pages take none.
@MainActor @preconcurrency open class UIImagePickerController: UIViewController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }

  /// What is known of a picture.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
  }

  /// Whether there are pictures of a kind: no camera is known of.
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
  public static func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }

  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto

  open override func loadView() {
    let types = mediaTypes.compactMap { UTType($0) }
    let page = FileChooser(types: types, most: 1) { [weak self] result in
      guard let self else { return }
      guard let file = try? result.get().first else { return cancel() }
      delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: Self.info(of: file))
    } cancel: { [weak self] in
      self?.cancel()
    }
    view = UIHostingController(rootView: page).view
  }

  private func cancel() { delegate?.imagePickerControllerDidCancel(self) }

  private static func info(of file: ReceivedFile) -> [InfoKey: Any] {
    var info: [InfoKey: Any] = [.mediaType: file.type.identifier]
    if let picture = (try? Data(contentsOf: file.url)).flatMap({ UIImage(data: $0) }) {
      info[.originalImage] = picture
      info[.imageURL] = file.url
    } else {
      info[.mediaURL] = file.url
    }
    return info
  }
}

/// Keeps a picture among the reader's.
///
/// - Note: Differs from UIKit: a page can't, so the target hears an error.
public func UIImageWriteToSavedPhotosAlbum<Target: AnyObject>(
  _ image: UIImage, _ target: Target?,
  _ completion: ((Target) -> (UIImage, (any Error)?, UnsafeRawPointer) -> Void)?,
  _ context: UnsafeMutableRawPointer?
) {
  guard let target, let completion else { return }
  let place = UnsafeRawPointer(context ?? Unmanaged.passUnretained(image).toOpaque())
  completion(target)(image, CocoaError(.featureUnsupported), place)
}

/// Keeps a picture among the reader's.
///
/// - Note: Differs from UIKit: a page can't.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ completion: Never?, _ context: UnsafeMutableRawPointer?
) {}
