import Foundation

/// A view tree as data.
struct LayoutSpec: Decodable {
  var view: String
  var id: String?
  var children: [LayoutSpec]?
  var spacing: Double?
  var alignment: String?
  var minLength: Double?
  var mods: [Modifier]?

  /// One modifier: an object with one key.
  enum Modifier: Decodable {
    case padding(Double?)
    case frame(Frame)
    case offset(Double, Double)
    case layer(Layer, isOverlay: Bool)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double?, fills: Bool)
    case layoutPriority(Double)

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      guard let key = container.allKeys.first, container.allKeys.count == 1 else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a modifier has one key"))
      }
      switch key.stringValue {
      case "padding": self = .padding(try container.decode(Double?.self, forKey: key))
      case "frame": self = .frame(try container.decode(Frame.self, forKey: key))
      case "offset":
        var pair = try container.nestedUnkeyedContainer(forKey: key)
        self = .offset(try pair.decode(Double.self), try pair.decode(Double.self))
      case "overlay", "background":
        self = .layer(
          try container.decode(Layer.self, forKey: key), isOverlay: key.stringValue == "overlay")
      case "fixedSize":
        if let both = try? container.decode(Bool.self, forKey: key) {
          self = .fixedSize(horizontal: both, vertical: both)
        } else {
          let axes = try container.decode([String: Bool].self, forKey: key)
          self = .fixedSize(
            horizontal: axes["horizontal"] ?? true, vertical: axes["vertical"] ?? true)
        }
      case "aspectRatio":
        var pair = try container.nestedUnkeyedContainer(forKey: key)
        self = .aspectRatio(
          try pair.decode(Double?.self), fills: try pair.decode(String.self) == "fill")
      case "layoutPriority":
        self = .layoutPriority(try container.decode(Double.self, forKey: key))
      default:
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "unknown modifier \(key.stringValue)")
      }
    }
  }

  struct Layer: Decodable {
    var alignment: String?
    var content: LayoutSpec
  }

  struct Frame: Decodable {
    var width, height: Length?
    var minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: Length?
    var alignment: String?

    var isFlexible: Bool {
      minWidth != nil || idealWidth != nil || maxWidth != nil || minHeight != nil
        || idealHeight != nil || maxHeight != nil
    }
  }

  /// A number of points, or infinity.
  struct Length: Decodable {
    var value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
      } else if try container.decode(String.self) == "infinity" {
        value = .infinity
      } else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a length is a number or \"infinity\"")
      }
    }
  }
}

/// A file of layout cases.
struct LayoutCases: Decodable {
  var root: [Double]
  var cases: [LayoutCase]
}

/// A view tree with the frame of every named leaf.
struct LayoutCase: Decodable {
  var id: String
  var spec: LayoutSpec
  var overflows: Bool
  /// x, y, width and height in points, from the root's upper left corner.
  var frames: [String: [Double]]
}
