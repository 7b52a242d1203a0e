public import Foundation

/// - Note: Differs from SwiftUI: as for a button of regular size, whatever is around.
nonisolated extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { figure(.regular).path(in: rect) }

  public var _form: _ShapeForm { figure(.regular)._form }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetButtonBorder(border: self, amount: amount)
  }
}

/// A button's border, smaller on all sides.
nonisolated private struct InsetButtonBorder: InsettableShape {
  let border: ButtonBorderShape
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { border.path(in: rect.insetBy(dx: amount, dy: amount)) }

  func inset(by amount: CGFloat) -> InsetButtonBorder {
    InsetButtonBorder(border: border, amount: self.amount + amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The border of buttons.
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
