internal import CVips

/// A picture in memory, upright and in sRGB, by libvips.
struct PictureFile: ~Copyable {
  private let picture: OpaquePointer

  /// Why a picture can't be read or written, in libvips's words.
  struct Failure: Error {
    let reason: String

    init() {
      var text = [CChar](repeating: 0, count: 2_048)
      cvips_take_error(&text, text.count)
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let first = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first
      reason = first.map(String.init) ?? "its bytes are of no type that is known"
    }
  }

  /// Reads a JPEG, PNG or WebP file, at most so many pixels wide.
  init(_ bytes: [UInt8], width: Int) throws(Failure) {
    let found = bytes.withUnsafeBufferPointer { bytes in
      cvips_read(bytes.baseAddress, bytes.count, Int32(clamping: width))
    }
    guard let found else { throw Failure() }
    picture = found
  }

  private init(_ picture: OpaquePointer) { self.picture = picture }

  deinit { cvips_release(picture) }

  /// The same picture, at most so many pixels wide.
  func shrunk(to width: Int) throws(Failure) -> PictureFile {
    guard let shrunk = cvips_shrunk(picture, Int32(clamping: width)) else { throw Failure() }
    return PictureFile(shrunk)
  }

  /// The average of all pixels; nil for a picture that one sees through.
  var color: SIMD3<UInt8>? {
    var color: [UInt8] = [0, 0, 0]
    guard cvips_has_alpha(picture) == 0, cvips_average(picture, &color) != 0 else { return nil }
    return SIMD3(color[0], color[1], color[2])
  }

  /// The picture in a form.
  func bytes(_ form: PictureForms.Form) throws(Failure) -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = cvips_write(picture, form.options, &bytes)
    guard count > 0, let bytes else { throw Failure() }
    defer { cvips_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
