public import Foundation
public import ViewTree

extension Page {
  /// Says in one or two sentences what the page is about.
  public func summary(_ summary: String) -> Page {
    changed { $0.metadata.summary = summary }
  }

  /// Makes the page an article, which feeds may have.
  ///
  /// Before its date comes it is left out, unless the build is told otherwise.
  public func article(
    published: Date, modified: Date? = nil, author: String? = nil, tags: [String] = []
  ) -> Page {
    changed { page in
      page.metadata.kind = "article"
      page.metadata.published = Timestamp(published)
      page.metadata.modified = modified.map(Timestamp.init)
      page.metadata.author = author
      page.metadata.tags = tags
      page.modified = Timestamp(modified ?? published)
    }
  }

  /// Leaves the page out, unless the build is told otherwise.
  public func draft(_ isDraft: Bool = true) -> Page {
    changed { $0.metadata.isDraft = isDraft }
  }

  /// Names a picture for previews of the page: a file of the site, or an absolute address.
  public func image(_ address: String?) -> Page {
    changed { $0.metadata.image = address }
  }

  /// Says in which language the page is, and what its translations are found by.
  ///
  /// Pages of one key name each other as alternates. Where there is none in some language, the page
  /// of the site's own is the one for all others (`x-default`).
  public func translation(of key: String, language: String) -> Page {
    changed { page in
      page.metadata.translationKey = key
      page.metadata.language = language
    }
  }

  /// Has the page say something in the vocabulary of schema.org.
  ///
  /// Articles have data of their own without this.
  public func structuredData(_ value: some Encodable & Sendable) -> Page {
    changed { $0.metadata.data.append(StructuredData(value)) }
  }

  /// Keeps the page from search engines and out of the sitemap.
  public func unindexed() -> Page {
    changed { page in
      page.metadata.isIndexed = false
      page.isListed = false
    }
  }

  /// Says what the page is made from, so that it is made again only when that changes.
  ///
  /// Whatever the page's views and its layout read must be among the values, but for what the
  /// program itself says and what ``Site/inputs`` counts. Without this the page is made in every build.
  public func inputs(_ values: any PageInput...) -> Page {
    changed { page in
      var inputs = PageInputs("views")
      for value in values { value.add(to: &inputs) }
      page.inputs = inputs.hash
    }
  }

  /// Puts a layout around the page instead of the site's.
  @MainActor public func layout(_ layout: some ViewModifier & Sendable) -> Page {
    changed { $0.layout = .own(PageLayout(layout)) }
  }

  /// Shows the page's views without the site's layout.
  public func withoutLayout() -> Page { changed { $0.layout = .none } }

  func changed(_ change: (inout Page) -> Void) -> Page {
    var page = self
    change(&page)
    return page
  }
}
