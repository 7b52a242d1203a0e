import Combine

@MainActor enum CurrentValueSubjectUses {
  static func currentValueSubject(_ value: CurrentValueSubject<Int, Never>) {
    _ = CurrentValueSubject<Int, Never>.self
    _ = value.value
    _ = CurrentValueSubject<Int, Never>(1)
  }
}
