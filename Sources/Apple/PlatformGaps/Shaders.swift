public import Foundation
public import ViewTree

/// A program of the graphics processor's, with its arguments.
///
/// - Note: Differs from SwiftUI: pages have none; views are shown as they are without.
public struct Shader: Hashable, Sendable, ShapeStyle {
  /// What a program is given.
  public struct Argument: Hashable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }

  public let function: ShaderFunction
  public let arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    Color.clear._paint(in: &context)
  }
}

/// A program of the graphics processor's.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public let library: ShaderLibrary
  public let name: String

  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// The programs of an app's.
///
/// - Note: Differs from SwiftUI: pages have none; views are shown as they are without.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private let name: String
  public static let `default` = ShaderLibrary(name: "default")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  private init(name: String) { self.name = name }
  public init(url: URL) { self.init(name: url.path) }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

extension View {
  /// - Note: Differs from SwiftUI: the view is shown as it is.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }
  /// - Note: Differs from SwiftUI: the view is shown as it is.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
  /// - Note: Differs from SwiftUI: the view is shown as it is.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
}

extension VisualEffect {
  /// - Note: Differs from SwiftUI: the view is shown as it is.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }
  /// - Note: Differs from SwiftUI: the view is shown as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
  /// - Note: Differs from SwiftUI: the view is shown as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
}

extension ShapeStyle where Self == Shader {
  /// A style of a program's: nothing is drawn.
  public static func shader(_ shader: Shader) -> Shader { shader }
}
