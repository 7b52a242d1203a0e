@_exported public import Foundation

/// How a model is used; of no effect.
open class MLModelConfiguration: NSObject {
  public enum ComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
  open var computeUnits = ComputeUnits.all
  public override init() { super.init() }
}
