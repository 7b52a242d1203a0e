import ViewTree

/// The colours of the page of previews; every text has 4.5 to 1 against what is behind it.
extension Color {
  /// Bars, the tree and the panels.
  static let barGround = Color(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Behind the previews.
  static let stageGround = Color(light: 0xEEEFF3, dark: 0x0C0C0E)
  /// Texts that stand back.
  static let quiet = Color(light: 0x5C5D63, dark: 0xA6A6AC)
  /// Texts that stand out.
  static let accented = Color(light: 0x0058C6, dark: 0x5AAEFF)
  /// What is chosen, behind white text.
  static let chosen = Color(light: 0x0A66D8, dark: 0x0A60CC)
  /// What is wrong.
  static let wrong = Color(light: 0xBE0018, dark: 0xFF7A70)
}
