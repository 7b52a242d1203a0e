internal import CVips

/// The sizes and forms in which a site has its own pictures, beside the files themselves.
///
///     Site("Photos") { … }.pictures()
///
/// Browsers choose among them by the room that a picture takes and by what they can read. The files are made by
/// libvips, which is looked for when the site is built; without it pictures are shown as they are.
public struct PictureForms: Hashable, Sendable {
  /// A form of pictures.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case avif
    case webp

    /// The media type.
    var type: String { "image/\(rawValue)" }
    /// What libvips is told: what tells little difference by sight, without the camera's data.
    var options: String {
      switch self {
      case .avif: ".avif[Q=55,effort=2,strip=true]"
      case .webp: ".webp[Q=78,effort=4,strip=true]"
      }
    }
    /// Whether this system can write it; asking starts libvips, which has no threads before its first picture.
    public var isAvailable: Bool { cvips_writes(".\(rawValue)") != 0 }
  }

  /// The forms, those that browsers should prefer first.
  public var forms: [Form] = [.avif, .webp]
  /// How many pixels wide the pictures are. Wider ones than a picture's own are left out; the picture's own width is
  /// among them if it is less than the greatest.
  public var widths: [Int] = [480, 960, 1_920]

  /// Creates the usual forms and sizes.
  public init() {}

  /// Whether this system has libvips.
  public static var isAvailable: Bool { cvips_is_available() != 0 }

  /// The most pixels of a picture that is read.
  static let mostPixels = 400_000_000.0
  /// The folder of the site that holds the files, among those that never change.
  static let folder = SharedResources.assetFolder + "/pictures"

  /// How wide a picture is while others are made of it.
  var mostWidth: Int { widths.max() ?? 0 }

  /// The widths for a picture that is so wide, the least first.
  func widths(for width: Int) -> [Int] {
    widths.filter { $0 > 0 && $0 < width }.sorted() + (width <= mostWidth ? [width] : [])
  }

  /// Adds all that pages are made from, which this system's libraries are part of.
  package func add(to inputs: inout PageInputs) {
    inputs.add(forms.count)
    for form in forms {
      inputs.add(form.options)
      inputs.add(form.isAvailable)
    }
    inputs.add(widths.count)
    for width in widths { inputs.add(width) }
  }
}
