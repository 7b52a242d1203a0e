extension String {
  /// A whole answer of JSON.
  static func json(_ body: String, _ fields: String..., status: String = "200 OK") -> String {
    "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
      + fields.map { $0 + "\r\n" }.joined() + "Connection: close\r\n\r\n\(body)"
  }

  /// A timeline of moments by their numbers.
  static func timeline(_ moments: Range<Int>, owner: String = "a") -> String {
    let list = moments.map { number in
      """
      {"id":"\(number)","userDetails":{"id":"\(owner)","name":"A","avatar":"a.jpg"},\
      "type":"PHOTOS","title":"Text \(number)","photos":[],"createdDate":"\(1_000_000 - number)"}
      """
    }
    return """
      {"userDetails":{"id":"\(owner)","name":"A","avatar":"a.jpg","backgroundImage":""},\
      "moments":[\(list.joined(separator: ","))]}
      """
  }
}
