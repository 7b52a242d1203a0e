extension EnvironmentValues {
  /// The values of an app's pages, tinted in the `AccentColor` of the app's catalogue.
  ///
  /// A tint that is set already stays. Xcode's templates have an `AccentColor` without a colour,
  /// which changes nothing.
  func tinted(by catalog: AssetCatalog) -> EnvironmentValues {
    guard style.tint == nil, (try? catalog.color("AccentColor", bundle: nil)) != nil else {
      return self
    }
    var result = self
    result.style.tint = Color("AccentColor")
    return result
  }
}
