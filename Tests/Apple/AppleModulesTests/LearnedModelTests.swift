import CoreML
import Foundation
import Testing
import WireFormat

/// Writes messages of Protocol Buffers.
private enum Wire {
  static func varint(_ number: UInt64) -> Data {
    var (rest, data) = (number, Data())
    while rest >= 0x80 {
      data.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    return data + [UInt8(rest)]
  }

  static func bytes(_ field: UInt64, _ data: Data) -> Data {
    varint(field << 3 | 2) + varint(UInt64(data.count)) + data
  }

  static func text(_ field: UInt64, _ text: String) -> Data { bytes(field, Data(text.utf8)) }
  static func integer(_ field: UInt64, _ number: UInt64) -> Data {
    varint(field << 3) + varint(number)
  }
  static func double(_ field: UInt64, _ number: Double) -> Data {
    varint(field << 3 | 1) + withUnsafeBytes(of: number.bitPattern.littleEndian) { Data($0) }
  }
  static func packed(_ field: UInt64, _ numbers: [Double]) -> Data {
    bytes(
      field,
      numbers.reduce(Data()) { data, number in
        data + withUnsafeBytes(of: number.bitPattern.littleEndian) { Data($0) }
      })
  }

  /// A feature: a number of 64 bits, or a vector of them.
  static func feature(_ field: UInt64, _ name: String, type: UInt64 = 2) -> Data {
    bytes(field, text(1, name) + bytes(3, bytes(type, Data())))
  }
}

/// Models of a table with the columns `wake` and `coffee`.
private enum SleepModel {
  static func model(_ kind: UInt64, _ regressor: Data) -> Data {
    let columns = Wire.feature(1, "wake") + Wire.feature(1, "coffee")
    let result = Wire.feature(10, "sleep") + Wire.text(11, "sleep")
    let vectorizer =
      Wire.integer(1, 1)
      + Wire.bytes(2, columns + Wire.feature(10, "vector", type: 5))
      + Wire.bytes(
        602,
        ["wake", "coffee"].reduce(Data()) { data, name in
          data + Wire.bytes(1, Wire.text(1, name) + Wire.integer(2, 1))
        })
    let last =
      Wire.integer(1, 1) + Wire.bytes(2, Wire.feature(1, "vector", type: 5) + result)
      + Wire.bytes(kind, regressor)
    return Wire.integer(1, 1) + Wire.bytes(2, columns + result)
      + Wire.bytes(201, Wire.bytes(1, Wire.bytes(1, vectorizer) + Wire.bytes(1, last)))
  }

  static let linear = model(
    300, Wire.bytes(1, Wire.packed(1, [0.5, -2])) + Wire.packed(2, [30]))

  /// One tree asks whether there is more than one cup, and then when one wakes; another is a leaf.
  static let trees: Data = {
    func node(_ tree: UInt64, _ id: UInt64, _ rest: Data) -> Data {
      Wire.bytes(1, Wire.integer(1, tree) + Wire.integer(2, id) + rest)
    }
    func question(_ behavior: UInt64, _ feature: UInt64, _ value: Double, _ next: (UInt64, UInt64))
      -> Data
    {
      Wire.integer(3, behavior) + Wire.integer(10, feature) + Wire.double(11, value)
        + Wire.integer(12, next.0) + Wire.integer(13, next.1)
    }
    func leaf(_ value: Double) -> Data {
      Wire.integer(3, 6) + Wire.bytes(20, Wire.integer(1, 0) + Wire.double(2, value))
    }
    let nodes =
      node(0, 0, question(3, 1, 1, (1, 2))) + node(0, 1, leaf(5))
      + node(0, 2, question(0, 0, 7, (3, 4))) + node(0, 3, leaf(6)) + node(0, 4, leaf(8))
      + node(1, 0, leaf(0.25))
    return model(
      302, Wire.bytes(1, nodes + Wire.integer(2, 1) + Wire.packed(3, [100])))
  }()
}

@Suite("Models that were learned")
struct LearnedModelTests {
  private func withModel(_ data: Data, _ body: (URL) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).mlmodel")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file)
  }

  private func sleep(_ model: MLModel, wake: Double, coffee: Double) throws -> Double {
    let input = try MLDictionaryFeatureProvider(dictionary: ["wake": wake, "coffee": coffee])
    return try model.prediction(from: input).featureValue(for: "sleep")?.doubleValue ?? .nan
  }

  @Test("A linear regressor sums weighted columns")
  func linear() throws {
    try withModel(SleepModel.linear) { file in
      let model = try MLModel(contentsOf: file)
      #expect(try sleep(model, wake: 8, coffee: 3) == 0.5 * 8 - 2 * 3 + 30)
      #expect(model.modelDescription.predictedFeatureName == "sleep")
      #expect(
        Set(model.modelDescription.inputDescriptionsByName.keys) == ["wake", "coffee"])
    }
  }

  @Test("Trees ask about columns, and their answers are added")
  func trees() throws {
    try withModel(SleepModel.trees) { file in
      let model = try MLModel(contentsOf: file)
      #expect(try sleep(model, wake: 9, coffee: 2) == 105.25)
      #expect(try sleep(model, wake: 7, coffee: 1) == 106.25)
      #expect(try sleep(model, wake: 7.5, coffee: 0) == 108.25)
    }
  }

  @Test("What is missing and what is of another kind is named")
  func errors() throws {
    try withModel(SleepModel.linear) { file in
      let model = try MLModel(contentsOf: file)
      let error = #expect(throws: MLModelError.self) {
        try model.prediction(from: MLDictionaryFeatureProvider(dictionary: ["wake": 8.0]))
      }
      #expect(error?.localizedDescription == "The model takes a number of the name coffee.")
    }
    try withModel(SleepModel.model(500, Data())) { file in
      let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: file) }
      #expect(error?.localizedDescription.contains("models of kind 500") == true)
    }
    try withModel(Data("no model".utf8)) { file in
      let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: file) }
      #expect(error?.localizedDescription == "\(file.path) is no model that can be read.")
    }
  }

  @Test("Pipelines in one another are refused before they end the process")
  func nested() throws {
    let description = Wire.bytes(2, Wire.feature(10, "sleep"))
    // From the outside inwards, so that the bytes are written once.
    var sizes: [Int] = []
    var size = description.count
    for _ in 0..<20_000 {
      sizes.append(size)
      let inner = Wire.varint(UInt64(size)).count + 1 + size
      let outer = Wire.varint(UInt64(inner)).count + 1
      size = description.count + Wire.varint(202 << 3 | 2).count + outer - 1 + inner
    }
    var data = Data()
    for size in sizes.reversed() {
      let inner = Wire.varint(1 << 3 | 2) + Wire.varint(UInt64(size))
      data += description + Wire.varint(202 << 3 | 2)
      data += Wire.varint(UInt64(inner.count + size)) + inner
    }
    data += description
    try withModel(data) { file in
      let error = #expect(throws: MLModelError.self) { try MLModel(contentsOf: file) }
      #expect(error?.localizedDescription.contains("16 pipelines") == true)
    }
  }

  @Test("Models that are cut off or spoilt are refused or evaluated, and never end the process")
  func spoilt() throws {
    for whole in [SleepModel.linear, SleepModel.trees] {
      for place in whole.indices {
        var data = whole
        data[place] ^= UInt8(1 << (place % 8))
        for spoilt in [whole.prefix(place), data] {
          try withModel(Data(spoilt)) { file in
            guard let model = try? MLModel(contentsOf: file) else { return }
            _ = try? sleep(model, wake: 8, coffee: 3)
          }
        }
      }
    }
  }
}
