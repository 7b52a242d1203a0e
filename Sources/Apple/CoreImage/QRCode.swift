import Foundation
import Glibc

/// A code of squares, as libqrencode makes it.
///
/// The library is loaded when the first code is asked for, so that only apps with codes need it.
struct QRCode {
  /// Whether squares are dark, row by row.
  let modules: [Bool]
  let width: Int

  /// What `QRcode_encodeData` gives, as its binary interface has had it since version 3.
  private struct Result {
    var version: Int32
    var width: Int32
    var data: UnsafeMutablePointer<UInt8>?
  }

  private typealias Encode =
    @convention(c) (Int32, UnsafePointer<UInt8>, Int32, Int32) -> UnsafeMutableRawPointer?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

  private static let functions: (encode: Encode, free: Free)? = {
    guard let library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL),
      let encode = dlsym(library, "QRcode_encodeData"), let free = dlsym(library, "QRcode_free")
    else {
      FileHandle.standardError.write(
        Data("CoreImage: there are no QR codes without a library. Install libqrencode4.\n".utf8))
      return nil
    }
    return (unsafeBitCast(encode, to: Encode.self), unsafeBitCast(free, to: Free.self))
  }()

  /// The code of some bytes; nil if they are too many, or the library is missing.
  init?(_ message: Data, _ level: String) {
    guard !message.isEmpty, message.count < 3_000, let functions = Self.functions else {
      return nil
    }
    let levels: [String: Int32] = ["L": 0, "M": 1, "Q": 2, "H": 3]
    let bytes = [UInt8](message)
    guard let code = functions.encode(Int32(bytes.count), bytes, 0, levels[level] ?? 1) else {
      return nil
    }
    defer { functions.free(code) }
    let result = code.assumingMemoryBound(to: Result.self).pointee
    guard let data = result.data, result.width > 0, result.width <= 177 else { return nil }
    width = Int(result.width)
    modules = (0..<width * width).map { data[$0] & 1 == 1 }
  }

  /// The picture: a point a square, with the quiet squares around that Core Image leaves.
  var image: CIImage {
    let side = width + 2
    var path = ""
    for row in 0..<width {
      for column in 0..<width where modules[row * width + column] {
        path += "M\(column + 1) \(row + 1)h1v1h-1z"
      }
    }
    return CIImage(
      .drawing(
        "<rect width=\"\(side)\" height=\"\(side)\" fill=\"#fff\"/>"
          + "<path shape-rendering=\"crispEdges\" d=\"\(path)\"/>"),
      extent: CGRect(x: 0, y: 0, width: side, height: side))
  }
}
