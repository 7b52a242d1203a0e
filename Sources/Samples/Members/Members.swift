import AppServer
import SwiftUI

/// A page that is another one for those who have signed in.
@main
struct Members: ServedApp {
  var body: some Scene {
    WindowGroup("Members") { Door() }
  }

  static func configure(_ server: inout AppServerConfiguration) {
    server.signIn.lifetime = .seconds(14 * 86_400)
  }
}

struct Door: View {
  @Environment(\.reader) private var reader

  var body: some View {
    if let user = reader.user { MemberDesk(user: user) } else { SignInForm() }
  }
}
