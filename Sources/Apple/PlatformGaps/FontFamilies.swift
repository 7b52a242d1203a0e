public import ViewTree

extension UIFont {
  /// The families of the reader's device: none is known.
  public static var familyNames: [String] { [] }

  /// The fonts of a family of the reader's device: none is known.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
