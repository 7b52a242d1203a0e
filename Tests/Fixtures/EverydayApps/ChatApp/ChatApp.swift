import SwiftUI

struct ChatMessage: Identifiable, Equatable {
  let id = UUID()
  let text: String
  let isMine: Bool
  let date = Date()
}

actor ChatService {
  static let shared = ChatService()
  func history(page: Int) async throws -> [ChatMessage] {
    try await Task.sleep(for: .milliseconds(600))
    return (0..<10).map {
      ChatMessage(text: "Older message \(page * 10 + $0)", isMine: $0 % 3 == 0)
    }
  }
  nonisolated func replies() -> AsyncStream<String> {
    AsyncStream { continuation in
      let task = Task {
        var n = 1
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(4))
          continuation.yield("Automatic message \(n)")
          n += 1
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

@MainActor
@Observable
final class ChatModel {
  var messages: [ChatMessage] = []
  var isLoading = false
  var isTyping = false
  private var page = 0

  func loadMore() async {
    isLoading = true
    defer { isLoading = false }
    if let older = try? await ChatService.shared.history(page: page) {
      messages.insert(contentsOf: older, at: 0)
      page += 1
    }
  }
  func listen() async {
    for await text in ChatService.shared.replies() {
      withAnimation { messages.append(ChatMessage(text: text, isMine: false)) }
    }
  }
  func send(_ text: String) {
    withAnimation(.spring) { messages.append(ChatMessage(text: text, isMine: true)) }
    Task {
      isTyping = true
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      isTyping = false
      withAnimation { messages.append(ChatMessage(text: "You said: \(text)", isMine: false)) }
    }
  }
}

struct Bubble: View {
  let message: ChatMessage
  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
        Text(message.text)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(message.isMine ? Color.accentColor : Color(.secondarySystemBackground))
          .foregroundStyle(message.isMine ? .white : .primary)
          .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        Text(message.date, style: .time)
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      if !message.isMine { Spacer(minLength: 60) }
    }
    .transition(
      .asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .opacity))
  }
}

struct ChatView: View {
  @State private var model = ChatModel()
  @State private var draft = ""
  @State private var seconds = 0
  @FocusState private var focused: Bool
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            if model.isLoading { ProgressView() }
            ForEach(model.messages) { message in
              Bubble(message: message).id(message.id)
            }
            if model.isTyping {
              HStack {
                Text("typing…").italic().foregroundStyle(.secondary); Spacer()
              }
            }
          }
          .padding()
        }
        .refreshable { await model.loadMore() }
        .defaultScrollAnchor(.bottom)
        .onChange(of: model.messages.last) { _, last in
          if let last { withAnimation { proxy.scrollTo(last.id, anchor: .bottom) } }
        }
      }
      .safeAreaInset(edge: .bottom) {
        HStack(alignment: .bottom) {
          TextField("Message", text: $draft, axis: .vertical)
            .lineLimit(1...5)
            .textFieldStyle(.roundedBorder)
            .focused($focused)
            .onSubmit(send)
          Button(action: send) {
            Image(systemName: "arrow.up.circle.fill").font(.title)
          }
          .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
          .accessibilityLabel("Send")
        }
        .padding()
        .background(.bar)
      }
      .navigationTitle("Chat")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack {
            Text("Ada").font(.headline)
            Text("online for \(seconds) s").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
    .task { await model.loadMore() }
    .task { await model.listen() }
    .onReceive(timer) { _ in seconds += 1 }
  }

  private func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    model.send(text)
    draft = ""
    focused = true
  }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup("Chat") { ChatView() }
  }
}
