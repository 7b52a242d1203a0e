public import Foundation
import ElementTree

/// A picture: a file, an asset of a catalogue or a symbol.
///
/// - Note: As in SwiftUI. Symbols are those of the engine's own set; a name that it lacks shows a
///   question mark in a dashed box and is reported.
nonisolated public struct Image: _PrimitiveView, Equatable, Sendable {
  /// Where the picture comes from.
  package enum Source: Hashable, Sendable {
    /// An asset, by its name and the folder of its bundle.
    case asset(name: String, bundle: String?)
    case symbol(name: String)
    /// An address that is checked when the picture is shown.
    case address(String, scale: Double)
    case data(ImageData)
    /// No picture.
    case none
  }

  /// The picture's alternative text.
  package enum Label: Equatable, Sendable {
    /// The picture's name.
    case name
    case text(Text)
    /// The picture only decorates.
    case decoration
  }

  package var source: Source
  package var label: Label
  package var options = ImageOptions()

  package init(source: Source, label: Label) {
    self.source = source
    self.label = label
  }

  /// Creates a picture of an asset; its name is the alternative text.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name: name, bundle: bundle?.bundlePath), label: .name)
  }

  /// Creates a picture of an asset with words for readers who can't see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(name: name, bundle: bundle?.bundlePath), label: .text(label))
  }

  /// Creates a picture of an asset that readers needn't know of.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name: name, bundle: bundle?.bundlePath), label: .decoration)
  }

  /// Creates a symbol by its name.
  public init(systemName: String) {
    self.init(source: .symbol(name: systemName), label: .name)
  }

  /// Creates a symbol by its name; `variableValue` is from 0 to 1.
  ///
  /// - Note: Differs from SwiftUI: the whole symbol is drawn for each value.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates a picture of an asset; `variableValue` changes nothing.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a picture of an asset with words for it; `variableValue` changes nothing.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates a decorating picture of an asset; `variableValue` changes nothing.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// A picture at an address, shown at `scale` pixels for a point.
  package init(address: String, scale: Double = 1) {
    self.init(source: .address(address, scale: scale), label: .decoration)
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    context.add(image: view)
  }

  @MainActor public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(Self.self, at: offset, needs: []) {
      _outline($0.pointee, into: $1, in: &$2)
    }
  }

  @MainActor public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    switch view.source {
    case .symbol(let name):
      outline.add(1)
      outline.add(constant: name)
    case .address(let address, let scale):
      let url = ImageURL(address)
      guard scale == 1, !url.isRefused else { return false }
      outline.add(2)
      if context.pictureVariants(of: address) == nil {
        outline.add(hole: url.string)
      } else {
        outline.add(constant: url.string)
      }
      // Pictures of other proportions are laid out otherwise.
      if let size = context.pictureSize(of: address) { outline.add(size.hashValue) }
    case .asset(let name, let bundle):
      outline.add(3)
      outline.add(constant: name)
      outline.add(constant: bundle ?? "")
    case .none: outline.add(4)
    case .data: return false
    }
    switch view.label {
    case .name: outline.add(1)
    case .decoration: outline.add(2)
    case .text: return false
    }
    return outline.add(all: view.options)
  }
}

/// The bytes of a picture that is no file.
package struct ImageData: Hashable, Sendable {
  package var bytes: [UInt8]
  /// Pixels for a point.
  package var scale: Double

  package init(bytes: [UInt8], scale: Double) {
    self.bytes = bytes
    self.scale = scale
  }
}

/// How a picture is drawn.
package struct ImageOptions: Equatable, Sendable {
  package var isResizable = false
  package var resizingMode = Image.ResizingMode.stretch
  package var capInsets = EdgeInsets()
  package var renderingMode: Image.TemplateRenderingMode?
  package var interpolation: Image.Interpolation?
}
