extension PageTemplate {
  /// The shell of sites that bring none: the views are the document's body.
  public static func standard() throws(SiteError) -> PageTemplate {
    var template = try PageTemplate(shell: Array(standardShell.utf8), file: "standard shell")
    template.rules = ""
    return template
  }

  private static let standardShell = """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="{{language}}" dir="{{direction}}">
    <head>
    <meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" content="{{policy}}"/>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>
    <meta name="color-scheme" content="light dark"/>
    <title><slot name="title"/></title>
    <meta name="description" content="{{description}}"/>
    <slot name="head"/>
    </head>
    <body>
    <a class="skip-link" href="#content"><slot name="skip"/></a>
    <slot name="main"/>
    </body>
    </html>

    """
}
