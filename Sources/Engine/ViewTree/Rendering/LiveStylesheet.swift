/// The rules that live pages have beside those of every page.
enum LiveStylesheet {
  /// The class of a scroll view that is the document's own scroll and can't be moved for now.
  static let heldClass = "held"

  /// Rows that are chosen, swiped and moved.
  private static let rows = """
    .l-pick{cursor:default;user-select:none;-webkit-user-select:none}
    .l-pick:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
    .l-swipe{overflow-x:auto!important;scroll-snap-type:x mandatory;scrollbar-width:none;\
    overscroll-behavior-x:contain}
    .l-body{position:relative}
    .l-body>a::before,.l-body>button:not(.l-own)::before{content:"";position:absolute;inset:0}
    .l-swipe>.l-body{flex:0 0 100%!important;scroll-snap-align:start;scroll-snap-stop:always}
    .l-swipe.l-line::after{content:none}
    .l-swipe.l-line>.l-body::after{content:"";position:absolute;inset-block-end:0;inset-inline:var(--row-line) 0;\
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
    :is(h1,dialog)[tabindex]:focus{outline:0!important}
    @media screen{html{overflow-x:hidden}body{overflow:clip}}
    @media screen and (max-height:500px){body:has(.screen){overflow-y:visible}}
    .n-off{display:none!important}
    .l-grip{cursor:grab;touch-action:none}
    .l-row[style*=translate]{position:relative;z-index:1;opacity:.8}
    :where(.l-row) :where([data-on^="9"],[data-on*=" 9"],[data-on^=a],[data-on*=" a"],[data-on^=b],\
    [data-on*=" b"],[data-on^=v],[data-on*=" v"]){position:relative;z-index:1}

    """

  /// What the client says behind the page, and how it shows that something is waited for.
  ///
  /// The times are the style sheet's: what is pressed looks so after 150 ms in which nothing came of it; a line along
  /// the top is seen, and read, after a second, and so is it that the connection is lost.
  private static let signs = """
    body~output{visibility:hidden;animation:l-show 1ms 1s forwards;inset:calc(8px + env(safe-area-inset-top)) 0 auto;\
    margin:auto;width:max-content;max-width:calc(100% - 2rem);padding:10px 16px;border-radius:22px;\
    font:.9375rem/1.25rem system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;\
    color:light-dark(#000,#fff);background:light-dark(rgb(252 252 252/.85),rgb(44 44 46/.85));\
    -webkit-backdrop-filter:blur(20px);backdrop-filter:blur(20px);\
    box-shadow:0 4px 24px rgb(0 0 0/.2)}
    body~output.notice{visibility:visible}
    body~output.said{visibility:visible;clip-path:inset(50%);pointer-events:none}
    body~output:not(.notice,.said,:last-of-type)::before{content:"";display:inline-block;width:1em;height:1em;\
    margin-inline-end:8px;vertical-align:-.125em;border:2px solid;border-block-start-color:transparent;\
    border-radius:50%;animation:l-turn 1s linear infinite}
    body~output:last-of-type{animation:none;inset:0 0 auto;width:auto;max-width:none;height:3px;padding:0;\
    overflow:hidden;font-size:0;background:none;-webkit-backdrop-filter:none;backdrop-filter:none;box-shadow:none;\
    pointer-events:none}
    body~output:last-of-type::before{content:"";position:absolute;inset:0;background:var(--accent)}
    body~output[data-busy=true]:last-of-type{animation:l-show 1ms 1s forwards}
    body~output[data-busy=true]:last-of-type::before{animation:l-run 1.2s ease-in-out infinite}
    [aria-busy=true]:is(button,a,[type=checkbox],[type=radio],.l-pick,[data-on*="9"]){\
    animation:l-busy .7s .15s infinite alternate both}
    body~output.l-pulling{margin:0;inset:auto;width:28px;height:28px;padding:0;font-size:0;color:light-dark(#8a8a8e,#98989f);\
    background:none;-webkit-backdrop-filter:none;backdrop-filter:none;box-shadow:none;pointer-events:none}
    body~output.l-pulling::before{content:"";position:absolute;inset:4px;border:2px solid;\
    border-block-start-color:transparent;border-radius:50%}
    body~output.l-going::before{animation:l-turn 1s linear infinite}
    @media (hover:none) and (pointer:coarse){.l-pull:not(:focus-visible,:has(:focus-visible)){position:absolute;width:1px;\
    height:1px;overflow:hidden;clip-path:inset(50%)}}
    html:has(.l-pull){overscroll-behavior-y:contain}
    @keyframes l-show{to{visibility:visible}}
    @keyframes l-turn{to{rotate:1turn}}
    @keyframes l-run{from{scale:.4 1;translate:-70%}to{scale:.4 1;translate:70%}}
    @keyframes l-busy{to{opacity:.4}}

    """

  static let text =
    TransitionClasses.rules + BrowserSurroundings.rules
    + rows + signs
    + ":root:has(.\(heldClass)){overflow:hidden;scrollbar-gutter:stable}"
}
