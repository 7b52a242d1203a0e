import AppServer
import SwiftUI

/// What a member sees.
struct MemberDesk: View {
  let user: ReaderUser
  @Environment(\.signOut) private var signOut
  @AppStorage("note") private var note = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Hello, \(user.name)").font(.title)
      TextField("A note to yourself", text: $note)
        .textFieldStyle(.roundedBorder)
      Text("Only you see it, in this browser.")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Button("Sign out") { signOut() }
      Button("Sign out everywhere") { signOut(everywhere: true) }
    }
    .padding()
  }
}
