import Foundation
import PlatformGaps
import ViewTree

/// The plans of a group, of which one is chosen.
struct SubscriptionPicker: View {
  let products: [Product]
  @Binding var chosen: Product.ID

  var body: some View {
    VStack(spacing: 10) {
      ForEach(products) { product in
        Button {
          chosen = product.id
        } label: {
          SubscriptionRow(product: product, isChosen: product.id == chosen)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(product.id == chosen ? .isSelected : [])
      }
    }
  }
}

/// A plan with its price and a mark.
struct SubscriptionRow: View {
  let product: Product
  let isChosen: Bool
  @Environment(\.subscriptionStoreIcon) private var icon
  @Environment(\.subscriptionPickerBackground) private var background

  var body: some View {
    HStack(spacing: 12) {
      if let icon, let info = product.subscription { icon(product, info).font(.title2) }
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: product.displayName).font(.headline)
        Text(verbatim: SubscriptionWords.price(of: product)).font(.subheadline)
        if !product.description.isEmpty {
          Text(verbatim: product.description).font(.footnote).foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
        .font(.title2)
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
    }
    .padding()
    .background(background ?? AnyShapeStyle(.background.secondary), in: .rect(cornerRadius: 16))
    .overlay {
      RoundedRectangle(cornerRadius: 16)
        .strokeBorder(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear), lineWidth: 2)
    }
    .contentShape(.rect)
  }
}

/// The button that subscribes to a plan, with what it costs below.
struct SubscriptionButton: View {
  let product: Product
  let isOwned: Bool
  let subscribe: (Product) -> Void
  @Environment(\.subscriptionStoreLabel) private var label

  var body: some View {
    VStack(spacing: 8) {
      Button {
        subscribe(product)
      } label: {
        VStack(spacing: 2) {
          ForEach(label.lines(product), id: \.self) { line in
            Text(verbatim: line).font(line == label.lines(product).first ? .headline : .subheadline)
          }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 4)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(isOwned)
      Text(verbatim: isOwned ? "Your current plan." : SubscriptionWords.renewal(of: product))
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
  }
}

/// What is said of a subscription's price.
enum SubscriptionWords {
  static func price(of product: Product) -> String { ProductButton.price(of: product) }

  /// What an offer asks for first, and the price behind it.
  static func renewal(of product: Product) -> String {
    let renewal = "Plan auto-renews for \(price(of: product)) until cancelled."
    guard let offer = product.subscription?.introductoryOffer else { return renewal }
    let time = Product.SubscriptionPeriod(
      unit: offer.period.unit, value: offer.period.value * offer.periodCount
    ).words
    let length = time.first?.isNumber == true ? time : "1 \(time)"
    switch offer.paymentMode {
    case .freeTrial: return "\(length) free, then \(price(of: product)). \(renewal)"
    case .payUpFront:
      return "\(offer.displayPrice) for \(length), then \(price(of: product)). \(renewal)"
    default:
      return
        "\(offer.displayPrice)/\(offer.period.words) for \(length), then \(price(of: product)). \(renewal)"
    }
  }
}
