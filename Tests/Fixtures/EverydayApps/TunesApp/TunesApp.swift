import Observation
import SwiftUI

// MARK: - Models

struct Song: Identifiable, Hashable {
  let id: Int
  var title: String
  let artist: String
  let album: String
  let seconds: Int
  var isLoved = false
  var plays = 0
}

struct Playlist: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var songIDs: [Int] = []
}

enum Genre: String, CaseIterable, Identifiable, Hashable {
  case jazz, rock, folk
  var id: String { rawValue }
}

struct Folder: Identifiable, Hashable {
  let name: String
  var children: [Folder]?
  var id: String { name }

  static let tree = [
    Folder(
      name: "Classical",
      children: [
        Folder(name: "Baroque", children: [Folder(name: "Bach"), Folder(name: "Vivaldi")]),
        Folder(name: "Romantic", children: [Folder(name: "Chopin")]),
      ]),
    Folder(name: "Modern", children: [Folder(name: "Glass"), Folder(name: "Reich")]),
    Folder(name: "Silence"),
  ]
}

@Observable
@MainActor
final class Player {
  var songs: [Song] = {
    let titles = [
      "Harbour Lights", "Quiet Machine", "Paper Moon", "Second Winter", "Glass Road", "Ember",
      "Tidal", "North of Here", "Seven Rooms", "Slow Train", "Copper Wire", "Afterglow",
    ]
    let artists = ["Ida Kern", "The Lamps", "Otto Vale"]
    return titles.enumerated().map { index, title in
      Song(
        id: index, title: title, artist: artists[index % 3],
        album: ["Dawn", "Dusk"][index % 2], seconds: 150 + index * 17 % 90)
    }
  }()
  var playlists = [
    Playlist(name: "Morning", songIDs: [0, 2, 4]), Playlist(name: "Run", songIDs: [5, 6]),
  ]
  var queue: [Int] = []
  var current: Int?
  var isPlaying = false
  var position = 0.0
  var volume = 0.6
  var isRepeating = false
  @ObservationIgnored private var ticking: Task<Void, Never>?

  var song: Song? { current.flatMap { id in songs.first { $0.id == id } } }

  func play(_ song: Song, in list: [Song]) {
    current = song.id
    position = 0
    let index = list.firstIndex(of: song) ?? 0
    queue = list[(index + 1)...].map(\.id)
    isPlaying = true
    if let index = songs.firstIndex(where: { $0.id == song.id }) { songs[index].plays += 1 }
    tick()
  }

  func toggle() {
    isPlaying.toggle()
    tick()
  }

  func next() {
    guard !queue.isEmpty else {
      isPlaying = false
      return
    }
    current = queue.removeFirst()
    position = 0
  }

  func love(_ id: Int) {
    guard let index = songs.firstIndex(where: { $0.id == id }) else { return }
    songs[index].isLoved.toggle()
  }

  private func tick() {
    ticking?.cancel()
    guard isPlaying else { return }
    ticking = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        guard let self, !Task.isCancelled, let song else { return }
        position += 1
        if position >= Double(song.seconds) { next() }
      }
    }
  }
}

extension EnvironmentValues {
  @Entry var coverSize: CGFloat = 44
}

extension View {
  func coverSize(_ size: CGFloat) -> some View { environment(\.coverSize, size) }
}

// MARK: - App

@main
struct TunesApp: App {
  @State private var player = Player()

  var body: some Scene {
    WindowGroup {
      MainView().environment(player)
    }
  }
}

struct MainView: View {
  @Environment(Player.self) private var player
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .regular {
      SplitLibrary()
    } else {
      PhoneTabs()
    }
  }
}

struct PhoneTabs: View {
  @Environment(Player.self) private var player
  @State private var isExpanded = false
  @SceneStorage("selectedTab") private var selected = 0
  @Namespace private var namespace

