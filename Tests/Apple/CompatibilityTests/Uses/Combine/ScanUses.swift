import Combine

@MainActor enum ScanUses {
  static func publishersScan(_ value: Publishers.Scan<Numbers, Int>, _ numbers: Numbers) {
    _ = Publishers.Scan<Numbers, Int>.self
    _ = value.upstream
    _ = value.initialResult
    _ = value.nextPartialResult
    _ = Publishers.Scan<Numbers, Int>(
      upstream: numbers, initialResult: 1, nextPartialResult: { _, _ in 1 })
  }

  static func publishersTryScan(_ value: Publishers.TryScan<Numbers, Int>, _ numbers: Numbers)
    throws
  {
    _ = Publishers.TryScan<Numbers, Int>.self
    _ = value.upstream
    _ = value.initialResult
    _ = value.nextPartialResult
    _ = Publishers.TryScan<Numbers, Int>(
      upstream: numbers, initialResult: 1, nextPartialResult: { _, _ in 1 })
  }

  static func publisherOperators(_ value: Numbers) {
    _ = value.scan(1, { _, _ in 1 })
    _ = value.tryScan(1, { _, _ in 1 })
  }
}
