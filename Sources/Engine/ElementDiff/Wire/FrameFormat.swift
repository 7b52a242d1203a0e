/// The binary form of a patch, version 2.
///
/// ```
/// frame      = header [varint blob] [rules] [content] operation*
/// header     = byte                 ; bits 0–2: version 2; 3: zero; 4: keys; 5: rules; 6: reset,
///                                   ; the content is the whole page; 7: the blob and its length in bytes
/// blob       = UTF-8, used up exactly
/// rules      = varint string*       ; count; style rules with their selectors and braces, and
///                                   ; registrations of properties, which have no number
/// operation  = byte operands        ; bits 0–4: code; 5: run; 6: end; 7: same
///   1 text            = node string
///   2 attribute       = node name string
///   3 removeAttribute = node name
///   4 style           = node varint ; the number of the rule, zero for none
///   5 property        = node name [string]
///                                   ; value, checked, selected or open;
///                                   ; with the flag run there is no string and no property
///   6 insert          = node content
///   7 remove          = node [count]
///   8 move            = node [count] node
///   9 replace         = node [count] content
/// node       = varint               ; zigzag difference to the node before it in the frame, the
///                                   ; first to zero; missing with the flag same, which means zero
/// count      = varint               ; only with the flag run, otherwise 1
/// content    = [count] (element / rows)*
///                                   ; as many as counted, each with everything in it; the count is
///                                   ; always there for a whole page and for children
/// element    = name byte [key] [style] [count (name string)*] [string] [content]
///                                   ; the byte's bits 0–4 say which of the five are there
/// rows       = %x01 varint element string*
///                                   ; so many copies of the element one behind the other; where the
///                                   ; element has a hole for a string, each copy has one of its own
/// key        = 8 bytes, the least significant first
/// style      = varint
/// name       = varint               ; zero and a string, which has the next free number in this
///                                   ; frame from then on; or the number of a name
/// string     = varint               ; 1: a hole; odd: the name whose number is half of it, rounded
///                                   ; down; even: the next half as many UTF-16 code units of the blob
/// varint     = 7 bits a byte, the least significant first, bit 7 set on all but the last; at most
///              5 bytes and 32 bits, without needless bytes
/// ```
///
/// - `insert` and `move` name the sibling that the nodes come in front of; with the flag end, the
///   element that they come last in, zero for the page. `move` names it second.
/// - `replace` with the flag run has both counts.
/// - The element of rows has no key, no rows, no text beside elements and at least one hole. Its own nodes
///   have no numbers; those of the copies have.
/// - Lengths count UTF-16 code units so that a browser decodes the blob once and slices it. It must
///   keep a byte order mark (`ignoreBOM`).
/// - `style` sets the first name in an element's `class`; what the attribute itself says follows it.
/// - `text` on an element sets the text in front of its first child, making or removing it.
/// - Keys are for readers that compare trees; browsers get frames without.
/// - Rules that declare `--x0` … `--y8` come with the registrations of these.
/// - Names, addresses, declarations and characters are refused as when pages are written: see
///   ``AddressRules``.
package enum FrameFormat {
  static let version: UInt8 = 2

  /// What a frame has.
  struct Header: OptionSet {
    var rawValue: UInt8
    static let version = Header(rawValue: 15)
    static let keys = Header(rawValue: 1 << 4)
    static let rules = Header(rawValue: 1 << 5)
    static let reset = Header(rawValue: 1 << 6)
    static let blob = Header(rawValue: 1 << 7)
  }

  /// The codes of operations.
  package enum Code: UInt8, Sendable, CaseIterable {
    case text = 1
    case attribute, removeAttribute, style, property
    case insert, remove, move, replace
  }

  /// In the place of a name: copies follow.
  static let rows = 1
  /// In the place of a string: each copy has its own.
  static let hole = 1
  /// From how many siblings of one shape on rows are written.
  static let fewestRows = 3

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
