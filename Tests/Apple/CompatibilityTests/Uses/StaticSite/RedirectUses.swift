import StaticSite

@MainActor enum RedirectUses {
  static func redirect(_ value: Redirect) {
    _ = Redirect.self
    _ = Redirect("a", to: "a", file: "a", line: 1)
    _ = value.route
    _ = value.target
  }
}
