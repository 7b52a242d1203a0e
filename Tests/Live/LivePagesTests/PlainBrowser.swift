import Foundation
import Glibc
import TestSupport
import Testing

/// A browser without script.
final class PlainBrowser {
  let port: UInt16
  /// The value of `Cookie`.
  var cookie = ""
  /// Lines that each request has beside those of every one.
  var lines = ""
  /// The values of `Set-Cookie` in the last answer.
  var cookies: [String] = []
  var html = ""
  var status = 0
  var headers: [String: String] = [:]

  init(port: UInt16) { self.port = port }

  func get(_ path: String = "/") throws { try ask("GET", path, "") }

  func ask(_ method: String, _ path: String, _ body: String, origin: String? = nil) throws {
    let client = try RawClient(port: port)
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
      + (cookie.isEmpty ? "" : "Cookie: \(cookie)\r\n") + lines
      + (origin.map { "Origin: \($0)\r\n" } ?? "")
      + (method == "POST"
        ? "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n"
        : "")
    client.send(head + "\r\n" + body)
    let answer = try #require(RawAnswer(client.readToEnd()))
    (status, html, headers) = (answer.status, answer.body, answer.headers)
    cookies = answer.cookies
    for new in cookies { keep(new) }
  }

  /// Keeps a cookie that a server has set, in place of one of the same name.
  private func keep(_ new: String) {
    let pair = new.prefix { $0 != ";" }
    let name = pair.prefix { $0 != "=" }
    var pairs = cookie.components(separatedBy: "; ").filter {
      !$0.isEmpty && !$0.hasPrefix("\(name)=")
    }
    if !new.contains("; Max-Age=0") { pairs.append(String(pair)) }
    cookie = pairs.joined(separator: "; ")
  }

  /// The value of `Cookie` without one of them.
  func cookieWithout(_ name: String) -> String {
    cookie.components(separatedBy: "; ").filter { !$0.hasPrefix("\(name)=") }
      .joined(separator: "; ")
  }

  /// The value of a cookie; nil if there is none.
  func cookie(named name: String) -> String? {
    cookie.components(separatedBy: "; ").first { $0.hasPrefix("\(name)=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  /// The value of an attribute of the first tag that has something in it.
  func value(_ attribute: String, ofTagWith part: String) throws -> String {
    let tag = try #require(
      html.split(separator: "<").first { $0.prefix { $0 != ">" }.contains(part) }, "\(part)")
    let start = try #require(tag.firstRange(of: " \(attribute)=\"")).upperBound
    return String(tag[start...].prefix { $0 != "\"" })
  }

  /// The number of a button by its text.
  func button(_ text: String) throws -> String {
    let parts = html.components(separatedBy: "<button")
    let part = try #require(
      parts.first { $0.components(separatedBy: "</button>")[0].contains(text) })
    let start = try #require(part.firstRange(of: " value=\"")).upperBound
    return String(part[start...].prefix { $0 != "\"" })
  }

  /// Everything that the page's form has, as a browser would post it, with some fields changed.
  func post(_ changes: [String: String?] = [:], press: String? = nil, origin: String? = nil) throws
  {
    var fields: [(String, String)] = [("t", try value("value", ofTagWith: "name=\"t\""))]
    let tags = html.split(separator: "<")
    for (index, tag) in tags.enumerated() where tag.contains("form=\"-f\"") {
      let text = String(tag.prefix { $0 != ">" })
      func attribute(_ name: String) -> String? {
        guard let start = text.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
        return String(text[start...].prefix { $0 != "\"" })
      }
      guard !tag.hasPrefix("button"), let name = attribute("name"), changes[name] == nil else {
        continue
      }
      switch attribute("type") {
      case "checkbox", "radio":
        if attribute("checked") != nil { fields.append((name, attribute("value") ?? "on")) }
      case nil where tag.hasPrefix("select"):
        let options = tags[index...].dropFirst().prefix {
          $0.hasPrefix("option") || $0.hasPrefix("/option")
        }
        let chosen = options.first { $0.contains(" selected=") } ?? options.first ?? ""
        let start = try #require(chosen.firstRange(of: " value=\"")).upperBound
        fields.append((name, String(chosen[start...].prefix { $0 != "\"" })))
      default:
        let inside = tag.split(separator: ">", maxSplits: 1).dropFirst().first ?? ""
        fields.append((name, tag.hasPrefix("textarea") ? String(inside) : attribute("value") ?? ""))
      }
    }
    for (name, value) in changes { if let value { fields.append((name, value)) } }
    if let press { fields.append(("p", press)) }
    let body = fields.map { "\(Self.encoded($0))=\(Self.encoded($1))" }.joined(separator: "&")
    let action = try value("action", ofTagWith: "id=\"-f\"")
    // A server without processor time for the page says when to try again; readers do that, too.
    repeat {
      try ask("POST", action, body, origin: origin)
      if status == 503 { usleep(1_000_000) }
    } while status == 503 && headers["retry-after"] == "1"
  }

  private static func encoded(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
      .utf8.map { byte in
        let isPlain =
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte)
        return isPlain
          ? String(UnicodeScalar(byte))
          : byte == 0x20 ? "+" : "%" + String(Int(byte) + 256, radix: 16).suffix(2)
      }.joined()
  }
}
