public import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(data: CollectionOfOne(item), label: label())
  }

  /// Creates a button that shares a string.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(data: CollectionOfOne(item), label: label())
  }

  /// Creates a button that shares several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(data: items, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button that shares an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(data: CollectionOfOne(item), label: .standard)
  }

  /// Creates a button that shares a string.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(data: CollectionOfOne(item), label: .standard)
  }

  /// Creates a button that shares several things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(data: items, label: .standard)
  }

  /// Creates a button with a title that shares an address.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares a string.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a title that shares a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a title that shares an address.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink {
  /// Creates a button that shares a thing, with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares a thing, with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: .standard)
  }

  /// Creates a button with a title that shares a thing, with a preview.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(data: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension DefaultShareLinkLabel {
  static var standard: DefaultShareLinkLabel {
    DefaultShareLinkLabel(title: Text(system: "Share…"))
  }
}
