import StaticSite
import TestSupport
import Testing
import ViewTree

@Suite("Rules for servers")
@MainActor
struct HostRulesTests {
  private func site(_ url: String? = "https://example.org/b/") throws -> Site {
    try ViewPageTests.site(url) {
      Page("new/", title: "New") { Text("x") }
      Redirect("old.html", to: "new/")
      Redirect("päge $1; \"x\"/", to: "https://other.example/?a=1;b={c} d")
      HostFiles()
    }
  }

  @Test("nginx is told what stays, what is compressed and what leads on")
  func nginx() throws {
    #expect(
      try site().rules(for: .nginx) == """
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "frame-ancestors 'none'" always;
        add_header Cache-Control "no-cache";
        gzip_static on;
        # With the modules of these names:
        # brotli_static on;
        # zstd_static on;
        error_page 404 /b/404.html;
        location /b/assets/ {
          add_header X-Content-Type-Options "nosniff" always;
          add_header Referrer-Policy "strict-origin-when-cross-origin" always;
          add_header Content-Security-Policy "frame-ancestors 'none'" always;
          add_header Cache-Control "public, max-age=31536000, immutable";
        }
        location = "/b/old.html" { return 301 /b/new/; }
        location = "/b/päge $1; \\"x\\"/index.html" { return 301 https://other.example/?a=1%3Bb=%7Bc%7D%20d; }
        location = "/b/päge $1; \\"x\\"/" { return 301 https://other.example/?a=1%3Bb=%7Bc%7D%20d; }

        """)
  }

  @Test("Caddy is told the same")
  func caddy() throws {
    #expect(
      try site(nil).rules(for: .caddy) == """
        header {
          X-Content-Type-Options "nosniff"
          Referrer-Policy "strict-origin-when-cross-origin"
          Content-Security-Policy "frame-ancestors 'none'"
          Cache-Control "no-cache"
        }
        header /assets/* Cache-Control "public, max-age=31536000, immutable"
        redir /old.html /new/ permanent
        redir /p%C3%A4ge%20%241%3B%20%22x%22/index.html https://other.example/?a=1%3Bb=%7Bc%7D%20d permanent
        redir /p%C3%A4ge%20%241%3B%20%22x%22/ https://other.example/?a=1%3Bb=%7Bc%7D%20d permanent
        handle_errors 404 {
          rewrite /404.html
          file_server
        }
        file_server {
          precompressed zstd br gzip
        }

        """)
  }

  @Test("A host's own files stand in the site")
  func files() throws {
    let (files, _) = try SiteTests.build(site())
    #expect(
      files["_headers"] == """
        /b/*
          X-Content-Type-Options: nosniff
          Referrer-Policy: strict-origin-when-cross-origin
          Content-Security-Policy: frame-ancestors 'none'
          Cache-Control: no-cache
        /b/assets/*
          ! Cache-Control
          Cache-Control: public, max-age=31536000, immutable

        """)
    #expect(files["_redirects"]?.split(separator: "\n").first == "/b/old.html /b/new/ 301")
    #expect(files["_redirects"]?.split(separator: "\n").count == 3)
  }

  @Test("The program prints them")
  func program() {
    let command = WebsiteCommand(name: "Blog") { _ in try site() }
    #expect(command.run(["rules", "nginx"]).output.hasPrefix("add_header"))
    #expect(command.run(["rules", "iis"]).exitCode == .usage)
    #expect(command.run(["rules"]).errors.contains("one of nginx, caddy, headers, redirects"))
  }
}
