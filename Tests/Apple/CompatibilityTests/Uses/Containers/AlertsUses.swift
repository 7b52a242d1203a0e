import SwiftUI

@MainActor enum AlertsUses {
  static func view(_ view: some View) {
    _ = view.alert("a", isPresented: .constant(true), actions: { Text("a") })
    _ = view.alert(
      "a", isPresented: .constant(true), actions: { Text("a") }, message: { Text("a") })
    _ = view.alert("a", isPresented: .constant(true), presenting: 1, actions: { _ in Text("a") })
    _ = view.alert(
      "a", isPresented: .constant(true), presenting: 1, actions: { _ in Text("a") },
      message: { _ in Text("a") })
    _ = view.confirmationDialog(
      "a", isPresented: .constant(true), titleVisibility: .hidden, actions: { Text("a") })
    _ = view.confirmationDialog(
      "a", isPresented: .constant(true), titleVisibility: .hidden, actions: { Text("a") },
      message: { Text("a") })
    _ = view.confirmationDialog(
      "a", isPresented: .constant(true), titleVisibility: .hidden, presenting: 1,
      actions: { _ in Text("a") })
    _ = view.confirmationDialog(
      "a", isPresented: .constant(true), titleVisibility: .hidden, presenting: 1,
      actions: { _ in Text("a") }, message: { _ in Text("a") })
  }

  static func viewOverloads(_ view: some View, _ name: String) {
    _ = view.alert(name, isPresented: .constant(true), actions: { Text("a") })
    _ = view.alert(Text("a"), isPresented: .constant(true), actions: { Text("a") })
    _ = view.alert(
      name, isPresented: .constant(true), actions: { Text("a") }, message: { Text("a") })
    _ = view.alert(
      Text("a"), isPresented: .constant(true), actions: { Text("a") }, message: { Text("a") })
    _ = view.alert(name, isPresented: .constant(true), presenting: 1, actions: { _ in Text("a") })
    _ = view.alert(
      name, isPresented: .constant(true), presenting: 1, actions: { _ in Text("a") },
      message: { _ in Text("a") })
    _ = view.confirmationDialog(
      name, isPresented: .constant(true), titleVisibility: .hidden, actions: { Text("a") })
    _ = view.confirmationDialog(
      Text("a"), isPresented: .constant(true), titleVisibility: .hidden, actions: { Text("a") })
    _ = view.confirmationDialog(
      name, isPresented: .constant(true), titleVisibility: .hidden, actions: { Text("a") },
      message: { Text("a") })
  }
}
