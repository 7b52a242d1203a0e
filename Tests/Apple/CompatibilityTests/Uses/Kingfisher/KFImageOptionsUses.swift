import Kingfisher
import SwiftUI

@MainActor enum KFImageOptionsUses {
  static func retrieveImageResult() {
    _ = RetrieveImageResult.self
  }

  static func kingfisherError() {
    _ = KingfisherError.self
  }

  static func imageProcessor() {
    _ = (any ImageProcessor).self
  }

  static func defaultImageProcessor() {
    let _: DefaultImageProcessor = .default
    _ = DefaultImageProcessor.self
    _ = DefaultImageProcessor()
  }

  static func downsamplingImageProcessor() {
    _ = DownsamplingImageProcessor.self
    _ = DownsamplingImageProcessor(size: CGSize(width: 9, height: 9))
  }

  static func resizingImageProcessor() {
    _ = ResizingImageProcessor.self
    _ = ResizingImageProcessor(referenceSize: CGSize(width: 9, height: 9))
  }

  static func roundCornerImageProcessor() {
    _ = RoundCornerImageProcessor.self
    _ = RoundCornerImageProcessor(cornerRadius: 1)
  }

  static func blurImageProcessor() {
    _ = BlurImageProcessor.self
    _ = BlurImageProcessor(blurRadius: 1)
  }

  static func retryStrategy() {
    _ = (any RetryStrategy).self
  }

  static func delayRetryStrategy(_ delayRetryStrategyInterval: DelayRetryStrategy.Interval) {
    _ = DelayRetryStrategy.self
    _ = DelayRetryStrategy(maxRetryCount: 1, retryInterval: delayRetryStrategyInterval)
  }

  static func delayRetryStrategyInterval() {
    _ = DelayRetryStrategy.Interval.self
    let _: DelayRetryStrategy.Interval = .seconds(1)
    let _: DelayRetryStrategy.Interval = .accumulated(1)
  }

  static func kfImage(
    _ value: KFImage, _ anyImageProcessor: any ImageProcessor,
    _ delayRetryStrategyInterval: DelayRetryStrategy.Interval, _ anyRetryStrategy: any RetryStrategy
  ) {
    _ = value.onSuccess({ _ in })
    _ = value.onFailure({ _ in })
    _ = value.onProgress({ _, _ in })
    _ = value.fade(duration: 1)
    _ = value.forceTransition(true)
    _ = value.cancelOnDisappear(true)
    _ = value.reducePriorityOnDisappear(true)
    _ = value.startLoadingBeforeViewAppear(true)
    _ = value.loadDiskFileSynchronously(true)
    _ = value.cacheMemoryOnly(true)
    _ = value.cacheOriginalImage(true)
    _ = value.fromMemoryCacheOrRefresh(true)
    _ = value.forceRefresh(true)
    _ = value.onlyFromCache(true)
    _ = value.backgroundDecode(true)
    _ = value.scaleFactor(1)
    _ = value.downloadPriority(1)
    _ = value.setProcessor(anyImageProcessor)
    _ = value.setProcessors([anyImageProcessor])
    _ = value.appendProcessor(anyImageProcessor)
    _ = value.downsampling(size: CGSize(width: 9, height: 9))
    _ = value.resizing(referenceSize: CGSize(width: 9, height: 9))
    _ = value.roundCorner(cornerRadius: 1)
    _ = value.blur(radius: 1)
    _ = value.retry(maxCount: 1, interval: delayRetryStrategyInterval)
    _ = value.retry(anyRetryStrategy)
  }
}
