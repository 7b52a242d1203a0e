/// The previews of a file.
struct PreviewSection: Identifiable {
  var id: String
  /// The module, for its first file.
  var module: String?
  var file: String
  var previews: [CataloguedPreview]

  /// The files of previews that are in order.
  static func all(of previews: [CataloguedPreview]) -> [PreviewSection] {
    var result: [PreviewSection] = []
    var module: String?
    for preview in previews {
      let id = preview.module + "/" + preview.file
      if result.last?.id == id {
        result[result.count - 1].previews.append(preview)
      } else {
        result.append(
          PreviewSection(
            id: id, module: preview.module == module ? nil : preview.module, file: preview.file,
            previews: [preview]))
        module = preview.module
      }
    }
    return result
  }
}
