import Foundation
public import ViewTree

/// How plans are chosen.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
  /// Whether there is a button for each plan.
  nonisolated var _isButtons: Bool { get }
}

extension SubscriptionStoreControlStyle {
  nonisolated public var _isButtons: Bool { false }
}

/// The style of the surroundings: a picker.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// A picker.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// A picker whose choice stands out.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// A picker in little room.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// A picker of pages.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
/// A button for each plan.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
  nonisolated public var _isButtons: Bool { true }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  nonisolated public static var automatic: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  nonisolated public static var picker: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  nonisolated public static var prominentPicker: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  nonisolated public static var compactPicker: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  nonisolated public static var pagedPicker: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  nonisolated public static var buttons: Self { .init() }
}

/// Where the controls of a store stand; below its content, whatever is asked for.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SubscriptionStoreControlPlacement(name: "automatic")
  public static let scrollView = SubscriptionStoreControlPlacement(name: "scrollView")
  public static let bottom = SubscriptionStoreControlPlacement(name: "bottom")
  public static let bottomBar = SubscriptionStoreControlPlacement(name: "bottomBar")
}

/// What the button that subscribes says.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  enum Words: Hashable, Sendable { case action, displayName, price }
  let words: Words
  let isMultiline: Bool

  public static let automatic = SubscriptionStoreButtonLabel(words: .action, isMultiline: false)
  public static let action = SubscriptionStoreButtonLabel(words: .action, isMultiline: false)
  public static let displayName = SubscriptionStoreButtonLabel(
    words: .displayName, isMultiline: false)
  public static let price = SubscriptionStoreButtonLabel(words: .price, isMultiline: false)
  public static let multiline = SubscriptionStoreButtonLabel(words: .action, isMultiline: true)
  public static let singleLine = SubscriptionStoreButtonLabel(words: .action, isMultiline: false)
  public var multiline: Self { Self(words: words, isMultiline: true) }
  public var singleLine: Self { Self(words: words, isMultiline: false) }
  public var displayName: Self { Self(words: .displayName, isMultiline: isMultiline) }
  public var price: Self { Self(words: .price, isMultiline: isMultiline) }
  public var action: Self { Self(words: .action, isMultiline: isMultiline) }

  /// What is said of a plan, line by line.
  func lines(_ product: Product) -> [String] {
    let price = SubscriptionWords.price(of: product)
    let isTrial = product.subscription?.introductoryOffer?.paymentMode == .freeTrial
    let first =
      switch words {
      case .action: isTrial ? "Try It Free" : "Subscribe"
      case .displayName: product.displayName
      case .price: price
      }
    return isMultiline && words != .price ? [first, price] : [first]
  }
}

/// How plans are chosen, without types.
enum SubscriptionControl: Sendable { case picker, buttons }

extension EnvironmentValues {
  @Entry var subscriptionStoreControl = SubscriptionControl.picker
  @Entry var subscriptionStoreLabel = SubscriptionStoreButtonLabel.automatic
  @Entry var subscriptionStoreIcon: (@MainActor (Product, Product.SubscriptionInfo) -> AnyView)? =
    nil
  @Entry var subscriptionPickerBackground: AnyShapeStyle? = nil
  @Entry var storeSignIn: (@MainActor () -> Void)? = nil
  @Entry var storePolicies = StorePolicies()
}

extension View {
  nonisolated public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View {
    environment(\.subscriptionStoreControl, style._isButtons ? .buttons : .picker)
  }

  nonisolated public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle, placement: SubscriptionStoreControlPlacement
  ) -> some View { subscriptionStoreControlStyle(style) }

  nonisolated public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { environment(\.subscriptionStoreLabel, label) }

  /// Shows an icon beside a plan.
  nonisolated public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping @MainActor (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { environment(\.subscriptionStoreIcon) { AnyView(icon($0, $1)) } }

  nonisolated public func subscriptionStorePickerItemBackground<S: ShapeStyle>(
    _ style: S
  ) -> some View { environment(\.subscriptionPickerBackground, AnyShapeStyle(style)) }

  /// - Note: Differs from StoreKit: plans keep their shape.
  nonisolated public func subscriptionStorePickerItemBackground<S: ShapeStyle>(
    _ style: S, in shape: some Shape
  ) -> some View { subscriptionStorePickerItemBackground(style) }

  /// Does something when a reader who has subscribed elsewhere wants to sign in.
  nonisolated public func subscriptionStoreSignInAction(
    _ action: (@MainActor () -> Void)?
  ) -> some View { environment(\.storeSignIn, action) }

  /// Of no effect: views of the shop have the colours of their surroundings.
  nonisolated public func subscriptionStorePolicyForegroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> some View { self }

  /// Of no effect: views of the shop have the colours of their surroundings.
  nonisolated public func subscriptionStorePolicyForegroundStyle<P: ShapeStyle, S: ShapeStyle>(
    _ primary: P, _ secondary: S
  ) -> some View { self }
}
