import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Words of controls")
@MainActor
struct SystemWordTests {
  private func html(_ view: some View, _ language: String) throws -> String {
    let renderer = HTMLRenderer(content: view)
    renderer.language = language
    return try renderer.fragment
  }

  @Test(
    "Controls speak the page's language",
    arguments: [
      ("en", "Edit", "No Results for “tea”", "Search"),
      ("de-AT", "Bearbeiten", "Keine Ergebnisse für „tea“", "Suchen"),
      ("fr", "Modifier", "Aucun résultat pour « tea »", "Rechercher"),
      ("es", "Editar", "Sin resultados para «tea»", "Buscar"),
      ("zh-Hans", "编辑", "没有“tea”的结果", "搜索"),
      ("ja", "編集", "“tea”の結果なし", "検索"),
      ("ar", "تحرير", "لا توجد نتائج لـ “tea”", "بحث"),
      ("nl", "Edit", "No Results for “tea”", "Search"),
    ])
  func languages(_ language: String, edit: String, none: String, search: String) throws {
    #expect(try html(EditButton(), language).contains(">\(edit)<"))
    let nothing = try html(ContentUnavailableView.search(text: "tea"), language)
      .replacing("<bdi>", with: "").replacing("</bdi>", with: "")
    #expect(nothing.contains(none))
    let searching = NavigationStack { List { Text("Row") }.searchable(text: .constant("")) }
    #expect(try html(searching, language).contains("placeholder=\"\(search)\""))
  }

  @Test("A word has a text in each language, with as many arguments")
  func table() {
    for (word, texts) in SystemWords.all {
      #expect(texts.count == 6, "\(word)")
      for text in texts {
        #expect(
          text.components(separatedBy: "%@").count == word.components(separatedBy: "%@").count,
          "\(word)")
      }
    }
  }

  @Test("What an app says is the app's, also where a control says the same")
  func own() throws {
    #expect(try html(Text("Cancel"), "de").contains("Cancel"))
  }
}
