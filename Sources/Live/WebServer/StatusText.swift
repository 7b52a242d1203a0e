/// The words that go with the numbers which are answered without the library.
enum StatusText {
  static func text(_ status: Int) -> String {
    switch status {
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 421: "Misdirected Request"
    case 431: "Request Header Fields Too Large"
    case 505: "HTTP Version Not Supported"
    default: "Error"
    }
  }
}
