import SwiftUI

@MainActor enum NavigationLinkFormsUses {
  static func navigationLink(_ value: NavigationLink<Text, Text>) {
    _ = NavigationLink(value: 1, label: { Text("a") })
    _ = NavigationLink("a", value: 1)
    _ = NavigationLink(destination: { Text("a") }, label: { Text("a") })
    _ = NavigationLink(isActive: .constant(true), destination: { Text("a") }, label: { Text("a") })
    _ = NavigationLink(destination: Text("a"), isActive: .constant(true), label: { Text("a") })
    _ = NavigationLink(
      tag: 1, selection: .constant(1), destination: { Text("a") }, label: { Text("a") })
    _ = NavigationLink(
      destination: Text("a"), tag: 1, selection: .constant(1), label: { Text("a") })
    _ = value.isDetailLink(true)
    _ = NavigationLink("a", destination: { Text("a") })
    _ = NavigationLink("a", destination: Text("a"), isActive: .constant(true))
    _ = NavigationLink("a", destination: Text("a"), tag: 1, selection: .constant(1))
    _ = NavigationLink("a", isActive: .constant(true)) { Text("a") }
    _ = NavigationLink("a", tag: 1, selection: .constant(1)) { Text("a") }
  }

  static func navigationLinkOverloads(_ name: String) {
    _ = NavigationLink(name, value: 1)
    _ = NavigationLink(destination: Text("a"), label: { Text("a") })
    _ = NavigationLink(name, destination: { Text("a") })
    _ = NavigationLink("a", destination: Text("a"))
    _ = NavigationLink(name, destination: Text("a"), isActive: .constant(true))
    _ = NavigationLink(name, destination: Text("a"), tag: 1, selection: .constant(1))
    _ = NavigationLink(name, isActive: .constant(true)) { Text("a") }
    _ = NavigationLink(name, tag: 1, selection: .constant(1)) { Text("a") }
  }
}
