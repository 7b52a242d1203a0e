@_exported public import Foundation
import WireFormat

/// How a model is used; of no effect.
open class MLModelConfiguration: NSObject {
  public enum ComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
  open var computeUnits = ComputeUnits.all
  public override init() { super.init() }
}

/// How a prediction is made; of no effect.
open class MLPredictionOptions: NSObject {
  open var usesCPUOnly = false
  public override init() { super.init() }
}

/// Why a model can't be used.
public struct MLModelError: Error, LocalizedError, Sendable {
  /// What is wrong.
  public enum Code: Int, Sendable { case generic, featureType, io = 3 }
  public let code: Code
  let reason: String
  public var errorDescription: String? { reason }

  public static var generic: Code { .generic }
  public static var featureType: Code { .featureType }
  public static var io: Code { .io }
}

/// A model that was learned.
///
/// - Note: Differs from Core ML: of what Create ML makes the regressors of tables are read, linear ones and decision
///   trees; another model is refused with an error that names what it is.
open class MLModel: NSObject, @unchecked Sendable {
  /// What the model takes and gives.
  public let modelDescription: MLModelDescription
  public let configuration: MLModelConfiguration
  private let model: TabularModel

  /// Reads a model from a `.mlmodel` file.
  ///
  /// - Throws: ``MLModelError``.
  public init(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) throws {
    guard let data = try? Data(contentsOf: url), let message = WireMessage(data),
      let description = message.message(2)
    else {
      throw MLModelError(code: .io, reason: "\(url.path) is no model that can be read.")
    }
    modelDescription = MLModelDescription(description)
    self.configuration = configuration
    do {
      model = try TabularModel(message)
    } catch let error as MLModelError {
      throw MLModelError(code: error.code, reason: "\(url.path): \(error.reason)")
    }
    super.init()
  }

  /// Reads a model from a `.mlmodel` file.
  public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel {
    try MLModel(contentsOf: url, configuration: configuration)
  }

  /// What the model makes of features.
  ///
  /// - Throws: ``MLModelError`` where a feature that it takes is missing.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) throws -> any MLFeatureProvider {
    var values: [String: [Double]] = [:]
    for name in modelDescription.inputDescriptionsByName.keys {
      guard let value = input.featureValue(for: name), let number = value.number else {
        throw MLModelError(
          code: .featureType, reason: "The model takes a number of the name \(name).")
      }
      values[name] = [number]
    }
    try model.evaluate(&values)
    let outputs = modelDescription.outputDescriptionsByName.mapValues { description in
      let number = values[description.name]?.first ?? .nan
      return description.type == .int64
        ? MLFeatureValue(int64: Int64(exactly: number.rounded()) ?? 0)
        : MLFeatureValue(double: number)
    }
    return MLDictionaryFeatureProvider(outputs)
  }
}

/// What a model takes and gives.
public final class MLModelDescription: NSObject, Sendable {
  public let inputDescriptionsByName: [String: MLFeatureDescription]
  public let outputDescriptionsByName: [String: MLFeatureDescription]
  public let predictedFeatureName: String?

  init(_ message: WireMessage) {
    func descriptions(_ field: UInt64) -> [String: MLFeatureDescription] {
      let all = message.messages(field).map(MLFeatureDescription.init)
      return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    }
    inputDescriptionsByName = descriptions(1)
    outputDescriptionsByName = descriptions(10)
    predictedFeatureName = message.string(11)
    super.init()
  }
}

/// What one feature of a model is.
public final class MLFeatureDescription: NSObject, Sendable {
  public let name: String
  public let type: MLFeatureType

  init(_ message: WireMessage) {
    name = message.string(1) ?? ""
    let kind = message.message(3)?.numbers.first { $0 < 1000 } ?? 0
    type = MLFeatureType(field: kind)
    super.init()
  }
}
