import AppServer
import SwiftUI

/// Name and password, of a member or of somebody who becomes one.
struct SignInForm: View {
  @Environment(\.reader) private var reader
  @Environment(\.signIn) private var signIn
  @State private var model = SignInModel()

  /// Of one name at one address, and of one address.
  private static let attempts = AttemptLimit(attempts: 5)
  /// Of one name at all addresses: more, so that nobody locks others out.
  private static let attemptsOfAll = AttemptLimit(attempts: 100)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Members").font(.title)
      TextField("Name", text: $model.name)
        .textContentType(.username)
        .textFieldStyle(.roundedBorder)
      SecureField("Password", text: $model.password)
        .textContentType(.password)
        .textFieldStyle(.roundedBorder)
        .onSubmit { submit(joins: false) }
      HStack(spacing: 16) {
        Button("Sign in") { submit(joins: false) }.buttonStyle(.borderedProminent)
        Button("Join") { submit(joins: true) }
      }
      .disabled(model.isChecking)
      if model.isChecking {
        // Where no script runs, this asks for the answer.
        Button("Checking…") {}
      }
      if !model.message.isEmpty {
        Text(model.message).foregroundStyle(.red)
      }
    }
    .padding()
  }

  private func submit(joins: Bool) {
    let (name, password) = (model.name, model.password)
    model.password = ""
    let here = ["\(name) at \(reader.address)", reader.address]
    guard let wait = Self.attempts.begin(for: here) ?? Self.attemptsOfAll.begin(for: [name]) else {
      model.message = ""
      model.isChecking = true
      Task {
        let problem = await Accounts.shared.problem(of: name, password, joins: joins)
        model.isChecking = false
        model.message = problem ?? ""
        guard problem == nil else { return }
        Self.attempts.succeed(for: [here[0]])
        signIn(ReaderUser(id: name))
      }
      return
    }
    model.message = "Too many attempts. Try again in \(wait.components.seconds + 1) seconds."
  }
}

/// What the form holds: an object, since values of views are stored with their session, and a password is not.
@MainActor @Observable
final class SignInModel {
  var name = ""
  var password = ""
  var message = ""
  var isChecking = false
}
