import Foundation
import ViewTree

/// The icon of a product in a square; nothing where there is none.
struct ProductIconBox: View {
  let configuration: ProductViewStyleConfiguration
  let side: Double

  var body: some View {
    if let icon = configuration.icon {
      icon.frame(width: side, height: side).accessibilityHidden(true)
    }
  }
}

/// What a product is called, and what it is.
struct ProductWords: View {
  let configuration: ProductViewStyleConfiguration
  var isCentered = false

  var body: some View {
    VStack(alignment: isCentered ? .center : .leading, spacing: 2) {
      if let product = configuration.product {
        Text(verbatim: product.displayName).font(.headline)
        if configuration.descriptionVisibility != .hidden, !product.description.isEmpty {
          Text(verbatim: product.description).font(.subheadline).foregroundStyle(.secondary)
        }
      } else {
        Text("Product Unavailable").font(.headline).foregroundStyle(.secondary)
      }
    }
  }
}

/// The price, which buys.
struct ProductButton: View {
  let configuration: ProductViewStyleConfiguration

  var body: some View {
    if let product = configuration.product {
      if configuration.hasCurrentEntitlement {
        Label("Purchased", systemImage: "checkmark").font(.subheadline.bold())
          .foregroundStyle(.secondary)
      } else {
        Button(action: configuration.purchase) {
          Text(verbatim: Self.price(of: product)).font(.subheadline.bold())
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
        .accessibilityLabel(Text(verbatim: "\(product.displayName), \(Self.price(of: product))"))
      }
    }
  }

  /// The price, of a subscription with its time.
  static func price(of product: Product) -> String {
    guard let period = product.subscription?.subscriptionPeriod else {
      return product.displayPrice
    }
    return "\(product.displayPrice)/\(period.words)"
  }
}
