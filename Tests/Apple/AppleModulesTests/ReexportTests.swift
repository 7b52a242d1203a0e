import CoreTransferable
import DeveloperToolsSupport
import Photos
import QuartzCore
import SwiftUICore
import Testing

import struct CoreGraphics.CGFloat
import struct CoreGraphics.CGRect

@Suite("Modules that have names of others")
struct ReexportTests {
  @Test("Their names are there")
  func names() {
    let side: CGFloat = 2
    #expect(CGRect(x: 0, y: 0, width: side, height: side).maxX == 2)
    let time = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= time)
    _ = (any Transferable).self
    _ = ImageResource.self
    _ = PHPhotoLibrary.self
    _ = EdgeInsets(top: side, leading: 0, bottom: 0, trailing: 0)
  }
}
