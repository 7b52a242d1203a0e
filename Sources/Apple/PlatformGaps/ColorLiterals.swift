public import ViewTree

/// The type of `#colorLiteral(…)` where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
