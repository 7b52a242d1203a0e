/// What a build remembers of a page.
struct PageRecord: Sendable {
  /// The hash of all that the page was made from; nil if that isn't known.
  var inputs: ContentHash?
  /// The hash of the page's bytes.
  var hash: ContentHash
  /// The number of the page's bytes.
  var byteCount: Int
  /// What the page uses of the site's shared files, and its warnings.
  var resources: PageResources
}