  var body: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $selected) {
        ListenView()
          .tabItem { Label("Listen", systemImage: "play.circle.fill") }
          .tag(0)
        PlaylistsView()
          .tabItem { Label("Playlists", systemImage: "music.note.list") }
          .tag(1)
        BrowseView()
          .tabItem { Label("Browse", systemImage: "square.grid.2x2") }
          .tag(2)
        FindView()
          .tabItem { Label("Search", systemImage: "magnifyingglass") }
          .tag(3)
      }
      if let song = player.song, !isExpanded {
        MiniPlayer(song: song, namespace: namespace) {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.85)) { isExpanded = true }
        }
        .padding(.bottom, 56)
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      if isExpanded {
        NowPlaying(namespace: namespace, isExpanded: $isExpanded)
          .transition(.move(edge: .bottom))
          .zIndex(1)
      }
    }
    .animation(.default, value: player.current)
  }
}

struct Cover: View {
  let song: Song
  @Environment(\.coverSize) private var size

  var body: some View {
    RoundedRectangle(cornerRadius: size / 8, style: .continuous)
      .fill(
        AngularGradient(
          colors: [.pink, .purple, .blue, .pink], center: .center,
          angle: .degrees(Double(song.id) * 30))
      )
      .overlay {
        Image(systemName: "music.note")
          .font(.system(size: size * 0.4))
          .foregroundStyle(.white)
      }
      .frame(width: size, height: size)
  }
}

struct MiniPlayer: View {
  let song: Song
  let namespace: Namespace.ID
  let onOpen: () -> Void
  @Environment(Player.self) private var player

  var body: some View {
    HStack {
      Cover(song: song).matchedGeometryEffect(id: "cover", in: namespace)
      VStack(alignment: .leading) {
        Text(song.title).font(.subheadline.weight(.medium)).lineLimit(1)
        Text(song.artist).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button {
        player.toggle()
      } label: {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
          .font(.title3)
          .frame(width: 40, height: 40)
          .contentTransition(.symbolEffect(.replace))
      }
      .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
      Button(action: player.next) {
        Image(systemName: "forward.fill").frame(width: 40, height: 40)
      }
      .disabled(player.queue.isEmpty)
      .accessibilityLabel("Next")
    }
    .buttonStyle(.plain)
    .padding(8)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
    .overlay(alignment: .bottom) {
      ProgressView(value: player.position, total: Double(song.seconds))
        .progressViewStyle(LineProgressStyle())
        .padding(.horizontal, 14)
    }
    .padding(.horizontal, 8)
    .onTapGesture(perform: onOpen)
    .gesture(
      DragGesture(minimumDistance: 20).onEnded { value in
        if value.translation.height < -40 { onOpen() }
        if value.translation.width < -60 { player.next() }
      })
  }
}

struct LineProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule().fill(.tint)
          .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: 3)
  }
}

struct NowPlaying: View {
  let namespace: Namespace.ID
  @Binding var isExpanded: Bool
  @Environment(Player.self) private var player
  @State private var isScrubbing = false
  @State private var scrub = 0.0
  @State private var showsQueue = false
  @State private var dragged: CGFloat = 0
  @State private var isTimerShown = false
  @State private var sleepMinutes = 15

