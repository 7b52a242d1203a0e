internal import Glibc
import MediaTypes

/// Answers with the files of a folder, such as a site that has been built.
///
/// The folder is opened anew for every request: a build replaces it as a whole, and what is served
/// belongs to one generation. Links are followed inside of it only.
@MainActor
package final class StaticFolder {
  private let path: String
  private let prefix: String
  private var tags = EntityTags()

  /// - Parameters:
  ///   - path: The folder.
  ///   - prefix: The path below which it is served, with a slash at both ends.
  package init(_ path: String, at prefix: String = "/") {
    self.path = path
    self.prefix = prefix
  }

  /// Whether a folder can be read there.
  package static func exists(_ path: String) -> Bool {
    let descriptor = openFolder(path)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  /// Answers a request; use it as a server's handler.
  package func respond(to request: Request) -> Response {
    guard request.method != "POST" else {
      var response = Response.text("Files can only be read\n", status: 405)
      response.headers.append(("Allow", "GET, HEAD"))
      return response
    }
    let folder = Self.openFolder(path)
    guard folder >= 0 else { return .text("Nothing is here\n", status: 404) }
    defer { close(folder) }
    guard request.path.hasPrefix(prefix) else {
      if request.path + "/" == prefix { return redirect(to: prefix, request) }
      return missing(in: folder)
    }
    do throws(FolderPath.Failure) {
      let place = try FolderPath("/" + request.path.dropFirst(prefix.count))
      return try respond(to: request, with: place, in: folder)
    } catch {
      return error == .invalid
        ? .text("The path can't be read\n", status: 400) : missing(in: folder)
    }
  }

  private func respond(
    to request: Request, with place: FolderPath, in folder: Int32
  ) throws(FolderPath.Failure) -> Response {
    let names = place.names + (place.isFolder ? ["index.html"] : [])
    guard let name = names.last,
      let file = OpenFile(names.joined(separator: "/"), in: folder)
    else { throw .missing }
    guard !file.isFolder else {
      file.close()
      // A listing would show what no page links to.
      guard !place.isFolder else { throw .missing }
      return redirect(to: request.path + "/", request)
    }
    guard let tag = tags.tag(of: file) else {
      file.close()
      return .text("The file can't be read\n", status: 500)
    }
    let headers = [(name: "ETag", value: tag), (name: "Cache-Control", value: "no-cache")]
    if request.header("If-None-Match").map({ EntityTags.list($0, contains: tag) }) == true {
      file.close()
      return Response(status: 304, headers: headers)
    }
    let type = (name: "Content-Type", value: MediaType.ofFile(named: name))
    return Response(
      headers: [type] + headers, body: .file(descriptor: file.descriptor, size: file.size))
  }

  private func redirect(to path: some StringProtocol, _ request: Request) -> Response {
    let query = request.query.map { "?" + $0 } ?? ""
    var response = Response.text("The folder is at \(path)\n", status: 301)
    response.headers.append((name: "Location", value: path + query))
    return response
  }

  /// The site's own page for what isn't there, or a line.
  private func missing(in folder: Int32) -> Response {
    guard let file = OpenFile("404.html", in: folder) else {
      return .text("Nothing is here\n", status: 404)
    }
    guard !file.isFolder else {
      file.close()
      return .text("Nothing is here\n", status: 404)
    }
    return Response(
      status: 404,
      headers: [
        (name: "Content-Type", value: MediaType.ofFile(named: "404.html")),
        (name: "Cache-Control", value: "no-cache"),
      ], body: .file(descriptor: file.descriptor, size: file.size))
  }

  /// A response of one file; nil if it can't be read.
  ///
  /// - Parameter path: An absolute path; its ending tells the type.
  package static func response(ofFile path: String) -> Response? {
    let folder = openFolder("/")
    guard folder >= 0, path.hasPrefix("/") else { return nil }
    defer { close(folder) }
    guard let file = OpenFile(String(path.dropFirst()), in: folder) else { return nil }
    guard !file.isFolder else {
      file.close()
      return nil
    }
    return Response(
      headers: [(name: "Content-Type", value: MediaType.ofFile(named: path))],
      body: .file(descriptor: file.descriptor, size: file.size))
  }

  private static func openFolder(_ path: String) -> Int32 {
    open(path, O_RDONLY | Int32(O_DIRECTORY) | Int32(O_CLOEXEC))
  }
}
