/// The rules for rows, bars, menus and what is shown over a page.
enum ContainerRules {
  static let text = rules + tabs

  private static let rules = """
    .l-row{position:relative}
    .l-list>:first-child{border-start-start-radius:inherit;border-start-end-radius:inherit}
    .l-list>:last-child{border-end-start-radius:inherit;border-end-end-radius:inherit}
    .l-line::after{content:"";position:absolute;inset-block-end:0;inset-inline:16px 0;\
    border-block-end:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .l-row>a::before,.l-row>button:not(.l-part)::before{content:"";position:absolute;inset:0}
    .l-row>a:active,.l-row>button:not(.l-part):enabled:active{opacity:1}
    .l-row:has(>a:active,>button:not(.l-part):enabled:active){background:light-dark(#d1d1d6,#3a3a3c)}
    details[open]>summary>svg:last-child{rotate:90deg}
    summary>svg:last-child{transition:rotate .2s}
    .n-bar{position:sticky;inset-block-start:0;z-index:3;\
    background:light-dark(rgb(249 249 249/.85),rgb(22 22 23/.85));backdrop-filter:blur(20px)}
    .n-foot{position:sticky;inset-block-end:0;z-index:3;\
    background:light-dark(rgb(249 249 249/.85),rgb(22 22 23/.85));backdrop-filter:blur(20px);\
    border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    details:has(>.m-items){position:relative;width:max-content;max-width:100%}
    details:has(>.m-items)[open]{z-index:5}
    .m-items{position:absolute!important;inset-block-start:calc(100% + 6px);inset-inline-start:0;\
    width:max-content;min-width:14rem;max-width:80vw;z-index:5;border-radius:13px;overflow:hidden;\
    color:light-dark(#000,#fff);background:light-dark(rgb(252 252 252/.92),rgb(44 44 46/.92));\
    backdrop-filter:blur(30px) saturate(180%);\
    box-shadow:0 10px 50px rgb(0 0 0/.2),0 0 0 .5px light-dark(rgb(0 0 0/.08),rgb(255 255 255/.12))}
    .m-items>*+*{border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .t-bar{position:sticky;inset-block-end:0;z-index:4;align-self:stretch;\
    padding-block-end:env(safe-area-inset-bottom);color:light-dark(#8e8e93,#8e8e93);\
    background:light-dark(rgb(249 249 249/.9),rgb(22 22 23/.9));backdrop-filter:blur(20px);\
    border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .t-bar>label:has(>input:checked){color:var(--accent)}
    .t-bar>label:has(>input:focus-visible){outline:2px solid var(--accent);outline-offset:-2px}
    .c-tab{opacity:0}
    .t-pages{width:100%!important;justify-self:stretch;display:flex!important}
    .t-page{flex:0 0 100%!important;width:100%!important;scroll-snap-align:center}
    dialog.d-sheet,dialog.d-cover,dialog.d-alert,dialog.d-actions{position:fixed!important;\
    z-index:10!important;overflow:auto;margin:auto}
    dialog.d-sheet{inset:auto 0 0!important;margin-inline:auto;width:min(100%,42rem)!important;\
    border-radius:10px 10px 0 0;box-shadow:0 0 0 100vmax rgb(0 0 0/.25)}
    .d-sheet{height:calc(100dvh - 3.5rem)}
    .d-half{height:52dvh}
    dialog.d-cover{inset:0!important;width:100%!important;height:100%!important;\
    background:light-dark(#fff,#000)}
    dialog.d-popover{position:absolute!important;inset:calc(100% + 8px) auto auto 0!important;\
    z-index:10!important;width:max-content;max-width:90vw;border-radius:13px;\
    box-shadow:0 10px 50px rgb(0 0 0/.25)}
    dialog.d-alert{inset:0!important;width:17rem!important;height:max-content!important;\
    border-radius:14px;background:light-dark(rgb(242 242 242/.95),rgb(37 37 38/.95));\
    backdrop-filter:blur(30px);box-shadow:0 0 0 100vmax rgb(0 0 0/.25)}
    dialog.d-actions{inset:auto 0 .5rem!important;width:min(100% - 1rem,28rem)!important;\
    height:max-content!important;border-radius:14px;\
    background:light-dark(rgb(242 242 242/.95),rgb(37 37 38/.95));backdrop-filter:blur(30px);\
    box-shadow:0 0 0 100vmax rgb(0 0 0/.25)}
    .d-buttons{align-self:stretch;border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .d-buttons>*+*{box-shadow:0 -.5px light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6)),\
    -.5px 0 light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    @media (max-width:43rem){.n-detail:not(.n-side),.n-rule,.n-gone{display:none!important}\
    .n-side{width:100%!important;flex:1!important}}
    @media (min-width:43.01rem){.n-back{display:none!important}}

    """

  /// Hides the views of tabs that are not chosen, for as many tabs as a bar has room for.
  private static let tabs =
    (1...12).map { number in
      ":has(>.t-bar>label:nth-child(\(number))>input:not(:checked))>.t-panels>:nth-child(\(number))"
    }.joined(separator: ",") + "{display:none!important}\n"
}
