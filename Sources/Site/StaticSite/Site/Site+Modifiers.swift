public import ViewTree

extension Site {
  /// Puts a layout around the views of all pages that have none of their own.
  ///
  /// A layout is a view modifier; what it gets for its content is the page's main part. It may read
  /// the page from its environment.
  ///
  ///     struct BlogLayout: ViewModifier {
  ///       @Environment(\.page) private var page
  ///
  ///       func body(content: Content) -> some View {
  ///         VStack {
  ///           PageLink(page.siteTitle, to: "/").webElement(.header)
  ///           content
  ///         }
  ///       }
  ///     }
  @MainActor public func layout(_ layout: some ViewModifier & Sendable) -> Site {
    changed { $0.layout = PageLayout(layout) }
  }

  /// Names a file of the site as an icon; one called `apple-touch-icon` is for Apple's devices.
  public func icon(_ path: String) -> Site { changed { $0.icons.append(path) } }

  /// Gives the site its own pictures in several sizes and forms, too.
  public func pictures(_ forms: PictureForms? = PictureForms()) -> Site {
    changed { $0.pictureForms = forms }
  }

  /// Colours the bars of browsers that do that.
  public func themeColor(_ color: Color) -> Site {
    changed { site in
      let colors = [ThemeColor(color, isDark: false), ThemeColor(color, isDark: true)]
      site.theme = colors[0].css == colors[1].css ? [colors[0]] : colors
    }
  }

  private func changed(_ change: (inout Site) -> Void) -> Site {
    var site = self
    change(&site)
    return site
  }
}
