import Foundation
import Testing

@testable import Adopting

@Suite("Xcode project")
struct XcodeProjectTests {
  @Test("A synchronized folder has its files but for exceptions, and those of others by exception")
  func synchronizedFolders() throws {
    let garden = try #require(Fixture.project("Garden").targets.first)
    let names = garden.sources.map { $0.path(from: Fixture.folder) }
    #expect(
      names == [
        "Garden/Garden/GardenApp.swift", "Garden/Garden/Views/PlantList.swift",
        "Garden/Widgets/Shared.swift",
      ])
    #expect(
      garden.resources.map(\.place) == [
        "Assets.xcassets", "en.lproj/Localizable.strings", "en.lproj/Weather.strings",
        // What the scheme says that there is to buy, and not the file of another.
        "Seeds.storekit",
      ])
  }

  @Test("Build settings reach the compiler and Info.plist")
  func settings() throws {
    let garden = try #require(Fixture.project("Garden").targets.first)
    #expect(garden.conditions == ["SHARED", "FREE_EDITION"])
    #expect(garden.language.isMainActorDefault)
    #expect(!garden.language.isSwift6)
    #expect(garden.information["CFBundleDisplayName"] == .string("My Garden"))
    #expect(garden.information["CFBundleShortVersionString"] == .string("2.1"))
    #expect(garden.information["CFBundleIdentifier"] == .string("org.example.Garden"))
    // What the scheme runs the app with, but not what it tests it with.
    #expect(
      garden.information["LSEnvironment"]
        == .dictionary(["garden_url": .string("http://localhost/?a=1&b=2")]))
    let types = try #require(garden.information["CFBundleURLTypes"]?.array.first)
    #expect(types["CFBundleURLSchemes"]?.strings == ["garden"])
  }

  @Test("Packages are named with what is asked for and what was resolved")
  func packages() throws {
    let project = try Fixture.project("Garden")
    #expect(project.packages.map(\.identity) == ["Soil", "Kingfisher", "Rain"])
    #expect(project.packages.map(\.requirement) == ["", "from 8.0.0", "branch main"])
    #expect(project.packages[2].revision == "0123456789abcdef")
    #expect(project.packages.map(\.products) == [["Soil"], ["Kingfisher"], ["Rain"]])
  }

  @Test("What is left out is said")
  func notes() throws {
    #expect(
      try Fixture.project("Garden").notes.map(\.description) == [
        "target GardenTests (unit-test) is left out", "Garden/Paint.metal: shaders are left out",
      ])
    #expect(
      try Fixture.project("Shop").notes.map(\.description) == [
        "Shop/Base.lproj/LaunchScreen.storyboard: Interface Builder's file is left out",
        "Shop/Lost one.swift: is missing from the project's folder",
      ])
  }

  @Test("Groups, variants, filters of platforms and frameworks of a project of the old form")
  func oldForm() throws {
    let project = try Fixture.project("Shop")
    #expect(project.targets.map(\.name) == ["ShopCore", "The_Shop"])
    let shop = project.targets[1]
    #expect(shop.kind == .app)
    #expect(shop.sources.map(\.lastPathComponent) == ["AppDelegate.swift", "SceneDelegate.swift"])
    #expect(
      shop.resources.map(\.place) == [
        "de.lproj/Localizable.strings", "en.lproj/Localizable.strings", "prices.json",
      ])
    #expect(shop.dependencies == ["ShopCore"])
  }

  @Test("A folder that is no project is refused with what to do")
  func noProject() {
    #expect(throws: AdoptionError.self) { try XcodeProject(Fixture.folder) }
  }
}

@Suite("Build settings")
struct BuildSettingsTests {
  @Test(
    "Variables are replaced, in both forms, and unknown ones by nothing",
    arguments: [
      ("$(A)", "one"), ("${A}-$(B)", "one-one two"), ("$(MISSING)x", "x"), ("$ (A", "$ (A"),
      ("$(B:rfc1034identifier)", "one_two"), ("$(LOOP)", ""),
    ])
  func expanding(text: String, value: String) {
    var settings = BuildSettings()
    settings.add("A", "one")
    settings.add("B", "$(A) two")
    settings.add("LOOP", "$(LOOP)")
    #expect(settings.expand(text).replacing("$(LOOP)", with: "") == value)
  }

  @Test("What is inherited stays")
  func inheriting() {
    var settings = BuildSettings()
    settings.add(["FLAGS": .string("A")])
    settings.add(["FLAGS": .array([.string("$(inherited)"), .string("B")])])
    #expect(settings["FLAGS"] == "A B")
  }
}
