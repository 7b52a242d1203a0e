import Foundation
import WireFormat

/// What computes columns of a table from others.
///
/// Source: the Core ML format, <https://apple.github.io/coremltools/mlmodel/index.html>.
indirect enum TabularModel {
  /// One after the other.
  case pipeline([TabularModel])
  /// Columns side by side.
  case vector(columns: [String], output: String)
  case linear(LinearRegressor, input: [String], output: String)
  case trees(DecisionTrees, input: [String], output: String)

  /// How many pipelines may be in one another.
  private static let depthLimit = 16

  /// - Throws: ``MLModelError`` for a model of another kind.
  init(_ message: WireMessage, depth: Int = 0) throws {
    guard depth < Self.depthLimit else {
      throw MLModelError(
        code: .generic,
        reason: "more than \(Self.depthLimit) pipelines are in one another.")
    }
    let description = message.message(2)
    let inputs = description?.messages(1).compactMap { $0.string(1) } ?? []
    let output =
      description?.string(11).flatMap { $0.isEmpty ? nil : $0 }
      ?? description?.messages(10).first?.string(1) ?? ""
    if let pipeline = message.message(201)?.message(1) ?? message.message(202) {
      self = .pipeline(try pipeline.messages(1).map { try TabularModel($0, depth: depth + 1) })
    } else if let vectorizer = message.message(602) {
      self = .vector(columns: vectorizer.messages(1).compactMap { $0.string(1) }, output: output)
    } else if let regressor = message.message(300) {
      self = .linear(LinearRegressor(regressor), input: inputs, output: output)
    } else if let regressor = message.message(302) {
      self = .trees(try DecisionTrees(regressor), input: inputs, output: output)
    } else {
      let kind = message.numbers.first { (200...3000).contains($0) } ?? 0
      throw MLModelError(
        code: .generic,
        reason: "models of kind \(kind) of the Core ML format are not evaluated here, only "
          + "regressors of tables, linear ones (300) and trees (302).")
    }
  }

  /// Adds what comes of columns.
  func evaluate(_ columns: inout [String: [Double]]) throws {
    switch self {
    case .pipeline(let models): for model in models { try model.evaluate(&columns) }
    case .vector(let names, let output): columns[output] = try Self.joined(names, columns)
    case .linear(let regressor, let names, let output):
      columns[output] = [regressor.value(of: try Self.joined(names, columns))]
    case .trees(let trees, let names, let output):
      columns[output] = [try trees.value(of: try Self.joined(names, columns))]
    }
  }

  private static func joined(
    _ names: [String], _ columns: [String: [Double]]
  ) throws -> [Double] {
    try names.flatMap { name in
      guard let column = columns[name] else {
        throw MLModelError(code: .featureType, reason: "The model lacks its column \(name).")
      }
      return column
    }
  }
}

/// A sum of weighted numbers.
struct LinearRegressor {
  private let weights: [Double]
  private let offset: Double
  private let transform: UInt64

  init(_ message: WireMessage) {
    weights = message.message(1)?.doubles(1) ?? []
    offset = message.doubles(2).first ?? 0
    transform = message.integer(3)
  }

  func value(of numbers: [Double]) -> Double {
    let sum = zip(weights, numbers).reduce(offset) { $0 + $1.0 * $1.1 }
    return switch transform {
    case 1: 1 / (1 + exp(-sum))
    case 2: 0.5 * (1 + erf(sum / 2.0.squareRoot()))
    default: sum
    }
  }
}
