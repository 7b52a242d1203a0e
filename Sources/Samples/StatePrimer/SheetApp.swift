import SwiftUI

/// 6: a sheet that its content closes through a binding.
public struct SheetApp: App {
  public init() {}
  public var body: some Scene { WindowGroup { SheetParentView() } }
}

struct SheetParentView: View {
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        SheetContentView(isPresented: $isPresented)
      }
  }
}

struct SheetContentView: View {
  @Binding var isPresented: Bool

  var body: some View {
    Button("Close") { isPresented = false }
  }
}
