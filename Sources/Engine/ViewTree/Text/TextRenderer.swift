public import Foundation

/// Something that an author marks a part of a text with.
///
/// - Note: Differs from SwiftUI: nobody is given it back.
public protocol TextAttribute {}

/// Something that draws a text.
///
/// - Note: Differs from SwiftUI: browsers draw texts by themselves, so a text is drawn as if it had none.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

extension Text {
  /// The lines of a text.
  ///
  /// - Note: Differs from SwiftUI: there is none, as only the browser knows them.
  public struct Layout: RandomAccessCollection, Sendable {
    /// A line of a text.
    public struct Line: RandomAccessCollection, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { Run() }
      /// Where the line is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A part of a line that is drawn in one way.
    public struct Run: RandomAccessCollection, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      /// What the author has marked it with.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// Where the part is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A glyph.
    public struct RunSlice: Sendable {
      /// Where it is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Where something of a text is.
    public struct TypographicBounds: Hashable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      /// From the highest to the lowest point.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { Line() }
    /// Whether the end of the text found no room.
    public var isTruncated: Bool { false }
  }

  /// Gives the text back as it is.
  ///
  /// - Note: Differs from SwiftUI: nobody is given the mark back.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws nothing: a text has no lines here.
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws nothing: a text has no lines here.
  public func draw(_ run: Text.Layout.Run) {}
  /// Draws nothing: a text has no lines here.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: browsers draw texts by themselves.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(
      _UnsupportedModifier(
        message: "Browsers draw texts by themselves, so textRenderer changes nothing."))
  }
}
