import SwiftUI

enum CoreGraphicsFunctionsUses {
  static func functions() {
    _ = (CGPointMake(1, 2), CGSizeMake(1, 2), CGRectMake(1, 2, 3, 4), CGVectorMake(1, 2))
  }
}
