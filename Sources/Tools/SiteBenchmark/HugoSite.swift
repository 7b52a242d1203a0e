import Foundation
import Moments

/// The timeline as a site of Hugo's: a page each moment, lists by twenty, pages of people, feeds and a sitemap, by
/// templates without any layout beyond the elements of a card.
struct HugoSite {
  let folder: String

  /// Writes templates and a file of content for each moment.
  func write(_ timeline: MomentsDetails) throws {
    try write(
      "config.toml",
      """
      baseURL = "https://example.org/"
      languageCode = "en"
      title = "\(timeline.userDetails.name)"
      paginate = 20
      [taxonomies]
      person = "people"
      [outputs]
      home = ["HTML", "RSS"]
      """)
    for (name, text) in Self.templates { try write("layouts/\(name)", text) }
    try write("static/style.css", "article{display:flex;gap:12px;padding:16px}")
    for moment in timeline.moments { try write(moment) }
  }

  /// Another text for one moment.
  func change(_ moment: Moment, to text: String) throws {
    var moment = moment
    moment.title = text
    try write(moment)
  }

  private func write(_ moment: Moment) throws {
    let seconds = moment.createdSeconds ?? 0
    let date = ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: seconds))
    let photos = moment.photos.map(Self.quoted).joined(separator: ", ")
    let likers = (moment.likes ?? []).map { Self.quoted($0.avatar) }.joined(separator: ", ")
    try write(
      "content/m/\(moment.id).md",
      """
      +++
      title = \(Self.quoted(moment.title ?? ""))
      date = \(date)
      people = [\(Self.quoted(moment.userDetails.name))]
      avatar = \(Self.quoted(moment.userDetails.avatar))
      link = \(Self.quoted(moment.url ?? ""))
      photos = [\(photos)]
      likers = [\(likers)]
      +++
      """)
  }

  private func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A string of TOML.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 127:
        result += "\\u" + String(format: "%04X", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static let templates = [
    "_default/baseof.html": """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="stylesheet" href="/style.css"></head>
    <body><main>{{ block "main" . }}{{ end }}</main></body></html>
    """,
    "partials/card.html": """
    <article><img class="avatar" src="/{{ .Params.avatar }}" alt=""><div>
    <p class="author">{{ index .Params.people 0 }}</p><p>{{ .Title }}</p>
    {{ range .Params.photos }}<img class="photo" src="/{{ . }}" alt="A photo">{{ end }}
    {{ with .Params.link }}<a href="{{ . }}">{{ . }}</a>{{ end }}
    <a href="{{ .RelPermalink }}"><time datetime="{{ .Date.Format "2006-01-02T15:04:05Z" }}">{{ .Date.Format "January 2, 2006" }}</time></a>
    <div class="likes" aria-label="Liked by {{ len .Params.likers }}">{{ range .Params.likers }}<img src="/{{ . }}" alt="">{{ end }}</div>
    </div></article>
    """,
    "index.html": """
    {{ define "main" }}<h1>{{ .Title }}</h1>{{ $pages := .Paginate .Site.RegularPages }}\
    {{ range $pages.Pages }}{{ partial "card.html" . }}{{ end }}\
    {{ with $pages.Prev }}<a href="{{ .URL }}">Newer</a>{{ end }}{{ with $pages.Next }}<a href="{{ .URL }}">Older</a>{{ end }}{{ end }}
    """,
    "_default/single.html": """
    {{ define "main" }}<h1>{{ index .Params.people 0 }}</h1>{{ partial "card.html" . }}\
    {{ with .NextInSection }}<a href="{{ .RelPermalink }}">Newer</a>{{ end }}{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">Older</a>{{ end }}{{ end }}
    """,
    "_default/list.html": """
    {{ define "main" }}<h1>{{ .Title }}</h1>{{ range .Paginator.Pages }}{{ partial "card.html" . }}{{ end }}{{ end }}
    """,
    "_default/terms.html": """
    {{ define "main" }}<h1>{{ .Title }}</h1>{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}
    """,
  ]
}
