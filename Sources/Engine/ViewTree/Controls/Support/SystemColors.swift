extension Color {
  /// Behind grouped rows.
  static let groupedBackground = Color(light: 0xF2F2F7, dark: 0x000000)
  /// Behind groups of rows in a sheet.
  static let raisedGroupedBackground = Color(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// A group of rows in a sheet.
  static let raisedGroupedCard = Color(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// Behind views in a sheet.
  static let raisedPageBackground = Color(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// A group of rows.
  static let groupedCard = Color(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Behind views.
  static let pageBackground = Color(light: 0xFFFFFF, dark: 0x000000)
  /// A pale area such as a box around views.
  static let pale = Color(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Behind segments.
  static let segments = Color(light: 0x767680, dark: 0x767680, opacity: 0.12, darkOpacity: 0.24)
  /// The pale part of a bar or a track.
  static let track = Color(light: 0x787880, dark: 0x787880, opacity: 0.2, darkOpacity: 0.36)
}
