import Browser
import Foundation

/// A colour with eight bits for each of red, green and blue.
struct RGB: Hashable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int

  /// The colour of a number such as `0xD6D7E3`.
  init(_ hex: Int) { (red, green, blue) = (hex >> 16 & 255, hex >> 8 & 255, hex & 255) }

  init(red: Int, green: Int, blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// The colour at a part of the way to another, rounded.
  func mixed(with other: RGB, _ part: Double) -> RGB {
    let mix = { (from: Int, to: Int) in Int((Double(from) + Double(to - from) * part).rounded()) }
    return RGB(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The largest difference of a component.
  func distance(to other: RGB) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  var description: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// The pixels of a part of a page.
struct Picture {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Takes a picture of a part of a page; the browser itself reads the PNG file.
  @MainActor
  init(of page: Page, _ clip: Rect) async throws {
    let file = Data(try await page.screenshot(clip: clip)).base64EncodedString()
    // The page's own policy may forbid what reading takes.
    let reader = try await page.browser.newPage(width: 10, height: 10)
    let value = try await reader.evaluate(
      """
      (async () => {
        const answer = await fetch('data:image/png;base64,\(file)');
        const image = await createImageBitmap(await answer.blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        const data = context.getImageData(0, 0, image.width, image.height).data;
        let text = '';
        for (let at = 0; at < data.length; at += 8192) {
          text += String.fromCharCode(...data.subarray(at, at + 8192));
        }
        return { width: image.width, height: image.height, data: btoa(text) };
      })()
      """)
    try await reader.close()
    width = Int(value["width"]?.number ?? 0)
    height = Int(value["height"]?.number ?? 0)
    bytes = [UInt8](Data(base64Encoded: value["data"]?.string ?? "") ?? Data())
  }

  /// The colour of a pixel, black outside of the picture.
  subscript(x: Int, y: Int) -> RGB {
    guard (0..<width).contains(x), (0..<height).contains(y), bytes.count == width * height * 4
    else { return RGB(0) }
    let start = (y * width + x) * 4
    return RGB(
      red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2]))
  }

  /// All colours of the picture.
  var colors: Set<RGB> {
    var colors: Set<RGB> = []
    for y in 0..<height {
      for x in 0..<width { colors.insert(self[x, y]) }
    }
    return colors
  }
}
