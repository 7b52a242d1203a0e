import AppServer

extension MemoryStore {
  package func signInKeys() throws -> [SignInKey] { keys }

  package func add(_ key: SignInKey) throws {
    guard keys.first.map({ $0.number < key.number }) ?? true else { return }
    keys = [key] + keys.prefix(1)
  }

  package func signIn(_ id: RandomID) throws -> StoredSignIn? { signIns[id] }

  package func save(_ signIn: StoredSignIn) throws { signIns[signIn.id] = signIn }

  package func extend(_ id: RandomID, until expiry: Double) throws {
    signIns[id]?.expiry = expiry
  }

  package func removeSignIn(_ id: RandomID) throws { signIns[id] = nil }

  package func removeSignIns(ofUser id: String) throws {
    signIns = signIns.filter { $0.value.user.id != id }
  }

  package func removeSignIns(before time: Double) throws {
    signIns = signIns.filter { $0.value.expiry >= time }
  }
}
