import CProcess
import Glibc

/// Opens addresses in the user's browser.
package enum PageOpener {
  /// Does nothing where there is no `xdg-open`.
  package static func open(_ url: String) {
    let null = Glibc.open("/dev/null", O_RDWR | Int32(O_CLOEXEC))
    guard null >= 0 else { return }
    defer { close(null) }
    for program in ["/usr/bin/xdg-open", "/usr/local/bin/xdg-open"]
    where access(program, X_OK) == 0 {
      var arguments = [strdup(program), strdup(url), nil]
      defer { for argument in arguments { free(argument) } }
      var child: pid_t = 0
      if cprocess_spawn(program, &arguments, environ, [null, null, null], 3, &child) == 0 {
        return
      }
    }
  }
}
