import Browser
import Testing

/// Apps that nobody planned for, used by touch.
@Suite("Apps walked through", .serialized)
@MainActor
struct WalkedAppTests {
  @Test("Cards of a strip are as high as their widths say, and a plant is watered by an alert")
  func garden() async throws {
    try await SamplePage.with("GardenApp") { app in
      let card =
        "[...document.querySelectorAll('button')].find(b => b.innerText.startsWith('Monstera'))"
        + ".getBoundingClientRect()"
      #expect(try await app.wait("\(card).width == 173 && \(card).height > 180"))
      let badge = "document.querySelector('.t-bar label').textContent"
      #expect(try await app.wait("\(badge).includes('3')"))
      try await app.tap(text: "Water")
      #expect(try await app.wait("document.activeElement.matches('dialog:modal input')"))
      try await app.tap(
        "[...document.querySelectorAll('dialog:modal button')].find(b => b.textContent == 'Water')")
      #expect(try await app.wait("\(badge).includes('2')"))
    }
  }

  @Test("A workout is named in an alert, its sets are done and rested from, and it is finished")
  func lift() async throws {
    try await SamplePage.with("LiftApp") { app in
      for title in ["Next", "Next", "Start"] { try await app.tap(text: title) }
      #expect(try await app.wait("!document.querySelector('dialog')"))
      try await app.tap("document.querySelector('[aria-label=Add]')")
      #expect(try await app.wait("document.activeElement.matches('dialog:modal input')"))
      try await app.page.type("Morning")
      let create =
        "[...document.querySelectorAll('dialog:modal button')].find(b => b.textContent == 'Create')"
      #expect(try await app.wait("!\(create).disabled"))
      try await app.tap(create)
      #expect(try await app.isTitled("Morning"))
      #expect(try await app.wait("document.querySelector('.n-keys').offsetHeight == 0"))
      try await app.tap("document.querySelector('[aria-label=Done]')")
      #expect(try await app.shows("Rest"))
      #expect(try await app.shows("200"))
      try await app.tap(text: "Skip")
      #expect(try await app.hides("Skip"))
      try await app.tap("document.querySelectorAll('[aria-label=More]')[1]")
      try await app.tap(text: "Remove")
      #expect(try await app.hides("Incline Press"))
      try await app.tap(text: "Add exercise")
      try await app.tap(text: "Deadlift")
      #expect(try await app.wait("!document.querySelector('dialog')"))
      #expect(try await app.shows("Deadlift"))
      try await app.tap(text: "Finish")
      try await app.tap(text: "Finish and close")
      #expect(try await app.isTitled("Workouts"))
      #expect(try await app.shows("200 kg"))
    }
  }

