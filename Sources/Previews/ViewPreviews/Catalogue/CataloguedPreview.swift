import Foundation
package import ViewTree

/// A preview of the program: where it is declared, and how its view is made.
package struct CataloguedPreview: Identifiable {
  /// What names the preview in addresses: module, file and name, such as
  /// `MomentsViews/MomentCard/liked`.
  ///
  /// It stays the same when lines are written above the preview.
  package var id: String
  package var module: String
  /// The name of the file with its ending; empty if unknown.
  package var file: String
  /// From 1; 0 if unknown.
  package var line: Int
  /// The words under which a reader finds it.
  package var name: String
  package var space: PreviewSpace
  /// The names of the state that can be set.
  package var controls: [String] = []
  /// Makes the view, with fresh state each time.
  package var make: @MainActor () -> any View

  /// The file and line, or what is known of them.
  package var place: String {
    if file.isEmpty { return module }
    return line > 0 ? "\(file):\(line)" : file
  }

  /// - Parameter id: Is given by the catalogue.
  package init(
    id: String = "", module: String, file: String, line: Int, name: String, space: PreviewSpace,
    controls: [String] = [], make: @escaping @MainActor () -> any View
  ) {
    self.id = id
    self.module = module
    self.file = file
    self.line = line
    self.name = name
    self.space = space
    self.controls = controls
    self.make = make
  }
}

/// The room that a preview asks for.
package struct PreviewSpace: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A device's screen.
    case screen
    /// As much as the view wants.
    case content
    /// A size in points.
    case fixed(width: Double, height: Double)
  }

  package var kind = Kind.screen
  package var isLandscape = false
  /// The name of a device, if one is asked for.
  package var device: String?

  package init() {}

  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.value {
      case .defaultLayout: kind = .screen
      case .sizeThatFitsLayout: kind = .content
      case .fixedLayout(let width, let height):
        kind = .fixed(width: Double(width), height: Double(height))
      case .orientation(let orientation):
        isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
      case .modifier: break
      }
    }
  }

  init(_ description: PreviewDescription) {
    switch description.layout {
    case .sizeThatFits: kind = .content
    case .fixed(let width, let height): kind = .fixed(width: Double(width), height: Double(height))
    case .device, nil: kind = .screen
    }
    isLandscape =
      description.orientation == .landscapeLeft || description.orientation == .landscapeRight
    device = description.device?.rawValue
  }

  /// The largest width and height in points that previews are shown and drawn with.
  static let largest = (width: 4000, height: 8000)

  /// The size in points on a screen of a width; a view that asks for no size gets a strip of it. What is no
  /// size, such as infinity, is the screen's.
  package func size(onScreen width: Double) -> (width: Double, height: Double) {
    switch kind {
    case .fixed(let own, let height):
      (
        Self.length(own, or: width, atMost: Self.largest.width),
        Self.length(height, or: Self.height(of: width), atMost: Self.largest.height)
      )
    case .content: (width, 320)
    case .screen:
      if let known = PreviewDeviceSize.named(device ?? "") {
        isLandscape ? (known.height, known.width) : (known.width, known.height)
      } else {
        isLandscape ? (Self.height(of: width), width) : (width, Self.height(of: width))
      }
    }
  }

  private static func length(_ own: Double, or usual: Double, atMost limit: Int) -> Double {
    own.isFinite ? min(max(own, 1), Double(limit)) : usual
  }

  /// Phones are some 2.16 times as high as wide, what is wider is a tablet or a desk.
  private static func height(of width: Double) -> Double {
    width < 500 ? (width * 2.164).rounded() : (width * 0.75).rounded()
  }
}
