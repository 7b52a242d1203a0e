public import ViewTree

extension ChartContent {
  /// Says what the marks are to readers.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { if $0.looks.label == nil { $0.looks.label = label } }
  }

  /// Says what the marks are to readers.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the marks are to readers.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Says to readers what value the marks show.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { if $0.looks.value == nil { $0.looks.value = value } }
  }

  /// Says to readers what value the marks show.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Says to readers what value the marks show.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Hides the marks from readers.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { if hidden { $0.looks.isHidden = true } }
  }

  /// Changes nothing: readers find marks by their words.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    self
  }
}
