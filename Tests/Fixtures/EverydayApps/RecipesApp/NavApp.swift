import SwiftUI

struct Recipe: Identifiable, Hashable, Codable {
  let id: Int
  let name: String
  let category: Category
  let minutes: Int
  let ingredients: [String]

  enum Category: String, CaseIterable, Codable, Identifiable {
    case breakfast = "Breakfast", lunch = "Lunch", dinner = "Dinner"
    var id: String { rawValue }
    var symbol: String {
      switch self {
      case .breakfast: "sunrise"
      case .lunch: "sun.max"
      case .dinner: "moon.stars"
      }
    }
  }

  static let all: [Recipe] = (1...40).map { n in
    Recipe(
      id: n,
      name: ["Omelette", "Pancakes", "Salad", "Soup", "Curry", "Pizza", "Stew", "Tacos"][n % 8]
        + " \(n)",
      category: Category.allCases[n % 3], minutes: 10 + n % 7 * 5,
      ingredients: (1...(3 + n % 5)).map { "Ingredient \($0)" })
  }
}

enum Route: Hashable, Codable {
  case recipe(Int)
  case category(Recipe.Category)
  case settings
}

@Observable
final class Router {
  var path: [Route] = []
  func popToRoot() { path.removeAll() }
  func open(_ url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
    let parts = components.path.split(separator: "/")
    if parts.first == "recipe", parts.count > 1, let id = Int(parts[1]) {
      path = [.recipe(id)]
    } else if parts.first == "settings" {
      path = [.settings]
    }
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  @Environment(Router.self) private var router
  @State private var servings = 2
  @State private var isFavorite = false
  @State private var checked: Set<String> = []

  var body: some View {
    List {
      Section {
        LabeledContent("Time", value: "\(recipe.minutes) min")
        NavigationLink(value: Route.category(recipe.category)) {
          LabeledContent("Category", value: recipe.category.rawValue)
        }
        Stepper("Servings: \(servings)", value: $servings, in: 1...12)
      }
      Section("Ingredients") {
        ForEach(recipe.ingredients, id: \.self) { ingredient in
          Button {
            if checked.contains(ingredient) {
              checked.remove(ingredient)
            } else {
              checked.insert(ingredient)
            }
          } label: {
            HStack {
              Text(ingredient)
              Spacer()
              if checked.contains(ingredient) {
                Image(systemName: "checkmark").foregroundStyle(.tint)
              }
            }
          }
          .foregroundStyle(.primary)
        }
      }
      Section {
        NavigationLink("Next recipe", value: Route.recipe(recipe.id % Recipe.all.count + 1))
        Button("Back to start") { router.popToRoot() }
      }
    }
    .navigationTitle(recipe.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          isFavorite.toggle()
        } label: {
          Image(systemName: isFavorite ? "heart.fill" : "heart")
        }
        .accessibilityLabel(isFavorite ? "Remove favorite" : "Add favorite")
      }
      ToolbarItem(placement: .bottomBar) {
        Text("\(checked.count) of \(recipe.ingredients.count)")
          .font(.footnote)
      }
    }
  }
}

struct CategoryView: View {
  let category: Recipe.Category
  var body: some View {
    List(Recipe.all.filter { $0.category == category }) { recipe in
      NavigationLink(recipe.name, value: Route.recipe(recipe.id))
    }
    .listStyle(.plain)
    .navigationTitle(category.rawValue)
  }
}

struct SettingsScreen: View {
  @AppStorage("units") private var units = "metric"
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      Picker("Units", selection: $units) {
        Text("Metric").tag("metric")
        Text("Imperial").tag("imperial")
      }
      Button("Done") { dismiss() }
    }
    .navigationTitle("Settings")
  }
}

struct RootView: View {
  @State private var router = Router()
  @State private var query = ""

  var filtered: [Recipe] {
    query.isEmpty ? Recipe.all : Recipe.all.filter { $0.name.localizedStandardContains(query) }
  }

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        ForEach(Recipe.Category.allCases) { category in
          Section {
            ForEach(filtered.filter { $0.category == category }) { recipe in
              NavigationLink(value: Route.recipe(recipe.id)) {
                VStack(alignment: .leading) {
                  Text(recipe.name).font(.headline)
                  Text("\(recipe.minutes) minutes").font(.subheadline).foregroundStyle(.secondary)
                }
              }
            }
          } header: {
            Label(category.rawValue, systemImage: category.symbol)
          }
        }
      }
      .navigationTitle("Recipes")
      .searchable(text: $query)
      .toolbar {
        Button("Random", systemImage: "dice") {
          router.path = [.category(.dinner), .recipe(Int.random(in: 1...40))]
        }
        NavigationLink(value: Route.settings) { Image(systemName: "gear") }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .recipe(let id): RecipeDetail(recipe: Recipe.all[id - 1])
        case .category(let category): CategoryView(category: category)
        case .settings: SettingsScreen()
        }
      }
    }
    .environment(router)
    .onOpenURL { router.open($0) }
  }
}

@main
struct NavApp: App {
  var body: some Scene {
    WindowGroup("Recipes") { RootView() }
  }
}
