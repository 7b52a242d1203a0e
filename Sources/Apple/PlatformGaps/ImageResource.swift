public import Foundation
public import ViewTree

/// A picture of a catalogue, by the name that its package's sources have for it.
///
/// - Note: As in SwiftUI.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let path: String

  /// Names a picture of a bundle's catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    path = bundle.bundlePath
  }
}

/// A colour of a catalogue, by the name that its package's sources have for it.
///
/// - Note: As in SwiftUI.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let path: String

  /// Names a colour of a bundle's catalogue.
  public init(name: String, bundle: Bundle) {
    self.name = name
    path = bundle.bundlePath
  }
}

extension Image {
  /// Creates a picture of a catalogue.
  nonisolated public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: Bundle(path: resource.path))
  }

  /// Creates a picture of a catalogue that only decorates.
  nonisolated public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: Bundle(path: resource.path))
  }
}

extension Color {
  /// Creates a colour of a catalogue.
  nonisolated public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: Bundle(path: resource.path))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a picture of a catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label of a text and a picture of a catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

/// What has the colours of catalogues as members: `UIColor`.
public protocol _NamesColors {}
/// What has the pictures of catalogues as members: `UIImage`.
public protocol _NamesImages {}

extension UIColor: _NamesColors {
  /// Creates a colour of a catalogue; clear if it is not there.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension UIImage: _NamesImages {
  /// Creates a picture of a catalogue; empty if it is not there.
  public convenience init(resource: ImageResource) {
    if (try? AssetCatalog.shared.image(resource.name, bundle: resource.path)) != nil {
      self.init(asset: resource.name, bundle: resource.path)
    } else {
      self.init()
    }
  }
}
