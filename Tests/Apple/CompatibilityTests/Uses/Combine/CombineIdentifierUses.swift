import Combine

@MainActor enum CombineIdentifierUses {
  static func combineIdentifier(_ value: CombineIdentifier, _ anyObject: AnyObject) {
    _ = CombineIdentifier.self
    _ = CombineIdentifier()
    _ = CombineIdentifier(anyObject)
    _ = value.description
  }

  static func customCombineIdentifierConvertible<T: CustomCombineIdentifierConvertible>(_ value: T)
  {
    _ = (any CustomCombineIdentifierConvertible).self
    _ = value.combineIdentifier
  }
}
