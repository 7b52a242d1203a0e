import TestSupport

/// 7: the end of a connection.
extension ProtocolCases {
  static let closes: [ProtocolCase] =
    [
      // Groups 1 to 6 close behind a text that was answered, which is 7.1.1. What is on its way to the client when
      // its close comes need not be sent any more (section 5.5.1), which is 7.1.6.
      ProtocolCase("7.1.2 two closes", [end, end], [ended]),
      ProtocolCase("7.1.3 a ping behind a close", [end, ping()], [ended]),
      ProtocolCase("7.1.4 a text behind a close", [end, word("a")], [ended]),
      ProtocolCase("7.1.5 a close within a text", [first([0x61]), end, last([0x62])], [ended]),
      ProtocolCase("7.3.1 a close of nothing", [close()], [closed([])]),
      ProtocolCase("7.3.2 a close of one byte", [close([3])], [refusal]),
      ProtocolCase("7.3.3 a close with a code", [end], [ended]),
      ProtocolCase(
        "7.3.4 a close with a reason", [close(code(1000) + Array("Bye".utf8))],
        [closed(code(1000) + Array("Bye".utf8))]),
      ProtocolCase(
        "7.3.5 a close of 125 bytes", [close(code(1000) + letters(123))],
        [closed(code(1000) + letters(123))]),
      ProtocolCase("7.3.6 a close of 126 bytes", [close(code(1000) + letters(124))], [refusal]),
      ProtocolCase(
        "7.5.1 a reason that is no text",
        [close(code(1000) + [0xCE, 0xBA, 0xE1, 0xBD, 0xB9, 0xED, 0xA0, 0x80])], [invalidText]),
      ProtocolCase(
        "7.5 a reason of several bytes a character", [close(code(1000) + Array("κόσμε".utf8))],
        [closed(code(1000) + Array("κόσμε".utf8))]),
    ]
    + [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999].map {
      ProtocolCase("7.7 the code \($0)", [close(code($0))], [closed(code($0))])
    }
    + [0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65_535].flatMap {
      [
        ProtocolCase("7.9, 7.13 the code \($0)", [close(code($0))], [refusal]),
        ProtocolCase(
          "7.9, 7.13 the code \($0) with a reason", [close(code($0) + letters(5))], [refusal]),
      ]
    }
}
