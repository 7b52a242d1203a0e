internal import ViewTree

/// What a page that searches says, in the languages of the engine's own controls.
struct SearchWords {
  let language: String

  var search: String { SystemWords.text("Search", in: language) }
  /// How many results there are, in the place of `%@`.
  var count: String {
    word(
      "Results: %@",
      [
        "Ergebnisse: %@", "Résultats : %@", "Resultados: %@", "结果：%@", "検索結果：%@", "النتائج: %@",
      ])
  }
  /// That there are none for what stands in the place of `%@`.
  var none: String { SystemWords.text("No Results for “%@”", in: language) }
  var failed: String {
    word(
      "The search can’t be loaded",
      [
        "Die Suche kann nicht geladen werden", "Impossible de charger la recherche",
        "No se puede cargar la búsqueda", "无法载入搜索", "検索を読み込めません", "تعذّر تحميل البحث",
      ])
  }

  private func word(_ english: String, _ others: [String]) -> String {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let place = ["de", "fr", "es", "zh", "ja", "ar"].firstIndex(of: primary)
    return place.map { others[$0] } ?? english
  }
}