  @Test("An expense is added in a sheet, found again, and renamed by an alert on its page")
  func expenses() async throws {
    try await SamplePage.with("ExpensesApp") { app in
      #expect(try await app.shows("20 expenses"))
      try await app.tap("document.querySelector('[aria-label=Add]')")
      #expect(try await app.shows("A title is required."))
      try await app.tap("document.querySelector('[placeholder=Title]')")
      try await app.page.type("Umbrella")
      #expect(try await app.wait("!\(app.element("Save")).closest('button').disabled"))
      try await app.tap(text: "Save")
      #expect(try await app.shows("21 expenses"))
      try await app.tap(text: "Umbrella")
      #expect(try await app.isTitled("Umbrella"))
      try await app.tap(text: "Rename…")
      #expect(
        try await app.wait("document.querySelector('dialog:modal input')?.value == 'Umbrella'"))
      try await app.page.type(" stand")
      try await app.tap(
        "[...document.querySelectorAll('dialog:modal button')].find(b => b.textContent == 'Save')")
      #expect(try await app.isTitled("Umbrella stand"))
      try await app.evaluate("history.back()")
      #expect(try await app.shows("Umbrella stand"))
    }
  }

  @Test(
    "A welcome is paged through, a name is changed in an alert, and a page pushed leads back"
  )
  func habits() async throws {
    try await SamplePage.with("HabitsApp") { app in
      for _ in 0..<2 { try await app.tap(text: "Continue") }
      try await app.tap(text: "Get Started")
      #expect(try await app.wait("!document.querySelector('dialog')"))
      try await app.tap(text: "Profile")
      try await app.tap(text: "Change")
      #expect(try await app.wait("document.activeElement.matches('dialog:modal input')"))
      try await app.page.type("x")
      try await app.tap(text: "OK")
      #expect(try await app.wait("!document.querySelector('dialog')"))
      try await app.tap(text: "Privacy")
      #expect(try await app.isTitled("Privacy"))
      try await app.tap(text: "I Have Read This")
      #expect(try await app.isTitled("Profile"))
    }
  }

  @Test(
    "A conversation begins at its end, and what is written and chosen in a popover stands there")
  func travel() async throws {
    try await SamplePage.with("TravelApp") { app in
      try await app.tap(text: "Chat")
      #expect(
        try await app.wait(
          "(e => e?.scrollTop > 0 && e.scrollHeight - e.clientHeight - e.scrollTop < 3)"
            + "(document.querySelector('.s-end'))"))
      try await app.tap("document.querySelector('[aria-label=Attach]')")
      try await app.tap(text: "🌍")
      let message = "document.querySelector('[placeholder=Message]')"
      #expect(try await app.wait("\(message).value == '🌍'"))
      try await app.tap(message)
      try await app.page.type(" is round")
      #expect(try await app.wait("\(message).value == '🌍 is round'"))
      try await app.tap("document.querySelector('[aria-label=Send]')")
      #expect(try await app.shows("🌍 is round"))
    }
  }

  @Test("What settings keep ends a welcome; a card is swiped away, and comes back")
  func deck() async throws {
    try await SamplePage.with("DeckApp") { app in
      for _ in 0..<2 { try await app.tap(text: "Next") }
      try await app.tap("document.querySelector('[aria-label=Increment]')")
      #expect(try await app.shows("Goal: 15 a day"))
      try await app.tap(text: "Start")
      #expect(try await app.wait("!document.querySelector('dialog')"))
      #expect(try await app.shows("9 of 15 cards"))
      try await app.tap(text: "Spanish")
      try await app.tap(text: "Study")
      #expect(try await app.shows("la casa"))
      try await app.swipe(from: (195, 420), to: (340, 430))
      #expect(try await app.hides("la casa"))
      try await app.tap("document.querySelector('dialog [aria-label=Undo]')")
      #expect(try await app.shows("la casa"))
    }
  }

  @Test("A seat is chosen for a found station, and Return leads from field to field")
  func rail() async throws {
    try await SamplePage.with("RailApp") { app in
      // The field beside it gives way, not the word.
      #expect(
        try await app.wait("\(app.element("Departure")).getBoundingClientRect().height < 30"))
      try await app.tap(text: "Choose…")
      try await app.tap("document.querySelector('[placeholder=\"City or code\"]')")
      try await app.page.type("lei")
      #expect(try await app.hides("Dresden"))
      try await app.tap(text: "Leipzig Hbf")
      #expect(try await app.wait("document.activeElement.textContent == 'ToLeipzig Hbf'"))
      try await app.tap(text: "Search")
      #expect(try await app.shows("2 changes"))
      try await app.tap(text: "ICE 545")
      try await app.tap(text: "1B")
      #expect(try await app.shows("1/1"))
      try await app.tap(text: "Continue")
      #expect(try await app.wait("document.activeElement.placeholder == 'Full name'"))
      try await app.page.type("Ada")
      try await app.page.press(.enter)
      #expect(try await app.wait("document.activeElement.placeholder == 'Age'"))
      try await app.page.type("36")
      try await app.tap(text: "To payment")
      #expect(try await app.isTitled("Payment"))
      #expect(try await app.shows("Pay €43.90"))
    }
  }

  @Test("A song that is played from a list that was scrolled leaves it where it was")
  func tunes() async throws {
    try await SamplePage.with("TunesApp") { app in
      let list = "[...document.querySelectorAll('*')].find(e => e.scrollTop > 0)"
      try await app.tap(text: "Afterglow")
      #expect(try await app.wait("document.querySelector('[aria-label=Pause]')"))
      let place = try await app.evaluate("\(list).scrollTop")
      try await app.tap("document.querySelector('[aria-label=Pause]')")
      #expect(try await app.wait("document.querySelector('[aria-label=Play]')"))
      #expect(try await app.evaluate("\(list).scrollTop") == place)
    }
  }
}
