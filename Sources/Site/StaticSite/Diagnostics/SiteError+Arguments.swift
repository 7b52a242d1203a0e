@_exported public import CommandLineOptions

extension SiteError {
  /// The error of arguments that make no sense.
  public init(_ error: CommandLineError) {
    self.init(.usage, error.message, hint: error.hint)
  }
}

extension CommandSyntax {
  /// Sorts the arguments of a command about sites.
  ///
  /// - Throws: What ``parse(_:)`` throws, as an error of sites.
  public func arguments(_ arguments: [String]) throws(SiteError) -> ArgumentList {
    do { return try parse(arguments) } catch { throw SiteError(error) }
  }
}
