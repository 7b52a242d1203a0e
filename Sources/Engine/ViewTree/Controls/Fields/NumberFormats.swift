import Foundation

/// A format of Foundation's for numbers, whose words for none and for endless are no one's input.
private protocol FiniteFormat {}

extension FloatingPointFormatStyle: FiniteFormat {}
extension FloatingPointFormatStyle.Percent: FiniteFormat {}
extension FloatingPointFormatStyle.Currency: FiniteFormat {}
extension Decimal.FormatStyle: FiniteFormat {}
extension Decimal.FormatStyle.Percent: FiniteFormat {}
extension Decimal.FormatStyle.Currency: FiniteFormat {}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value that a text means; nil if it means none.
  ///
  /// Numbers that are none or beyond all, such as those of `nan`, `∞` and `1e309`, are no input of
  /// Foundation's formats; a format of the app's own may know words for them.
  func value(of text: String) -> FormatInput? {
    guard let value = try? parseStrategy.parse(text), !(self is any FiniteFormat) || isNumber(value)
    else { return nil }
    return value
  }
}

/// Whether a value is no number at all, or a finite one.
func isNumber(_ value: Any) -> Bool {
  func isFinite(_ number: some FloatingPoint) -> Bool { number.isFinite }
  if let number = value as? any FloatingPoint { return isFinite(number) }
  if let number = value as? Decimal { return !number.isNaN }
  return true
}
