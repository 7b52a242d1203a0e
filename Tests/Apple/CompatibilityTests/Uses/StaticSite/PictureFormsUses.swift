import StaticSite

@MainActor enum PictureFormsUses {
  static func pictureForms(_ value: PictureForms) {
    _ = PictureForms.self
    _ = value.forms
    _ = value.widths
    _ = PictureForms()
    _ = PictureForms.isAvailable
  }

  static func form(_ value: PictureForms.Form) {
    let _: [PictureForms.Form] = [.avif, .webp]
    _ = PictureForms.Form.self
    _ = value.isAvailable
  }

  static func site(_ value: Site) { _ = value.pictures(PictureForms()) }
}