  var body: some View {
    @Bindable var player = player
    VStack(spacing: 20) {
      Capsule().fill(.secondary).frame(width: 40, height: 5)
        .padding(.top, 8)
      HStack {
        Button {
          withAnimation(.spring) { isExpanded = false }
        } label: {
          Image(systemName: "chevron.down").imageScale(.large)
        }
        .accessibilityLabel("Close player")
        Spacer()
        Menu {
          Toggle("Repeat", systemImage: "repeat", isOn: $player.isRepeating)
          Button("Sleep timer", systemImage: "moon.zzz") { isTimerShown = true }
          if let song = player.song {
            ShareLink(item: "\(song.title) by \(song.artist)")
            Section("Add to") {
              ForEach($player.playlists) { $playlist in
                Button(playlist.name) { playlist.songIDs.append(song.id) }
                  .disabled(playlist.songIDs.contains(song.id))
              }
            }
          }
        } label: {
          Image(systemName: "ellipsis.circle").imageScale(.large)
        }
        .accessibilityLabel("More")
      }
      .padding(.horizontal)
      if showsQueue {
        QueueList()
      } else if let song = player.song {
        Spacer(minLength: 0)
        Cover(song: song)
          .matchedGeometryEffect(id: "cover", in: namespace)
          .coverSize(260)
          .scaleEffect(player.isPlaying ? 1 : 0.85)
          .animation(.spring, value: player.isPlaying)
          .shadow(radius: 20)
        Spacer(minLength: 0)
      }
      if let song = player.song {
        HStack {
          VStack(alignment: .leading) {
            Text(song.title).font(.title2.bold())
            Text(song.artist).font(.title3).foregroundStyle(.secondary)
          }
          Spacer()
          Button {
            player.love(song.id)
          } label: {
            Image(systemName: song.isLoved ? "heart.fill" : "heart")
              .symbolVariant(song.isLoved ? .fill : .none)
              .foregroundStyle(song.isLoved ? .pink : .secondary)
              .font(.title2)
          }
          .accessibilityLabel(song.isLoved ? "Unlove" : "Love")
        }
        .padding(.horizontal, 24)
        VStack(spacing: 4) {
          Slider(
            value: isScrubbing ? $scrub : $player.position, in: 0...Double(song.seconds), step: 1
          ) {
            Text("Position")
          } onEditingChanged: { editing in
            if editing { scrub = player.position } else { player.position = scrub }
            isScrubbing = editing
          }
          HStack {
            Text(time(isScrubbing ? scrub : player.position))
            Spacer()
            Text("-" + time(Double(song.seconds) - player.position))
          }
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
        }
        .padding(.horizontal, 24)
        HStack(spacing: 44) {
          Button {
            player.position = 0
          } label: {
            Image(systemName: "backward.fill")
          }
          .accessibilityLabel("Restart")
          Button {
            player.toggle()
          } label: {
            Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill")
              .font(.system(size: 64))
          }
          .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
          Button {
            player.next()
          } label: {
            Image(systemName: "forward.fill")
          }
          .disabled(player.queue.isEmpty)
          .accessibilityLabel("Next")
        }
        .font(.largeTitle)
        .foregroundStyle(.primary)
        HStack {
          Image(systemName: "speaker.fill")
          Slider(value: $player.volume)
            .accessibilityLabel("Volume")
          Image(systemName: "speaker.wave.3.fill")
        }
        .foregroundStyle(.secondary)
        .padding(.horizontal, 24)
        Toggle(isOn: $showsQueue.animation()) {
          Label("Queue", systemImage: "list.bullet")
        }
        .toggleStyle(.button)
        .labelStyle(.iconOnly)
        .padding(.bottom)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
    .offset(y: dragged)
    .gesture(
      DragGesture()
        .onChanged { dragged = max(0, $0.translation.height) }
        .onEnded { value in
          withAnimation(.spring) {
            if value.predictedEndTranslation.height > 200 { isExpanded = false }
            dragged = 0
          }
        }
    )
    .popover(isPresented: $isTimerShown) {
      VStack {
        Picker("Minutes", selection: $sleepMinutes) {
          ForEach([5, 15, 30, 60], id: \.self) { Text("\($0) min") }
        }
        .pickerStyle(.wheel)
        Button("Start") { isTimerShown = false }.buttonStyle(.borderedProminent)
      }
      .padding()
      .presentationDetents([.height(280)])
    }
  }

  private func time(_ seconds: Double) -> String {
    String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60)
  }
}

struct QueueList: View {
  @Environment(Player.self) private var player

  var body: some View {
    @Bindable var player = player
    List {
      Section("Up next") {
        ForEach(player.queue, id: \.self) { id in
          Text(player.songs.first { $0.id == id }?.title ?? "?")
        }
        .onMove { player.queue.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { player.queue.remove(atOffsets: $0) }
      }
    }
    .listStyle(.plain)
    .environment(\.editMode, .constant(.active))
    .overlay {
      if player.queue.isEmpty { Text("Nothing up next").foregroundStyle(.secondary) }
    }
  }
}

// MARK: - Listen

struct SongRow: View {
  let song: Song
  let list: [Song]
  @Environment(Player.self) private var player

