import SwiftUI

struct Place: Identifiable, Hashable {
  let id: Int
  let name: String
  let country: String
  let hue: Double
  var isFavorite = false
  var rating = 0
}

struct Message: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
  var reaction: String?
}

@Observable
final class TravelModel {
  var places = [
    "Lisbon", "Kyoto", "Oslo", "Cusco", "Tbilisi", "Hanoi", "Fez", "Quito", "Porto", "Bergen",
    "Nara", "Petra", "Siena", "Split", "Ghent", "Hobart", "Cork", "Luang Prabang",
  ].enumerated().map {
    Place(
      id: $0, name: $1, country: ["Portugal", "Japan", "Norway"][$0 % 3], hue: Double($0) / 18)
  }
  var messages = (1...25).map {
    Message(id: $0, text: "Message \($0), about the trip.", isMine: $0 % 3 == 0)
  }
}

@main
struct TravelApp: App {
  @State private var model = TravelModel()

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Explore", systemImage: "safari") { ExploreView() }
        Tab("Chat", systemImage: "bubble.left.and.bubble.right") { ChatView() }
        Tab("Plan", systemImage: "list.bullet") { PlanView() }
      }
      .environment(model)
    }
  }
}

struct ExploreView: View {
  @Environment(TravelModel.self) private var model
  @Namespace private var namespace
  @State private var opened: Place?
  @State private var country = "All"
  @State private var toast: String?

  private var shown: [Place] { model.places.filter { country == "All" || $0.country == country } }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16, pinnedViews: .sectionHeaders) {
          featured
          Section {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
              ForEach(shown) { place in
                PlaceTile(place: place)
                  .matchedGeometryEffect(id: place.id, in: namespace)
                  .onTapGesture { withAnimation(.spring) { opened = place } }
                  .contextMenu {
                    Button(
                      place.isFavorite ? "Unfavorite" : "Favorite",
                      systemImage: place.isFavorite ? "heart.slash" : "heart"
                    ) { favor(place) }
                    ShareLink(item: place.name)
                  } preview: {
                    PlaceTile(place: place).frame(width: 240)
                  }
              }
            }
            .padding(.horizontal)
          } header: {
            Picker("Country", selection: $country) {
              ForEach(["All", "Portugal", "Japan", "Norway"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            .padding()
            .background(.bar)
          }
        }
      }
      .overlay(alignment: .top) {
        if let toast {
          Text(toast)
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(.thinMaterial, in: .capsule)
            .transition(.move(edge: .top).combined(with: .opacity))
            .padding(.top, 8)
        }
      }
      .navigationTitle("Explore")
      .fullScreenCover(item: $opened) { place in
        PlacePage(place: place) { favor(place) }
      }
      .refreshable { model.places.shuffle() }
    }
  }

  private var featured: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(model.places.prefix(6)) { place in
          PlaceTile(place: place)
            .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
            .scrollTransition { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.9).opacity(phase.isIdentity ? 1 : 0.6)
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .safeAreaPadding(.horizontal)
    .frame(height: 170)
  }

  private func favor(_ place: Place) {
    guard let index = model.places.firstIndex(where: { $0.id == place.id }) else { return }
    model.places[index].isFavorite.toggle()
    withAnimation { toast = model.places[index].isFavorite ? "Added" : "Removed" }
    Task {
      try? await Task.sleep(for: .seconds(2))
      withAnimation { toast = nil }
    }
  }
}

struct PlaceTile: View {
  let place: Place

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(Color(hue: place.hue, saturation: 0.6, brightness: 0.9).gradient)
      .frame(height: 150)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(place.name).font(.headline)
          Text(place.country).font(.caption)
        }
        .foregroundStyle(.white)
        .padding(12)
      }
      .overlay(alignment: .topTrailing) {
        if place.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.white).padding(12) }
      }
  }
}

struct PlacePage: View {
  let place: Place
  let onFavorite: () -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var isRating = false
  @State private var rating = 3
  @State private var offset = CGSize.zero
  @State private var zoom = 1.0

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color(hue: place.hue, saturation: 0.6, brightness: 0.9).ignoresSafeArea()
      VStack(spacing: 24) {
        Spacer()
        Image(systemName: "airplane")
          .font(.system(size: 90))
          .scaleEffect(zoom)
          .offset(offset)
          .gesture(
            DragGesture().onChanged { offset = $0.translation }
              .onEnded { _ in withAnimation(.bouncy) { offset = .zero } }
          )
          .onTapGesture(count: 2) { withAnimation { zoom = zoom == 1 ? 1.5 : 1 } }
        Text(place.name).font(.largeTitle.bold())
        HStack {
          ForEach(1...5, id: \.self) { star in
            Image(systemName: star <= rating ? "star.fill" : "star").foregroundStyle(.yellow)
          }
        }
        Spacer()
        Button("Rate…") { isRating = true }
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.capsule)
      }
      .frame(maxWidth: .infinity)
      .foregroundStyle(.white)
      HStack {
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark").padding(12)
        }
        .background(.ultraThinMaterial, in: .circle)
        .accessibilityLabel("Close")
        Spacer()
        Button(action: onFavorite) { Image(systemName: "heart").padding(12) }
          .background(.ultraThinMaterial, in: .circle)
          .accessibilityLabel("Favorite")
      }
      .padding()
    }
    .sheet(isPresented: $isRating) {
      VStack(spacing: 20) {
        Text("How was \(place.name)?").font(.headline)
        Stepper("Rating: \(rating)", value: $rating, in: 1...5)
        Button("Done") { isRating = false }
      }
      .padding()
      .presentationDetents([.height(220), .medium])
      .presentationDragIndicator(.visible)
    }
  }
}

