import ViewTree

extension EnvironmentValues {
  /**/@Entry var a: Int
  @Entry static var b = 1
}

#Preview("a") { () -> any View in
  @Previewable @State var x = 0
  Text("\(x)")
}
#Preview("b") {
  Txt("a")
}
