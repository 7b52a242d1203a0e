/// The rules that live pages have beside those of every page.
enum LiveStylesheet {
  /// The class of a scroll view that is the document's own scroll and can't be moved for now.
  static let heldClass = "held"

  /// Rows that are chosen, swiped and moved, and the client's notices behind the page.
  private static let rows = """
    .l-pick{cursor:default;user-select:none;-webkit-user-select:none}
    .l-pick:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
    .l-swipe{overflow-x:auto!important;scroll-snap-type:x mandatory;scrollbar-width:none;\
    overscroll-behavior-x:contain}
    .l-body{position:relative}
    .l-body>a::before,.l-body>button:not(.l-own)::before{content:"";position:absolute;inset:0}
    .l-swipe>.l-body{flex:0 0 100%!important;scroll-snap-align:start}
    .l-swipe>.l-acts{flex:none!important;scroll-snap-align:end;align-self:stretch!important}
    @media (hover:hover) and (pointer:fine){.l-swipe{overflow:clip!important}\
    .l-swipe>.l-acts{position:absolute!important;inset-block:0;inset-inline-end:0;opacity:0}\
    .l-swipe:hover>.l-acts,.l-swipe>.l-acts:focus-within{opacity:1}}
    .n-off{display:none!important}
    .l-grip{cursor:grab;touch-action:none}
    .l-moving{position:relative;z-index:1;opacity:.8}
    :where(.l-row) :where([data-on^="9"],[data-on*=" 9"],[data-on^=a],[data-on*=" a"],[data-on^=b],\
    [data-on*=" b"],[data-on^=v],[data-on*=" v"]){position:relative;z-index:1}
    body~output{inset:auto 0 1rem;margin:auto;width:max-content;max-width:calc(100% - 2rem);padding:10px 16px;\
    border-radius:22px;font:.9375rem/1.25rem system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;\
    color:light-dark(#000,#fff);background:light-dark(rgb(252 252 252/.95),rgb(44 44 46/.95));\
    box-shadow:0 4px 24px rgb(0 0 0/.2)}

    """

  static let text =
    TransitionClasses.rules
    + rows
    + ":root:has(.\(heldClass)){overflow:hidden;scrollbar-gutter:stable}"
}
