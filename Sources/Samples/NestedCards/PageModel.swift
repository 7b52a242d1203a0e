import Combine

/// The page's model: its sections stay as they are, what is in them changes.
final class PageModel: ObservableObject {
  let sections: [SectionModel]

  init(sections: [SectionData]) {
    self.sections = sections.map { SectionModel($0) }
  }
}
