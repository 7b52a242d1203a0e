public import Foundation

/// What came of loading a picture.
public struct RetrieveImageResult: Sendable {}

/// A picture that could not be loaded.
public struct KingfisherError: Error, Sendable {}

/// A change of a picture's pixels.
///
/// - Note: Differs from Kingfisher: pictures are shown as they are.
public protocol ImageProcessor: Sendable {}

/// A processor that changes nothing.
public struct DefaultImageProcessor: ImageProcessor {
  public static let `default` = DefaultImageProcessor()
  public init() {}
}

/// - Note: Differs from Kingfisher: it changes nothing.
public struct DownsamplingImageProcessor: ImageProcessor {
  public init(size: CGSize) {}
}

/// - Note: Differs from Kingfisher: it changes nothing.
public struct ResizingImageProcessor: ImageProcessor {
  public init(referenceSize: CGSize) {}
}

/// - Note: Differs from Kingfisher: it changes nothing.
public struct RoundCornerImageProcessor: ImageProcessor {
  public init(cornerRadius: CGFloat) {}
}

/// - Note: Differs from Kingfisher: it changes nothing.
public struct BlurImageProcessor: ImageProcessor {
  public init(blurRadius: CGFloat) {}
}

/// How a picture that failed is loaded again.
public protocol RetryStrategy: Sendable {}

/// - Note: Differs from Kingfisher: the browser decides.
public struct DelayRetryStrategy: RetryStrategy {
  /// How long to wait, in seconds.
  public enum Interval: Sendable {
    case seconds(TimeInterval)
    case accumulated(TimeInterval)
  }

  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {}
}

/// Options for loading, caching and processing; the browser decides about all of them.
extension KFImage {
  public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage { self }
  public func onFailure(_ action: ((KingfisherError) -> Void)?) -> KFImage { self }
  public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> KFImage { self }
  public func fade(duration: TimeInterval) -> KFImage { self }
  public func forceTransition(_ enabled: Bool = true) -> KFImage { self }
  public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }
  public func reducePriorityOnDisappear(_ flag: Bool) -> KFImage { self }
  public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> KFImage { self }
  public func loadDiskFileSynchronously(_ enabled: Bool = true) -> KFImage { self }
  public func cacheMemoryOnly(_ enabled: Bool = true) -> KFImage { self }
  public func cacheOriginalImage(_ enabled: Bool = true) -> KFImage { self }
  public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> KFImage { self }
  public func forceRefresh(_ enabled: Bool = true) -> KFImage { self }
  public func onlyFromCache(_ enabled: Bool = true) -> KFImage { self }
  public func backgroundDecode(_ enabled: Bool = true) -> KFImage { self }
  public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
  public func downloadPriority(_ priority: Float) -> KFImage { self }
  public func setProcessor(_ processor: any ImageProcessor) -> KFImage { self }
  public func setProcessors(_ processors: [any ImageProcessor]) -> KFImage { self }
  public func appendProcessor(_ processor: any ImageProcessor) -> KFImage { self }
  public func downsampling(size: CGSize) -> KFImage { self }
  public func resizing(referenceSize: CGSize) -> KFImage { self }
  public func roundCorner(cornerRadius: CGFloat) -> KFImage { self }
  public func blur(radius: CGFloat) -> KFImage { self }
  public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval) -> KFImage { self }
  public func retry(_ strategy: (any RetryStrategy)?) -> KFImage { self }
}
