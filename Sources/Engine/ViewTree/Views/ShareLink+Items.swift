public import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(one: item, subject, message, label: label())
  }

  /// Creates a button that shares a string.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(one: item, subject, message, label: label())
  }

  /// Creates a button that shares several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(all: items, subject, message, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button that shares an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(one: item, subject, message, label: .standard)
  }

  /// Creates a button that shares a string.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(one: item, subject, message, label: .standard)
  }

  /// Creates a button that shares several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(all: items, subject, message, label: .standard)
  }

  /// Creates a button with a title that shares an address.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(one: item, subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares a string.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(one: item, subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(one: item, subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a title that shares a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(one: item, subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a title that shares a string.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(one: item, subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a button with a title that shares several things.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(all: items, subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares an address.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(one: item, subject, message, label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink {
  /// Creates a button that shares a thing, with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(one: item, subject, message, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares a thing, with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(one: item, subject, message, label: .standard)
  }

  /// Creates a button with a title that shares a thing, with a preview.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(one: item, subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares a thing, with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(one: item, subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a title that shares a thing, with a preview.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(one: item, subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a button that shares several things, each with a preview.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(all: items, subject, message, label: .standard)
  }
}

extension ShareLink {
  /// Creates a button that shares one thing.
  init<I: Transferable>(one item: I, _ subject: Text?, _ message: Text?, label: Label) {
    self.init(all: CollectionOfOne(item), subject, message, label: label)
  }

  /// Creates a button that shares all that can be shared of some things.
  init<C: Collection>(all items: C, _ subject: Text?, _ message: Text?, label: Label)
  where C.Element: Transferable {
    self.init(
      items: items.compactMap(\.shared), subject: subject, message: message, label: label)
  }
}

extension DefaultShareLinkLabel {
  static var standard: DefaultShareLinkLabel {
    DefaultShareLinkLabel(title: Text(system: "Share…"))
  }
}
