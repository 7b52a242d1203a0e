/// A picture in smaller sizes and other forms, beside the file that its view names.
package struct PictureVariants: Hashable, Sendable {
  /// The files of one media type.
  package struct Source: Hashable, Sendable {
    /// The media type, such as `image/avif`.
    package var type: String
    /// The files, the narrowest first.
    package var files: [File]

    package init(type: String, files: [File]) {
      self.type = type
      self.files = files
    }
  }

  /// A file, and how many pixels it is wide.
  package struct File: Hashable, Sendable {
    package var address: String
    package var width: Int

    package init(address: String, width: Int) {
      self.address = address
      self.width = width
    }
  }

  /// What browsers choose from, in the order of preference.
  package var sources: [Source]
  /// The picture's own size in pixels.
  package var size: PictureSize
  /// What is shown in its place until it is there: red, green and blue in 0…255; nil for nothing.
  package var color: SIMD3<UInt8>?

  package init(sources: [Source], size: PictureSize, color: SIMD3<UInt8>? = nil) {
    self.sources = sources
    self.size = size
    self.color = color
  }
}
