import SwiftUI

enum KeyframesBuilderUses {
  static func course(_ steps: [Double], _ isShort: Bool) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0) {
      for step in steps { LinearKeyframe(step, duration: 1) }
      if isShort { LinearKeyframe(1, duration: 1) } else { LinearKeyframe(2, duration: 2) }
      if isShort { LinearKeyframe(3, duration: 1) }
    }
  }
}
