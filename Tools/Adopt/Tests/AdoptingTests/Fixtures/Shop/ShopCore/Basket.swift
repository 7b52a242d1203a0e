public struct Basket { public init() {} }