struct ChatView: View {
  @Environment(TravelModel.self) private var model
  @State private var draft = ""
  @State private var isTyping = false
  @State private var isAttaching = false
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(model.messages) { message in
              Bubble(message: message) { reaction in
                if let index = model.messages.firstIndex(where: { $0.id == message.id }) {
                  model.messages[index].reaction = reaction
                }
              }
              .id(message.id)
            }
            if isTyping {
              HStack {
                ProgressView(); Text("Bo is typing…").font(.caption); Spacer()
              }
              .padding(.horizontal)
              .transition(.opacity)
            }
          }
          .padding(.vertical)
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .onChange(of: model.messages) {
          withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
        }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Top", systemImage: "arrow.up") {
              withAnimation { proxy.scrollTo(1, anchor: .top) }
            }
          }
        }
      }
      .safeAreaInset(edge: .bottom) { composer }
      .navigationTitle("Bo")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var composer: some View {
    HStack(alignment: .bottom) {
      Button {
        isAttaching = true
      } label: {
        Image(systemName: "plus.circle.fill").font(.title2)
      }
      .accessibilityLabel("Attach")
      .popover(isPresented: $isAttaching, arrowEdge: .bottom) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))]) {
          ForEach(["😀", "🎉", "❤️", "👍", "🌍", "✈️", "🏝️", "🍜"], id: \.self) { emoji in
            Button(emoji) {
              draft += emoji
              isAttaching = false
            }
            .font(.title)
          }
        }
        .padding()
        .frame(width: 260)
        .presentationCompactAdaptation(.popover)
      }
      TextField("Message", text: $draft, axis: .vertical)
        .lineLimit(1...4)
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .onSubmit(send)
      Button(action: send) { Image(systemName: "arrow.up.circle.fill").font(.title2) }
        .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
        .accessibilityLabel("Send")
        .keyboardShortcut(.return, modifiers: .command)
    }
    .padding(10)
    .background(.bar)
  }

  private func send() {
    guard !draft.isEmpty else { return }
    model.messages.append(Message(id: model.messages.count + 1, text: draft, isMine: true))
    draft = ""
    isFocused = true
    withAnimation { isTyping = true }
    Task {
      try? await Task.sleep(for: .milliseconds(700))
      isTyping = false
      model.messages.append(
        Message(id: model.messages.count + 1, text: "Sounds good to me!", isMine: false))
    }
  }
}

struct Bubble: View {
  let message: Message
  let onReact: (String?) -> Void

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      Text(message.text)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(
          message.isMine ? Color.accentColor : Color(.systemGray5), in: .rect(cornerRadius: 18)
        )
        .foregroundStyle(message.isMine ? .white : .primary)
        .overlay(alignment: .topTrailing) {
          if let reaction = message.reaction {
            Text(reaction).offset(x: 8, y: -10).transition(.scale)
          }
        }
        .contextMenu {
          ForEach(["❤️", "👍", "😂"], id: \.self) { emoji in
            Button(emoji) { withAnimation { onReact(emoji) } }
          }
          Button("Copy", systemImage: "doc.on.doc") {}
        }
      if !message.isMine { Spacer(minLength: 60) }
    }
    .padding(.horizontal)
  }
}

struct PlanView: View {
  @Environment(TravelModel.self) private var model
  @State private var order: [Int] = Array(0..<8)
  @State private var done: Set<Int> = []
  @State private var undo: [Int]?
  @State private var isInspecting = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(order, id: \.self) { id in
          let place = model.places.first { $0.id == id }!
          let isDone = Binding {
            done.contains(id)
          } set: {
            if $0 { done.insert(id) } else { done.remove(id) }
          }
          Toggle(isOn: isDone) { Text(place.name).strikethrough(isDone.wrappedValue) }
            .swipeActions { Button("Remove", role: .destructive) { remove(id) } }
        }
        .onMove { order.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
      .safeAreaInset(edge: .bottom) {
        if let undo {
          HStack {
            Text("Removed a stop")
            Spacer()
            Button("Undo") {
              withAnimation {
                order = undo
                self.undo = nil
              }
            }
          }
          .padding()
          .background(.thickMaterial, in: .rect(cornerRadius: 14))
          .padding()
        }
      }
      .navigationTitle("Plan")
      .toolbar {
        EditButton()
        Button("Info", systemImage: "info.circle") { isInspecting.toggle() }
      }
      .inspector(isPresented: $isInspecting) {
        Table(model.places.prefix(5).map { $0 }) {
          TableColumn("Place", value: \.name)
          TableColumn("Country", value: \.country)
        }
      }
    }
  }

  private func remove(_ id: Int) {
    withAnimation {
      undo = order
      order.removeAll { $0 == id }
    }
  }
}
