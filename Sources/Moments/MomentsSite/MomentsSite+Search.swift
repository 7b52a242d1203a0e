import Moments
import MomentsViews
import StaticSite
import ViewTree

/// The page that finds moments by their words, if the site is to have one.
extension MomentsSite {
  /// The page, and the files that it reads.
  func searchParts(_ order: [Int]) -> [any SitePart] {
    guard settings.hasSearch else { return [] }
    let documents = order.map(document)
    let search = Search(MomentPaths.search, language: settings.language, of: documents)
    var inputs = inputs("search")
    inputs.add(search.inputs(of: documents))
    let page = Page(MomentPaths.search, inputs: inputs.hash) { page in
      let view = SearchPage(site: routes) {
        SearchView(language: settings.language, documents: documents)
      }
      var content = try content(view, page)
      content.summary = summary
      content.scripts = [try page.address(of: search.script)]
      return content
    }
    return [page, search.files]
  }

  private func document(_ index: Int) -> SearchDocument {
    let card = cards[index]
    return SearchDocument(
      route: paths.moment(card.id), title: card.userName, caption: card.postDateDescription ?? "",
      text: card.title ?? "")
  }
}
