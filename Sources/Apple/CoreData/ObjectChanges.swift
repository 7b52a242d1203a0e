import Observation

/// A change that views depend on, without a value.
final class ObjectChanges: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var revision: Int { 0 }

  func noteRead() { registrar.access(self, keyPath: \.revision) }
  func noteChange() { registrar.withMutation(of: self, keyPath: \.revision) {} }
}
