/// How far something is that is fetched.
enum DataFetchPhase<Value> {
  case empty
  case success(Value)
  case failure(Error)

  /// What was fetched, if it is there.
  var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }
}
