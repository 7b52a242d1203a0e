import CPreviewRecords
import ViewTree

/// What the compiler has left in the program about its previews.
///
/// Nothing is registered by hand. `#Preview` leaves a record in a section of its own. A
/// `PreviewProvider` is found among the conformances that the compiler lists for `as?`: no step of
/// a build has to read sources, and types that a source can't name from outside are found, too.
@MainActor
enum PreviewRecords {
  /// The previews of `#Preview`, in no particular order.
  static func registries() -> [any PreviewRegistry.Type] {
    var found: [any PreviewRegistry.Type] = []
    withUnsafeMutablePointer(to: &found) { list in
      cpreviewrecords_each_preview(
        { context, record in
          withUnsafeTemporaryAllocation(of: (any PreviewRegistry.Type).self, capacity: 1) { place in
            guard let address = place.baseAddress else { return }
            record.pointee.write(UnsafeMutableRawPointer(address))
            context.assumingMemoryBound(to: [any PreviewRegistry.Type].self).pointee
              .append(address.move())
          }
        }, list)
    }
    return found
  }

  /// The types that are previews by a conformance, in no particular order.
  static func providers() -> [any PreviewProvider.Type] {
    var found: [any PreviewProvider.Type] = []
    withUnsafeMutablePointer(to: &found) { list in
      cpreviewrecords_each_provider(
        { context, metadata in
          let type = unsafeBitCast(metadata, to: Any.Type.self)
          guard let provider = type as? any PreviewProvider.Type else { return }
          context.assumingMemoryBound(to: [any PreviewProvider.Type].self).pointee.append(provider)
        }, list)
    }
    return found
  }
}
