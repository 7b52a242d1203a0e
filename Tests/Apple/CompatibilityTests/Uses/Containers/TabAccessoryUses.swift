import SwiftUI

struct TabAccessoryUses: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    let places: [TabViewBottomAccessoryPlacement?] = [.inline, .expanded, placement]
    TabView {}
      .tabViewBottomAccessory { Text("\(places.count)") }
      .tabViewBottomAccessory(isEnabled: true) { Text("b") }
  }
}
