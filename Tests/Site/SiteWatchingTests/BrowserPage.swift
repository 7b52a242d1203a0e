import Browser

/// A page in the browser, which isn't a page of a site.
typealias BrowserPage = Page
