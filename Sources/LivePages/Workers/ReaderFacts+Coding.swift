extension RelayWriter {
  mutating func write(_ facts: ReaderFacts) {
    write(facts.languages)
    write(facts.headers)
    write(facts.cookies)
  }
}

extension RelayReader {
  mutating func readerFacts() -> ReaderFacts? {
    guard let languages = string(), let headers = self.headers(), let cookies = self.headers()
    else {
      return nil
    }
    return ReaderFacts(languages: languages, headers: headers, cookies: cookies)
  }
}
