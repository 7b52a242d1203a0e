public import Foundation
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en") } }
private struct DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
extension EnvironmentValues {
  public var locale: Locale { get { self[LocaleKey.self] } set { self[LocaleKey.self] = newValue } }
  public var layoutDirection: LayoutDirection { get { self[DirectionKey.self] } set { self[DirectionKey.self] = newValue } }
}
extension Text { package var plainString: String { string } }
