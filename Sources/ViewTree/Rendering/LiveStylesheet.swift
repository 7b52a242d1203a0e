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
    .l-swipe>.l-body{flex:0 0 100%!important;scroll-snap-align:start;scroll-snap-stop:always}
    .l-swipe.l-line::after{content:none}
    .l-swipe.l-line>.l-body::after{content:"";position:absolute;inset-block-end:0;inset-inline:16px 0;\
    border-block-end:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .l-swipe>.l-acts{flex:none!important;scroll-snap-align:end;align-self:stretch!important;\
    align-items:stretch!important}
    .l-acts:not(.l-lead){flex-direction:row-reverse}
    .l-acts>*{align-self:stretch!important;display:flex;align-items:center}
    .l-open{flex:none!important;align-self:stretch!important;align-items:stretch!important}
    .l-swipe>.l-lead{order:-1;scroll-snap-align:start;animation:l-lead .1s!important}
    @keyframes l-lead{from,to{scroll-snap-align:none}}
    @media (hover:hover) and (pointer:fine){.l-swipe{overflow:clip!important;display:grid!important;\
    grid-template-columns:1fr auto auto}\
    .l-swipe>.l-body{grid-area:1/1/2/4}.l-swipe>.l-acts{grid-area:1/3;z-index:1;opacity:0}\
    .l-swipe>.l-lead{grid-area:1/2;order:0}\
    .l-swipe:hover>.l-acts,.l-swipe:has(>.l-acts:focus-within)>.l-acts{opacity:1}}
    h1[tabindex]:focus{outline:0!important}
    .n-off{display:none!important}
    .l-grip{cursor:grab;touch-action:none}
    .l-row[style*=translate]{position:relative;z-index:1;opacity:.8}
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