  var body: some View {
    HStack {
      Cover(song: song)
      VStack(alignment: .leading) {
        Text(song.title).foregroundStyle(player.current == song.id ? .pink : .primary)
        Text("\(song.artist) — \(song.album)").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if song.isLoved { Image(systemName: "heart.fill").font(.caption).foregroundStyle(.pink) }
      if player.current == song.id {
        Image(systemName: "waveform").symbolEffect(
          .variableColor.iterative, isActive: player.isPlaying
        )
        .foregroundStyle(.pink)
      }
    }
    .contentShape(.rect)
    .onTapGesture { player.play(song, in: list) }
    .swipeActions(edge: .leading) {
      Button {
        player.queue.insert(song.id, at: 0)
      } label: {
        Label("Play next", systemImage: "text.insert")
      }
      .tint(.indigo)
    }
    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
      Button(song.isLoved ? "Unlove" : "Love", systemImage: "heart") { player.love(song.id) }
        .tint(.pink)
    }
    .contextMenu {
      Button("Play next", systemImage: "text.insert") { player.queue.insert(song.id, at: 0) }
      Button("Play last", systemImage: "text.append") { player.queue.append(song.id) }
      Menu("Add to playlist") {
        ForEach(player.playlists) { playlist in
          Button(playlist.name) {
            guard let index = player.playlists.firstIndex(of: playlist) else { return }
            player.playlists[index].songIDs.append(song.id)
          }
        }
      }
    }
  }
}

struct ListenView: View {
  @Environment(Player.self) private var player
  @State private var lovedExpanded = true
  @State private var allExpanded = true

  var body: some View {
    NavigationStack {
      List {
        Section("Loved", isExpanded: $lovedExpanded) {
          let loved = player.songs.filter(\.isLoved)
          if loved.isEmpty {
            Text("Swipe a song to love it.").foregroundStyle(.secondary)
          }
          ForEach(loved) { SongRow(song: $0, list: loved) }
        }
        Section("All songs", isExpanded: $allExpanded) {
          ForEach(player.songs) { SongRow(song: $0, list: player.songs) }
        }
      }
      .listStyle(.sidebar)
      .safeAreaPadding(.bottom, player.current == nil ? 0 : 70)
      .navigationTitle("Listen")
      .toolbar {
        Button("Shuffle", systemImage: "shuffle") {
          let list = player.songs.shuffled()
          player.play(list[0], in: list)
        }
      }
    }
  }
}

// MARK: - Playlists

struct PlaylistsView: View {
  @Environment(Player.self) private var player
  @State private var isNaming = false
  @State private var name = ""
  @State private var selection: Set<Playlist.ID> = []
  @State private var editMode: EditMode = .inactive
  @State private var deleted: [(Int, Playlist)] = []

  var body: some View {
    @Bindable var player = player
    NavigationStack {
      List(selection: $selection) {
        ForEach($player.playlists) { $playlist in
          NavigationLink {
            PlaylistDetail(playlist: $playlist)
          } label: {
            HStack {
              TextField("Name", text: $playlist.name)
                .disabled(!editMode.isEditing)
              Spacer()
              Text("^[\(playlist.songIDs.count) song](inflect: true)")
                .foregroundStyle(.secondary)
            }
          }
        }
        .onDelete { offsets in delete(offsets) }
        .onMove { player.playlists.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $editMode)
      .navigationTitle("Playlists")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          EditButton().environment(\.editMode, $editMode)
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            isNaming = true
          } label: {
            Label("New playlist", systemImage: "plus")
          }
        }
        if editMode.isEditing {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Select all") { selection = Set(player.playlists.map(\.id)) }
            Spacer()
            Button("Delete", role: .destructive) {
              delete(
                IndexSet(
                  player.playlists.indices.filter { selection.contains(player.playlists[$0].id) }))
              selection = []
            }
            .disabled(selection.isEmpty)
          }
        }
      }
      .alert("New playlist", isPresented: $isNaming) {
        TextField("Name", text: $name)
        Button("Create") {
          withAnimation { player.playlists.append(Playlist(name: name)) }
          name = ""
        }
        .disabled(name.isEmpty)
        Button("Cancel", role: .cancel) { name = "" }
      }
      .overlay(alignment: .bottom) {
        if !deleted.isEmpty {
          HStack {
            Text("Deleted ^[\(deleted.count) playlist](inflect: true)")
            Spacer()
            Button("Undo") {
              withAnimation {
                for (index, playlist) in deleted {
                  player.playlists.insert(playlist, at: min(index, player.playlists.count))
                }
                deleted = []
              }
            }
            .bold()
          }
          .padding()
          .background(.thinMaterial, in: .capsule)
          .padding()
          .padding(.bottom, 64)
          .transition(.move(edge: .bottom).combined(with: .opacity))
          .task {
            try? await Task.sleep(for: .seconds(4))
            withAnimation { deleted = [] }
          }
        }
      }
    }
  }

  private func delete(_ offsets: IndexSet) {
    withAnimation {
      deleted = offsets.map { ($0, player.playlists[$0]) }
      player.playlists.remove(atOffsets: offsets)
    }
  }
}

