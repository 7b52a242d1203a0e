import SeededRandom
import TestSupport
import Testing
import ViewSnapshots
import ViewTree

@testable import ViewPreviews

@Suite("Addresses of the page of previews")
struct CatalogueStateTests {
  @Test("The usual state is the root")
  func root() {
    #expect(CatalogueState().route == "/")
    #expect(CatalogueState(route: "/") == CatalogueState())
  }

  @Test("An address says what differs, in words")
  func words() {
    var state = CatalogueState()
    state.selection = "MomentsViews/MomentCard/With-a-photo"
    state.mode = .variants
    state.variant = SnapshotVariant(width: 320, colorScheme: .dark)
    state.zoom = 50
    #expect(
      state.route
        == "/?preview=MomentsViews/MomentCard/With-a-photo&mode=variants&width=320&scheme=dark&zoom=50"
    )
  }

  @Test(
    "What an address says wrongly is as if it were not said",
    arguments: [
      "/?mode=none", "/?zoom=33", "/?width=-5", "/?width=99999999", "/?scheme=mauve", "/?type=",
      "/?locale=%00", "/?locale=x", "/?motion", "/?panel=x&nothing=1", "/?direction=up",
    ])
  func wrong(route: String) {
    #expect(CatalogueState(route: route) == CatalogueState())
  }

  @Test("Every state is read from its address")
  func roundTrip() {
    for seed in PropertySeed.start..<PropertySeed.start + 500 {
      var random = SeededGenerator(seed: seed)
      let state = CatalogueState.random(&random)
      #expect(CatalogueState(route: state.route) == state, "seed \(seed): \(state.route)")
      var card = CardAddress(id: state.selection ?? "", variant: state.variant)
      card.hasOutlines = state.hasOutlines
      card.hasControls = Bool.random(using: &random)
      card.turn = Int.random(in: 0...3, using: &random)
      #expect(CardAddress(route: card.route) == card, "seed \(seed): \(card.route)")
    }
  }
}

extension CatalogueState {
  static func random(_ random: inout SeededGenerator) -> CatalogueState {
    func maybe<Value>(_ values: [Value]) -> Value? {
      Bool.random(using: &random) ? values.randomElement(using: &random) : nil
    }
    func text(_ count: Int) -> String {
      let letters = Array("abz09-_/+&=?#% ü漢🙂\"<>;")
      return String((0..<count).compactMap { _ in letters.randomElement(using: &random) })
    }
    var state = CatalogueState()
    state.selection = maybe([text(1), text(8), "A/B/c-d"])
    state.mode = maybe(Mode.allCases) ?? .one
    state.zoom = maybe(zooms) ?? 100
    state.background = maybe(Background.allCases) ?? .page
    state.hasOutlines = Bool.random(using: &random)
    state.measures = Bool.random(using: &random)
    state.isTreeToggled = Bool.random(using: &random)
    state.panel = maybe(Panel.allCases) ?? .none
    state.search = maybe([text(1), text(5)]) ?? ""
    state.variant = SnapshotVariant(
      width: maybe([320, 4000]), height: maybe([100, 844]),
      colorScheme: maybe(ColorScheme.allCases), dynamicTypeSize: maybe(DynamicTypeSize.allCases),
      locale: maybe(["en", "zh-Hant-TW"]),
      layoutDirection: maybe([.leftToRight, .rightToLeft]),
      contrast: maybe(ColorSchemeContrast.allCases), reducesMotion: maybe([true, false]))
    return state
  }
}
