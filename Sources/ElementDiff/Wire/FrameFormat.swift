/// The binary form of a patch, version 1.
///
/// ```
/// frame      = header [rules] operation* [end blob]
/// header     = byte                 ; bits 0–3: version 1; 4: keys; 5: rules; 6, 7: zero
/// rules      = varint (string string)*
///                                   ; count; name and declarations of each rule
/// operation  = byte operands        ; bits 0–4: code; 5: run; 6: end; 7: same
///   1 text            = node string
///   2 attribute       = node attribute string
///   3 removeAttribute = node attribute
///   4 style           = node varint ; the number of the rule, zero for none
///   5 property        = node varint [string]
///                                   ; value 0, checked 1, selected 2, open 3;
///                                   ; with the flag run there is no string and no property
///   6 insert          = node [count] content
///   7 remove          = node [count]
///   8 move            = node [count] node
///   9 replace         = node [count] [count] content
///  10 reset           = [count] content
///  11–15              ; reserved for rows made of templates
/// end        = %x00                 ; only where a blob follows
/// node       = varint               ; zigzag difference to the node before it in the frame, the
///                                   ; first to zero; missing with the flag same, which means zero
/// count      = varint               ; only with the flag run, otherwise 1
/// content    = element*             ; as many as counted, each with everything in it
/// element    = name byte [key] [style] [count attribute-value*] [string] [count element*]
///                                   ; the byte's bits 0–4 say which of the five are there
/// key        = 8 bytes, the least significant first
/// style      = varint
/// name       = varint               ; from WireNames.elements, or zero and a string
/// attribute  = varint               ; from WireNames.attributes, or zero and a string
/// attribute-value = attribute string
/// string     = varint               ; odd: WireNames.values at half of it, rounded down;
///                                   ; even: the next half as many UTF-16 code units of the blob
/// blob       = UTF-8 to the frame's end, used up exactly
/// varint     = 7 bits a byte, the least significant first, bit 7 set on all but the last; at most
///              5 bytes and 32 bits, without needless bytes
/// ```
///
/// - `insert` and `move` name the sibling that the nodes come in front of; with the flag end, the
///   element that they come last in, zero for the page. `move` names it second.
/// - `insert`, `reset`: the count is the number of outermost nodes; `replace` with the flag run
///   has both counts, first that of the nodes that go.
/// - Lengths count UTF-16 code units so that a browser decodes the blob once and slices it. It must
///   keep a byte order mark (`ignoreBOM`).
/// - `style` sets the first name in an element's `class`; what the attribute itself says follows it.
/// - `text` on an element sets the text in front of its first child, making or removing it.
/// - Keys are for readers that compare trees; browsers get frames without.
/// - Rules that declare `--x0` … `--y8` need these registered as lengths that inherit, initially zero.
/// - Names, addresses, declarations and characters are refused as when pages are written: see
///   ``AddressRules``.
enum FrameFormat {
  static let version: UInt8 = 1
  static let hasKeys: UInt8 = 1 << 4
  static let hasRules: UInt8 = 1 << 5

  /// The codes of operations.
  enum Code: UInt8 {
    case end = 0
    case text, attribute, removeAttribute, style, property
    case insert, remove, move, replace, reset
  }

  /// What an operation's code comes with.
  struct Flags: OptionSet {
    var rawValue: UInt8
    static let run = Flags(rawValue: 1 << 5)
    static let end = Flags(rawValue: 1 << 6)
    static let same = Flags(rawValue: 1 << 7)
  }

  /// What an element has.
  struct Parts: OptionSet {
    var rawValue: UInt8
    static let key = Parts(rawValue: 1)
    static let style = Parts(rawValue: 2)
    static let attributes = Parts(rawValue: 4)
    static let text = Parts(rawValue: 8)
    static let children = Parts(rawValue: 16)
  }
}