struct PlaylistDetail: View {
  @Binding var playlist: Playlist
  @Environment(Player.self) private var player
  @State private var isAdding = false

  private var songs: [Song] {
    playlist.songIDs.compactMap { id in player.songs.first { $0.id == id } }
  }

  var body: some View {
    List {
      ForEach(songs) { SongRow(song: $0, list: songs) }
        .onDelete { playlist.songIDs.remove(atOffsets: $0) }
        .onMove { playlist.songIDs.move(fromOffsets: $0, toOffset: $1) }
      Button("Add songs…", systemImage: "plus") { isAdding = true }
    }
    .navigationTitle($playlist.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarTitleMenu {
      Button("Clear") { playlist.songIDs = [] }
    }
    .toolbar { EditButton() }
    .sheet(isPresented: $isAdding) {
      SongPicker(chosen: Set(playlist.songIDs)) { playlist.songIDs = $0 }
        .presentationDetents([.medium, .large])
    }
  }
}

struct SongPicker: View {
  @State var chosen: Set<Int>
  let onDone: ([Int]) -> Void
  @Environment(Player.self) private var player
  @Environment(\.dismiss) private var dismiss

  init(chosen: Set<Int>, onDone: @escaping ([Int]) -> Void) {
    _chosen = State(initialValue: chosen)
    self.onDone = onDone
  }

  var body: some View {
    NavigationStack {
      List(player.songs) { song in
        MultipleRow(title: song.title, isOn: chosen.contains(song.id)) {
          if chosen.remove(song.id) == nil { chosen.insert(song.id) }
        }
      }
      .navigationTitle("^[\(chosen.count) song](inflect: true)")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            onDone(chosen.sorted())
            dismiss()
          }
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: dismiss.callAsFunction)
        }
      }
    }
  }
}

struct MultipleRow: View {
  let title: String
  let isOn: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        Text(title)
        Spacer()
        Image(systemName: isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      }
    }
    .tint(.primary)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

// MARK: - Browse

struct BrowseView: View {
  @State private var opened: Folder?
  @State private var style = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Picker("Style", selection: $style) {
          Label("Folders", systemImage: "folder").tag(0)
          Label("Grid", systemImage: "square.grid.2x2").tag(1)
        }
        .pickerStyle(.segmented)
        .padding()
        if style == 0 {
          List(Folder.tree, children: \.children) { folder in
            Label(folder.name, systemImage: folder.children == nil ? "music.mic" : "folder")
              .onTapGesture { opened = folder }
          }
        } else {
          ScrollView {
            LazyVGrid(
              columns: [GridItem(.adaptive(minimum: 100, maximum: 160), spacing: 16)], spacing: 16
            ) {
              ForEach(Genre.allCases) { genre in
                NavigationLink(value: genre) {
                  Text(genre.rawValue.capitalized)
                    .font(.title3.bold())
                    .frame(maxWidth: .infinity)
                    .aspectRatio(1, contentMode: .fill)
                    .background(Color.indigo.gradient)
                    .clipShape(.rect(cornerRadius: 12))
                    .foregroundStyle(.white)
                }
              }
            }
            .padding()
          }
        }
      }
      .navigationTitle("Browse")
      .navigationDestination(for: Genre.self) { genre in
        GenreView(genre: genre)
      }
      .navigationDestination(item: $opened) { folder in
        Text("Songs of \(folder.name)").navigationTitle(folder.name)
      }
    }
  }
}

struct GenreView: View {
  let genre: Genre
  @State private var page: Int? = 0

