import CPNG

extension PixelImage {
  /// Reads a PNG file.
  ///
  /// - Throws: ``PixelError`` with the code `damaged`, `depth` or `size`; nothing is allocated for a
  ///   picture that says that it is too large.
  public init(png: [UInt8]) throws(PixelError) {
    guard !png.isEmpty else { throw PixelError.damaged("it is empty") }
    var header = png_image()
    let result: Result<PixelImage, PixelError> = png.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return .failure(.damaged("it is empty")) }
      guard cpng_begin_read(&header, start, buffer.count) != 0 else {
        return .failure(.damaged(PixelImage.message(of: header)))
      }
      // Frees what reading the header has allocated, however this ends.
      defer { png_image_free(&header) }
      let (width, height) = (Int(header.width), Int(header.height))
      guard cpng_is_deep(&header) == 0 else {
        return .failure(
          PixelError(.depth, "The picture has 16 bits a sample. Save it with 8 bits."))
      }
      let count: Int
      do throws(PixelError) {
        count = try PixelImage.pixelCount(width, height)
      } catch {
        return .failure(error)
      }
      var isRead = false
      let pixels = [UInt8](unsafeUninitializedCapacity: count * 4) { pixels, written in
        guard let room = pixels.baseAddress else { return }
        isRead = cpng_finish_read(&header, room) != 0
        written = isRead ? count * 4 : 0
      }
      guard isRead else { return .failure(.damaged(PixelImage.message(of: header))) }
      return .success(PixelImage(width: width, height: height, bytes: pixels))
    }
    self = try result.get()
  }

  /// The picture as a PNG file, compressed for speed.
  ///
  /// - Throws: ``PixelError`` with the code `writing`.
  public func png() throws(PixelError) -> [UInt8] {
    var size: png_alloc_size_t = 0
    let result: [UInt8]? = bytes.withUnsafeBytes { pixels in
      guard let start = pixels.baseAddress,
        cpng_write(start, UInt32(width), UInt32(height), nil, &size) != 0
      else { return nil }
      let room = Int(size)
      return [UInt8](unsafeUninitializedCapacity: room) { buffer, written in
        if cpng_write(start, UInt32(width), UInt32(height), buffer.baseAddress, &size) != 0 {
          written = min(Int(size), room)
        }
      }
    }
    guard let result, !result.isEmpty else {
      throw PixelError(.writing, "The picture can't be written as PNG. Check the free memory.")
    }
    return result
  }

  /// What libpng says about its last failure.
  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension PixelError {
  fileprivate static func damaged(_ reason: String) -> PixelError {
    PixelError(.damaged, "The picture is no readable PNG (\(reason)). Take it again.")
  }
}
