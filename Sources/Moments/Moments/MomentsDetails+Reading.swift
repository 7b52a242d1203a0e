public import PositionedJSON

extension MomentsDetails {
  /// Reads a timeline from JSON, bare or inside a GraphQL answer.
  ///
  /// The bare form is `{"userDetails": {…}, "moments": […]}`; the answer has it under `data` and
  /// the name of a query or mutation that answers a timeline. Unknown keys are ignored. All
  /// errors of the file are thrown together.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, UTF-8.
  ///   - file: The name that messages show.
  ///   - diagnostics: Receives warnings as well, such as a `createdDate` that is no number.
  public static func read(
    from bytes: [UInt8], file: String, diagnostics: Diagnostics = Diagnostics()
  ) throws(InputError) -> MomentsDetails {
    let document = JSONDocument(bytes, file: file, diagnostics: diagnostics)
    let details = document.flatMap { $0.cursor(diagnostics).decode(Answer.self)?.details }
    try diagnostics.throwErrors()
    guard let details else {
      // Decoding answers nil only after an error.
      throw InputError(
        Diagnostic(
          .error, at: SourceLocation(file: file, line: 1, column: 1, path: "$"),
          message: "found no timeline, wanted one", hint: "See the documentation of the format."))
    }
    return details
  }
}

/// A timeline, bare or in its envelope.
private struct Answer: JSONDecodable {
  var details: MomentsDetails

  static func decode(_ cursor: JSONCursor) -> Answer? {
    guard let object = cursor.object() else { return nil }
    let isBare = cursor.value["userDetails"] != nil || cursor.value["moments"] != nil
    let isAnswer = cursor.value["data"] != nil || cursor.value["errors"] != nil
    guard !isBare, isAnswer else { return cursor.decode(MomentsDetails.self).map(Answer.init) }
    if reportServerErrors(object) { return nil }
    guard let data = object.required("data")?.object() else { return nil }
    for name in ["getMomentsDetailsByUserID", "updateMomentLike"] {
      if let member = data.member(name) {
        return member.decode(MomentsDetails.self).map(Answer.init)
      }
    }
    return data.required("getMomentsDetailsByUserID", as: MomentsDetails.self).map(Answer.init)
  }

  /// Whether the answer has the errors of a server instead of data; they become ours.
  private static func reportServerErrors(_ object: JSONObjectCursor) -> Bool {
    guard let errors = object.member("errors")?.array(), !errors.isEmpty else { return false }
    for error in errors {
      let message = error.value["message"]?.string ?? "no message"
      let words = message.unicodeScalars.prefix(200).map { $0.value < 0x20 ? " " : String($0) }
      error.report(
        .error, "found the server's error '\(words.joined())', wanted data",
        hint: "Ask the server again, or whoever runs it.")
    }
    return true
  }
}

extension MomentsDetails: JSONDecodable {
  /// Reads a bare timeline.
  public static func decode(_ cursor: JSONCursor) -> MomentsDetails? {
    guard let object = cursor.object() else { return nil }
    let userDetails = object.required("userDetails", as: UserDetails.self)
    let moments = object.required("moments")?.array()
    let people = object.member("people")?.array() ?? []
    reportRepeatedIDs(moments ?? [], of: "moment")
    reportRepeatedIDs(people, of: "person")
    let decodedMoments = moments?.compactMap { $0.decode(Moment.self) }
    let decodedPeople = people.compactMap { $0.decode(UserDetails.self) }
    guard let userDetails, let decodedMoments else { return nil }
    return MomentsDetails(
      userDetails: userDetails, moments: decodedMoments, people: decodedPeople)
  }

  private static func reportRepeatedIDs(_ list: [JSONCursor], of noun: String) {
    var first: [String: JSONCursor] = [:]
    first.reserveCapacity(list.count)
    for cursor in list {
      guard let value = cursor.value["id"], let id = value.string else { continue }
      guard let earlier = first.updateValue(cursor, forKey: id) else { continue }
      first[id] = earlier
      JSONCursor(value, diagnostics: cursor.diagnostics).report(
        .error, "found the id of another \(noun), wanted one of its own",
        hint: "The other is in line \(earlier.value.location.line), "
          + "at \(earlier.value.location.path).")
    }
  }
}
