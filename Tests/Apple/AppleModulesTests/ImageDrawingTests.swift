import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("Drawn pictures")
struct ImageDrawingTests {
  private let dot = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  )!

  @Test("A picture that is drawn smaller has its pixels in the new size")
  func smaller() throws {
    let image = try #require(UIImage(data: dot))
    let size = CGSize(width: 40, height: 30)
    let small = UIGraphicsImageRenderer(size: size).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    #expect(small.size == size)
    let drawing = String(decoding: try #require(small.pngData()), as: UTF8.self)
    #expect(drawing.contains("href=\"data:image/png;base64,\(dot.base64EncodedString())\""))
    #expect(drawing.contains("x=\"0\" y=\"0\" width=\"40\" height=\"30\""))
  }

  @Test("Figures have the colours, lines and places that were set")
  func figures() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let drawing = renderer.pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.cgContext.saveGState()
      context.cgContext.translateBy(x: 5, y: 6)
      context.cgContext.setStrokeColor(UIColor.black.cgColor)
      context.cgContext.setLineWidth(2)
      context.cgContext.move(to: .zero)
      context.cgContext.addLine(to: CGPoint(x: 1, y: 1))
      context.cgContext.strokePath()
      context.cgContext.restoreGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    }
    let text = String(decoding: drawing, as: UTF8.self)
    #expect(text.components(separatedBy: "<path").count == 4)
    #expect(text.contains("fill=\"rgb(255 59 48/1)\"") || text.contains("fill=\"rgb(255 0 0/1)\""))
    #expect(text.contains("stroke-width=\"2\" transform=\"matrix(1 0 0 1 5 6)\""))
    #expect(!text.hasSuffix("matrix(1 0 0 1 5 6)\"/></svg>"))
  }

  @Test("Nothing is drawn outside of a renderer's block, and numbers that are none are nought")
  func outside() {
    UIColor.red.setFill()
    UIRectFill(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: Double.nan, height: 1)).pngData { _ in
    }
    #expect(String(decoding: drawing, as: UTF8.self).contains("viewBox=\"0 0 0 1\""))
  }
}
