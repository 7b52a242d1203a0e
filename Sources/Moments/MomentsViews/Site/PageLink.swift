import SwiftUI

/// A link to another page.
struct PageLink: View {
  let title: LocalizedStringKey
  let address: String
  let relation: String?

  init(_ title: LocalizedStringKey, to address: String, rel relation: String? = nil) {
    self.title = title
    self.address = address
    self.relation = relation
  }

  var body: some View {
    Text(title)
      .foregroundColor(.momentsAccent)
      .webLink(address, rel: relation)
  }
}

#Preview("Link", traits: .fixedLayout(width: 200, height: 80)) {
  PageLink("Read on", to: "#more")
}
