import Foundation
import SwiftParser
import WireFormat

/// A model of Core ML's, for which a class is written, as Xcode does.
struct LearnedModel {
  /// What a model takes or gives.
  struct Feature {
    let name: String
    /// The type in Swift, and what it is called as a part of other names.
    let type: String
    let word: String

    /// Nil for one that is no number and no text, or whose name is none of Swift's.
    init?(_ message: WireMessage) {
      guard let name = message.string(1), name.isValidSwiftIdentifier(for: .variableName),
        let type = message.message(3)
      else { return nil }
      self.name = name
      if type.has(1) {
        (self.type, word) = ("Int64", "int64")
      } else if type.has(2) {
        (self.type, word) = ("Double", "double")
      } else if type.has(3) {
        (self.type, word) = ("String", "string")
      } else {
        return nil
      }
    }
  }

  let name: String
  let file: URL
  let inputs: [Feature]
  let outputs: [Feature]

  /// Nil for a model that can't be read, or is about pictures, sounds and the like.
  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file),
      let description = WireMessage(data)?.message(2)
    else { return nil }
    let (inputs, outputs) = (description.messages(1), description.messages(10))
    self.inputs = inputs.compactMap(Feature.init)
    self.outputs = outputs.compactMap(Feature.init)
    // It stands in a comment and in a literal.
    guard !file.lastPathComponent.contains(where: \.isNewline),
      self.inputs.count == inputs.count, self.outputs.count == outputs.count,
      !outputs.isEmpty
    else { return nil }
    self.file = file
    let letters = file.deletingPathExtension().lastPathComponent.map { character in
      character.isLetter || character.isNumber || character == "_" ? character : "_"
    }
    name = (letters.first?.isNumber == true ? "_" : "") + String(letters)
    guard name.isValidSwiftIdentifier(for: .variableName) else { return nil }
  }

  /// The classes that Xcode generates.
  var source: String {
    let parameters = inputs.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let arguments = inputs.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    return """
      // Written by adopt, of \(file.lastPathComponent).
      import CoreML
      import Foundation

      /// What the model takes.
      class \(name)Input: MLFeatureProvider {
      \(inputs.map { "  var \($0.name): \($0.type)\n" }.joined())
        var featureNames: Set<String> { [\(inputs.map { "\"\($0.name)\"" }.joined(separator: ", "))] }

        func featureValue(for featureName: String) -> MLFeatureValue? {
          switch featureName {
      \(inputs.map { "    case \"\($0.name)\": MLFeatureValue(\($0.word): \($0.name))\n" }.joined())\
          default: nil
          }
        }

        init(\(parameters)) {
      \(inputs.map { "    self.\($0.name) = \($0.name)\n" }.joined())  }
      }

      /// What the model gives.
      class \(name)Output: MLFeatureProvider {
        private let provider: any MLFeatureProvider

      \(outputs.map(property).joined())
        var featureNames: Set<String> { provider.featureNames }

        func featureValue(for featureName: String) -> MLFeatureValue? {
          provider.featureValue(for: featureName)
        }

        init(features: any MLFeatureProvider) { provider = features }
      }

      /// The model.
      class \(name) {
        let model: MLModel

        class var urlOfModelInThisBundle: URL {
          Bundle.main.url(forResource: "\(resource)", withExtension: "mlmodel")
            ?? URL(fileURLWithPath: "/\(resource).mlmodel")
        }

        init(model: MLModel) { self.model = model }

        convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
          try self.init(contentsOf: Self.urlOfModelInThisBundle, configuration: configuration)
        }

        /// As Xcode's: ends the page where the model can't be read.
        convenience init() { try! self.init(configuration: MLModelConfiguration()) }

        convenience init(
          contentsOf modelURL: URL, configuration: MLModelConfiguration = MLModelConfiguration()
        ) throws {
          self.init(model: try MLModel(contentsOf: modelURL, configuration: configuration))
        }

        func prediction(
          input: \(name)Input, options: MLPredictionOptions = MLPredictionOptions()
        ) throws -> \(name)Output {
          \(name)Output(features: try model.prediction(from: input, options: options))
        }

        func prediction(\(parameters)) throws -> \(name)Output {
          try prediction(input: \(name)Input(\(arguments)))
        }
      }

      """
  }

  /// The name of the file in the bundle.
  private var resource: String {
    file.deletingPathExtension().lastPathComponent
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private func property(_ feature: Feature) -> String {
    let fallback = ["String": "\"\""][feature.type] ?? "0"
    return "  var \(feature.name): \(feature.type) {\n"
      + "    provider.featureValue(for: \"\(feature.name)\")?.\(feature.word)Value ?? \(fallback)\n"
      + "  }\n"
  }
}
