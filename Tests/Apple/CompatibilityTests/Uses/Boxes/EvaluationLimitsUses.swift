import SwiftUI

@MainActor enum EvaluationLimitsUses {
  static func evaluationLimits(_ value: EvaluationLimits) {
    _ = EvaluationLimits.self
    _ = value.nodes
    _ = value.time
    _ = EvaluationLimits(nodes: 1, time: .seconds(1))
    _ = EvaluationLimits.livePage
    _ = EvaluationLimits.staticPage
  }
}
