import AppServer

extension RelayWriter {
  mutating func write(_ facts: ReaderFacts) {
    write(facts.languages)
    for list in [facts.headers, facts.cookies, facts.checkedHeaders, facts.checkedCookies] {
      write(list)
    }
    write(facts.ticket)
    write(facts.user) { writer, user in
      writer.write(user.id)
      writer.write(user.name)
      writer.write(user.email) { $0.write($1) }
      writer.write(UInt32(truncatingIfNeeded: user.groups.count))
      for group in user.groups { writer.write(group) }
    }
  }

  /// Writes it as stores tell it.
  mutating func write(_ scope: SignOutScope) { write(StoreNotice.signedOut(scope).text ?? "") }
}

extension RelayReader {
  mutating func readerFacts() -> ReaderFacts? {
    guard let languages = string(), let headers = self.headers(), let cookies = self.headers(),
      let checkedHeaders = self.headers(), let checkedCookies = self.headers(),
      let ticket = string(), let user = optional({ $0.user() })
    else { return nil }
    return ReaderFacts(
      languages: languages, headers: headers, cookies: cookies, checkedHeaders: checkedHeaders,
      checkedCookies: checkedCookies, ticket: ticket, user: user)
  }

  private mutating func user() -> ReaderUser? {
    guard let id = string(), let name = string(), let email = optional({ $0.string() }),
      let count = number()
    else { return nil }
    var groups: [String] = []
    for _ in 0..<count {
      guard let group = string() else { return nil }
      groups.append(group)
    }
    return ReaderUser(id: id, name: name, email: email, groups: groups)
  }

  mutating func signOutScope() -> SignOutScope? {
    guard case .signedOut(let scope)? = string().flatMap({ StoreNotice($0) }) else { return nil }
    return scope
  }
}
