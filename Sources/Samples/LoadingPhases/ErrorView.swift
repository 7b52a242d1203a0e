import SwiftUI

/// What went wrong, and a button to try it again.
struct ErrorView: View {
  let error: Error
  let retry: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "wifi.slash")
        .font(.largeTitle)
        .foregroundStyle(.secondary)
      Text(error.localizedDescription)
      Button("Try again", action: retry)
        .buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
