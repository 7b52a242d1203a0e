/// The rules for rows, bars, menus and what is shown over a page.
enum ContainerRules {
  static let text = rules + RowLink.rules + SheetWidth.rules + tabs + hiddenTabs

  private static let rules = """
    .l-row{position:relative;isolation:isolate;--row-line:16px}
    .l-list>:first-child{border-start-start-radius:inherit;border-start-end-radius:inherit}
    .l-list>:last-child{border-end-start-radius:inherit;border-end-end-radius:inherit}
    .l-line::after{content:"";position:absolute;inset-block-end:0;inset-inline:var(--row-line) 0;\
    border-block-end:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .l-pin{container-type:scroll-state}
    .l-pin::before{content:"";position:absolute;inset:0;z-index:-1;\
    background:light-dark(rgb(249 249 249/.85),rgb(22 22 23/.85));backdrop-filter:blur(20px)}
    @supports (container-type:scroll-state){.l-pin::before{opacity:0}\
    @container scroll-state(stuck:top){.l-pin::before{opacity:1}}}
    .l-more{margin:11px -16px -11px 0!important}
    .l-more:dir(rtl){margin:11px 0 -11px -16px!important}
    .l-more>.l-list{border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .l-row>a::before,.l-row>button:not(.l-part,.l-own)::before{content:"";position:absolute;inset:0}
    .l-row:has(>:is(a,button:not(.l-part))~:is(a,button:not(.l-part)))>:is(a,button)::before{content:none}
    .l-badged>a::before,.l-badged>button:not(.l-part,.l-own)::before{content:"";position:absolute;inset:0}
    .l-badged .n-next{position:absolute;inset-block:0;inset-inline-end:16px;margin-block:auto}
    .l-badged:has(.n-next)>:last-child{margin-inline-end:17px}
    :where(.l-row :is(a,button,input,select,textarea,label,summary,[role=button]):not(.l-row>a,.l-row>button,\
    .l-badged>a,.l-badged>button,.l-body>a,.l-body>button)){position:relative;z-index:1}
    .l-row:has(>:is(a,button:not(.l-part,.l-own)))>:not(a,button,.b-hold):has(\
    :is(a,button,input,select,textarea,label,summary,[role=button]))\
    {position:relative;z-index:1;pointer-events:none}
    .l-row:has(>:is(a,button:not(.l-part,.l-own)))>:not(a,button,.b-hold) :is(a,button,input,select,textarea,label,\
    summary,[data-on]){pointer-events:auto}
    .l-row>* .n-blank{position:absolute!important;inset:0!important;width:100%!important;height:100%!important;\
    max-width:none!important;z-index:1!important}
    .l-row>:has(.n-blank) :is(a,button,input,select,textarea,label,summary,[role=button]):not(.n-blank){z-index:2}
    .l-row>a:active,.l-row>button:not(.l-part,.l-own):enabled:active{opacity:1}
    .l-row:has(>a:active,>button:not(.l-part,.l-own):enabled:active){background:light-dark(#d1d1d6,#3a3a3c)}
    :where(.b-hold){position:relative}
    :where(.l-row>.b-hold){position:static}
    .b-hold>.b-all{position:absolute;inset:0;z-index:0}
    :where(.b-hold) :where(a,button,input,select,textarea,label,summary,[role=button]):where(:not(.b-all))\
    {position:relative;z-index:1}
    ::details-content{width:100%;min-width:0}
    details[open]>summary>svg:last-child{rotate:90deg}
    summary>svg:last-child{transition:rotate .2s}
    .n-bar{position:sticky;inset-block-start:0;z-index:3}
    .n-open{display:contents!important}
    .n-over{position:sticky;inset-block-start:0;z-index:3}
    .n-name{max-width:30vw}
    .n-top{position:sticky!important;inset-block-start:0;z-index:3!important}
    .n-bar::before,.n-top::before{content:"";position:absolute;inset:0;z-index:-1;\
    background:light-dark(rgb(249 249 249/.85),rgb(22 22 23/.85));backdrop-filter:blur(20px)}
    .n-under>:is(.n-bar,.n-open,.n-over)~*{--bar:2.75rem}
    .n-under>.n-bar:has([type=search])~*{--bar:6rem}
    dialog{--bar:0px}
    .n-small{display:none!important}
    @supports (animation-timeline:scroll()){.n-small{display:block!important}\
    .n-bar::before,.n-top::before,.n-small{opacity:0;animation:n-show auto linear both;\
    animation-timeline:scroll();animation-range:24px 60px}\
    .n-bar::before{animation-range:0 12px}}
    .n-solid::before,.n-solid>.n-top::before{opacity:1;animation:none}
    .n-clear::before,.n-clear>.n-top::before{content:none}
    @keyframes n-show{to{opacity:1}}
    :where(.n-top,.n-bar,.n-foot) button{position:relative}
    :where(.n-top,.n-bar,.n-foot) button::after{content:"";position:absolute;inset:-11px -7px}
    .n-foot{position:sticky;inset-block-end:0;z-index:3;\
    background:light-dark(rgb(249 249 249/.85),rgb(22 22 23/.85));backdrop-filter:blur(20px);\
    border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .s-end>*{overflow-anchor:none}
    .s-end::after{content:"";height:1px;margin-block-start:-1px;justify-self:stretch;\
    overflow-anchor:auto}
    .n-keys:not(:has(:focus-visible:not(select,[type=date],[type=time],[type=datetime-local],[tabindex="-1"]))~*,:active,\
    :has(:focus-visible)){height:0!important;min-height:0!important;\
    padding-block:0!important;border:0;overflow:hidden}
    .m-items:not(:popover-open){display:none!important}
    .m-items{position:fixed!important;inset:auto!important;place-self:normal!important;margin:6px 0;\
    position-area:block-end span-inline-end;position-try-fallbacks:flip-inline,flip-block,flip-block flip-inline;\
    width:max-content;min-width:14rem;max-width:80vw;max-height:80dvh;border-radius:13px;overflow:auto;\
    color:light-dark(#000,#fff);background:light-dark(rgb(252 252 252/.92),rgb(44 44 46/.92));\
    backdrop-filter:blur(30px) saturate(180%);\
    box-shadow:0 10px 50px rgb(0 0 0/.2),0 0 0 .5px light-dark(rgb(0 0 0/.08),rgb(255 255 255/.12))}
    :has(>.m-context){-webkit-touch-callout:none;user-select:none}
    .m-items .m-items{position-area:inline-end span-block-end;margin:0;\
    position-try-fallbacks:flip-inline,--m-below,--m-above}
    @position-try --m-below{position-area:block-end span-inline-end}
    @position-try --m-above{position-area:block-start span-inline-end}
    .m-items button::after{content:none!important}
    :where(.m-items,.d-buttons) :focus-visible{outline-offset:-2px}
    .m-items label:has(.c-cover){position:relative}
    .m-items>*+*{border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .t-bar{position:sticky;inset-block-end:0;z-index:4;align-self:stretch;\
    padding-block-end:env(safe-area-inset-bottom);color:light-dark(#6b6b70,#98989d);\
    background:light-dark(rgb(249 249 249/.9),rgb(22 22 23/.9));backdrop-filter:blur(20px);\
    border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .t-more{position:sticky!important;z-index:4!important;\
    inset-block-end:calc(49px + env(safe-area-inset-bottom))}
    .t-bar>label:has(>input:checked){color:var(--accent)}
    .t-bar>label:has(>input:focus-visible){outline:var(--ring,2px) solid var(--accent);outline-offset:-2px}
    .c-tab{opacity:0}
    .t-panels{--below:3.1rem}
    .t-panels.screen{min-height:0}
    :where(.t-panels.screen>section){overflow:hidden auto}
    .t-pages{width:100%!important;justify-self:stretch;display:flex!important}
    .t-page{flex:0 0 100%!important;width:100%!important;scroll-snap-align:center;--sideways:auto}
    dialog.d-sheet,dialog.d-cover,dialog.d-alert,dialog.d-actions{position:fixed!important;\
    z-index:10!important;overflow:auto;margin:auto}
    dialog.d-sheet{inset:auto 0 0!important;margin-inline:auto;width:min(100%,42rem)!important;\
    box-shadow:0 0 0 100vmax rgb(0 0 0/.25);overscroll-behavior:contain}
    .d-sheet{height:calc(100dvh - 3.5rem)}
    :where(dialog.d-sheet){border-radius:10px 10px 0 0}
    .d-half{height:52dvh}
    .d-grab{position:sticky!important;inset-block-start:0;z-index:6!important}
    @media (prefers-reduced-motion:no-preference){.d-sheet{transition:height .3s}}
    dialog.d-cover{inset:0!important;width:100%!important;height:100%!important;\
    background:light-dark(#fff,#000)}
    :has(>dialog.d-popover){anchor-name:--popover;anchor-scope:--popover}
    dialog.d-popover{position:absolute!important;inset:calc(100% + 8px) auto auto 0!important;\
    z-index:10!important;width:max-content;max-width:90vw;border-radius:13px;\
    box-shadow:0 10px 50px rgb(0 0 0/.25)}
    dialog.d-popover:modal{position:fixed!important;inset:auto!important;margin:8px!important;\
    position-anchor:--popover;position-area:block-end span-all;justify-self:anchor-center!important;\
    align-self:normal!important;position-try-fallbacks:flip-block;max-height:80dvh;overflow:auto}
    dialog.d-popover::backdrop{background:none}
    dialog.d-alert{inset:0!important;width:17rem!important;height:max-content!important;\
    border-radius:14px;background:rgb(0 0 0/.25);box-shadow:0 0 0 100vmax rgb(0 0 0/.25)}
    dialog.d-actions{inset:auto 0 .5rem!important;width:min(100% - 1rem,28rem)!important;\
    height:max-content!important;background:rgb(0 0 0/.25);box-shadow:0 0 0 100vmax rgb(0 0 0/.25)}
    .d-card{align-self:stretch;justify-self:stretch;border-radius:14px;overflow:hidden;\
    background:light-dark(rgb(242 242 242/.95),rgb(37 37 38/.95));backdrop-filter:blur(30px)}
    .d-fields{border:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6));border-radius:6px;\
    background:light-dark(#fff,#1c1c1e);text-align:start}
    .d-fields>*+*{border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .d-buttons{align-self:stretch;border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .d-buttons>*+*{box-shadow:0 -.5px light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6)),\
    -.5px 0 light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    @media (max-width:43rem){.n-detail:not(.n-side),.n-rule,.n-gone{display:none!important}\
    .n-side{width:100%!important;flex:1!important;--x0:100cqw!important;--x1:100cqw!important}\
    .n-side{overflow:visible!important}}\
    .n-foot:empty{display:none!important}
    @media (min-width:43.01rem){.n-back,.n-split>nav:not(:last-child) .n-next{display:none!important}\
    .n-split>*{max-height:calc(100dvh - var(--below,0px));overflow:hidden auto;scrollbar-width:thin}}

    """

  /// Hides the views of tabs that are not chosen, for as many tabs as a bar has room for.
  private static let tabs =
    (1...12).map { number in
      ":has(>.t-bar>label:nth-child(\(number))>input:not(:checked))>.t-panels>:nth-child(\(number))"
    }.joined(separator: ",")
    + "{display:none!important}\n@media print{.t-bar{display:none!important}}\n"

  /// Hides the bar of tabs where the view of the chosen one says so.
  private static let hiddenTabs =
    (1...12).map { number in
      ":has(>.t-panels>:nth-child(\(number)).t-none,>.t-panels>:nth-child(\(number)) .t-none)"
        + ">.t-bar:has(>label:nth-child(\(number))>input:checked)"
    }.joined(separator: ",") + "{display:none!important}\n"
}
