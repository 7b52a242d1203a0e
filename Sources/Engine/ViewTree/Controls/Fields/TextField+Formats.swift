public import Foundation

extension TextField {
  /// Creates a field for a value that a format writes and reads.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      read: { format.format(value.wrappedValue) },
      write: { text in
        if let parsed = format.value(of: text) { value.wrappedValue = parsed }
      }, prompt: prompt, label: label())
  }

  /// Creates a field for a value that may be missing, which a format writes and reads.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      read: { value.wrappedValue.map(format.format) ?? "" },
      write: { text in value.wrappedValue = format.value(of: text) },
      prompt: prompt, label: label())
  }

  /// Creates a field for a value that a formatter writes and reads.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      read: { formatter.string(for: value.wrappedValue) ?? "\(value.wrappedValue)" },
      write: { text in
        if let number = (formatter as? NumberFormatter)?.number(from: text) as? V {
          guard isNumber(number) else { return }
          value.wrappedValue = number
        } else if let date = (formatter as? DateFormatter)?.date(from: text) as? V {
          value.wrappedValue = date
        }
      }, prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value that a format writes and reads.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value that a format writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value that may be missing, which a format writes and reads.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value that may be missing, which a format writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value that a formatter writes and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a field that tells when editing begins and ends.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a field that tells when editing begins and ends.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, value: value, formatter: formatter)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}
