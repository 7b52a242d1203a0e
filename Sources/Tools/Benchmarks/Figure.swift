/// One measured number and what it should be.
struct Figure: Encodable {
  var name: String
  var value: Double
  var unit: String
  /// The number that the value must not exceed.
  var atMost: Double?
  /// How the number came about, with the reference's.
  var note: String
}