  var body: some View {
    VStack {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(0..<4) { index in
            RoundedRectangle(cornerRadius: 20)
              .fill(Color(hue: Double(index) / 4, saturation: 0.5, brightness: 0.9))
              .overlay(Text("Mix \(index + 1)").font(.largeTitle))
              .padding(.horizontal)
              .containerRelativeFrame(.horizontal)
              .id(index)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .frame(height: 220)
      HStack {
        ForEach(0..<4) { index in
          Button {
            withAnimation { page = index }
          } label: {
            Circle().fill(page == index ? Color.primary : .secondary.opacity(0.4)).frame(
              width: 10, height: 10)
          }
          .accessibilityLabel("Page \(index + 1)")
        }
      }
      Text("Mix \((page ?? 0) + 1) of 4").font(.headline)
      Spacer()
    }
    .navigationTitle(genre.rawValue.capitalized)
  }
}

// MARK: - Find

struct ArtistToken: Identifiable, Hashable {
  let name: String
  var id: String { name }
}

struct FindView: View {
  @Environment(Player.self) private var player
  @State private var query = ""
  @State private var tokens: [ArtistToken] = []
  @State private var suggested = ["Ida Kern", "The Lamps", "Otto Vale"].map(ArtistToken.init)
  @State private var isPresented = false

  private var found: [Song] {
    player.songs.filter { song in
      (query.isEmpty || song.title.localizedStandardContains(query))
        && (tokens.isEmpty || tokens.contains { $0.name == song.artist })
    }
  }

  var body: some View {
    NavigationStack {
      List(found) { SongRow(song: $0, list: found) }
        .searchable(
          text: $query, isPresented: $isPresented, prompt: Text("Songs")
        )
        .navigationTitle("Search")
        .overlay { if found.isEmpty { ContentUnavailableView.search } }
        .toolbar {
          ToolbarItem { Button("Find") { isPresented = true } }
        }
    }
  }
}

// MARK: - Wide

struct SplitLibrary: View {
  @Environment(Player.self) private var player
  @State private var category: String? = "Songs"
  @State private var selected: Set<Song.ID> = []
  @State private var order = [KeyPathComparator(\Song.title)]
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    @Bindable var player = player
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $category) {
        Label("Songs", systemImage: "music.note").tag("Songs")
        Section("Playlists") {
          ForEach(player.playlists) { playlist in
            Label(playlist.name, systemImage: "music.note.list").tag(playlist.name)
              .badge(playlist.songIDs.count)
          }
        }
      }
      .navigationTitle("Tunes")
    } detail: {
      if category == "Songs" {
        Table(player.songs.sorted(using: order), selection: $selected, sortOrder: $order) {
          TableColumn("Title", value: \.title)
          TableColumn("Artist", value: \.artist)
          TableColumn("Album", value: \.album)
          TableColumn("Plays", value: \.plays) { Text($0.plays, format: .number) }
            .width(60)
          TableColumn("") { song in
            Button(
              song.isLoved ? "Unlove" : "Love", systemImage: song.isLoved ? "heart.fill" : "heart"
            ) {
              player.love(song.id)
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
          }
          .width(40)
        }
        .contextMenu(forSelectionType: Song.ID.self) { ids in
          Button("Love ^[\(ids.count) song](inflect: true)") { ids.forEach(player.love) }
        } primaryAction: { ids in
          if let song = player.songs.first(where: { ids.contains($0.id) }) {
            player.play(song, in: player.songs)
          }
        }
        .navigationTitle(selected.isEmpty ? "Songs" : "\(selected.count) selected")
      } else if let index = player.playlists.firstIndex(where: { $0.name == category }) {
        PlaylistDetail(playlist: $player.playlists[index])
          .id(player.playlists[index].id)
      } else {
        ContentUnavailableView("Nothing selected", systemImage: "music.note")
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if let song = player.song {
        HStack {
          Cover(song: song)
          Text(song.title).bold()
          Spacer()
          ControlGroup {
            Button("Restart", systemImage: "backward.fill") { player.position = 0 }
            Button("Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill") {
              player.toggle()
            }
            Button("Next", systemImage: "forward.fill") { player.next() }
          }
          .fixedSize()
        }
        .padding()
        .background(.bar)
      }
    }
  }
}
