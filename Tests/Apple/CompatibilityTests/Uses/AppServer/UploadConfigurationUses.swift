import AppServer

enum UploadConfigurationUses {
  static func configuration() {
    _ = UploadConfiguration.self
    let value = UploadConfiguration()
    _ = value.largestFile
    _ = value.largestTotal
    _ = value.mostFiles
    _ = value.folder
    _ = value.inspect
  }

  static func file(_ value: UploadedFile) {
    _ = UploadedFile.self
    _ = value.url
    _ = value.name
    _ = value.mediaType
    _ = value.size
  }

  static func error(_ value: UploadError) {
    _ = UploadError.self
    _ = UploadError.tooLarge(1)
    _ = UploadError.tooMany(1)
    _ = UploadError.noRoom
    _ = UploadError.unwritable("")
    _ = value == .noRoom
    _ = value.description
  }
}
