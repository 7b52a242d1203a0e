import SwiftUI

struct PlantList: View {
  var body: some View {
    #if os(iOS)
      List { Text("Fern") }
    #else
      Text("No list")
    #endif
  }
}
