import Browser
import ElementTree
import Foundation
import HTMLParsing
import TestSupport
import Testing

@Suite("Emitted HTML")
struct EmittedHTMLTests {
  private func model(_ element: ParsedElement) -> TreeModel {
    .element(
      element.name, isSVG: element.namespace == "http://www.w3.org/2000/svg",
      Dictionary(
        element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      element.children.map { child in
        switch child {
        case .element(let child): model(child)
        case .text(let text): .text(text.string)
        }
      })
  }

  @Test("An XML parser reads any tree back as it is", arguments: [RandomTree.Nesting.free, .html])
  func readByXMLParser(nesting: RandomTree.Nesting) throws {
    let seed = PropertySeed.start
    for round in 0..<400 {
      var random = RandomTree(seed: seed &+ UInt64(round), nesting: nesting)
      let (tree, expected) = random.make()
      let html = tree.html
      let read = try ParsedDocument(Array(html.utf8), file: "seed \(seed &+ UInt64(round))").root
      let (bytes, wanted) = (model(read).bytes, expected.withDoubledLineFeeds.bytes)
      let isEqual = bytes == wanted
      #expect(isEqual, "seed \(seed &+ UInt64(round)): \(difference(wanted, bytes))")
      if !isEqual { return }
    }
  }

  /// The surroundings of the first byte that differs.
  private func difference(_ expected: [UInt8], _ found: [UInt8]) -> String {
    let start = max(0, zip(expected, found).prefix { $0 == $1 }.count - 60)
    let part = { (bytes: [UInt8]) in
      String(decoding: bytes.dropFirst(start).prefix(120), as: UTF8.self).debugDescription
    }
    return "\(part(found)) instead of \(part(expected))"
  }

  /// Gives the bytes of ``TreeModel`` for every child of the body, in base 64.
  private static let walk = """
    (() => {
      const encoder = new TextEncoder();
      const sized = text => `${encoder.encode(text).length}:${text}`;
      const describe = node => {
        if (node.nodeType === Node.TEXT_NODE) return 'T' + sized(node.data);
        if (node.nodeType !== Node.ELEMENT_NODE) return `?${node.nodeType}`;
        const isSVG = node.namespaceURI === 'http://www.w3.org/2000/svg';
        const attributes = node.getAttributeNames().filter(name => name !== 'xmlns').sort()
          .map(name => `${name}=${sized(node.getAttribute(name))}`).join(' ');
        const children = [...node.childNodes].map(describe).join('');
        return `E${node.localName} ${isSVG} ${attributes}(${children})`;
      };
      document.body.normalize();
      return [...document.body.childNodes].map(node => {
        let text = '';
        for (const byte of encoder.encode(describe(node))) text += String.fromCharCode(byte);
        return btoa(text);
      });
    })()
    """

  @Test("Chromium reads trees that are valid HTML back as they are")
  func readByBrowser() async throws {
    let seed = PropertySeed.start
    var html = "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"/></head><body>"
    var expected: [[UInt8]] = []
    for round in 0..<400 {
      var random = RandomTree(seed: seed &+ UInt64(round), nesting: .html)
      let (tree, model) = random.make()
      html += tree.html
      expected.append(model.bytes)
    }
    html += "</body></html>"
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("emitted-\(seed).html")
    try Data(html.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let browser = try await Browser.launch()
    let page = try await browser.newPage()
    try await page.navigate(to: file.absoluteString)
    let found = try await page.evaluate(Self.walk).array?.compactMap(\.string) ?? []
    await browser.close()
    #expect(found.count == expected.count, "seed \(seed)")
    for (round, (found, expected)) in zip(found, expected).enumerated() {
      let found = Data(base64Encoded: found).map { [UInt8]($0) } ?? []
      let isEqual = found == expected
      #expect(isEqual, "seed \(seed &+ UInt64(round)): \(difference(expected, found))")
      if !isEqual { return }
    }
  }
}
