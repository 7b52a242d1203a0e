/// The rules for rows, bars, menus and what is shown over a page.
enum ContainerRules {
  static let text = """
    .l-row{position:relative}
    .l-list>:first-child{border-start-start-radius:inherit;border-start-end-radius:inherit}
    .l-list>:last-child{border-end-start-radius:inherit;border-end-end-radius:inherit}
    .l-line::after{content:"";position:absolute;inset-block-end:0;inset-inline:16px 0;\
    border-block-end:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    .l-row>a::before,.l-row>button::before{content:"";position:absolute;inset:0}
    .l-row>a:active,.l-row>button:enabled:active{opacity:1}
    .l-row:has(>a:active,>button:enabled:active){background:light-dark(#d1d1d6,#3a3a3c)}
    details[open]>summary>svg:last-child{rotate:90deg}
    summary>svg:last-child{transition:rotate .2s}
    .n-bar{position:sticky;inset-block-start:0;z-index:3;\
    background:light-dark(rgb(249 249 249/.85),rgb(22 22 23/.85));backdrop-filter:blur(20px)}
    .n-foot{position:sticky;inset-block-end:0;z-index:3;\
    background:light-dark(rgb(249 249 249/.85),rgb(22 22 23/.85));backdrop-filter:blur(20px);\
    border-block-start:.5px solid light-dark(rgb(60 60 67/.29),rgb(84 84 88/.6))}
    @media (max-width:43rem){.n-detail,.n-rule{display:none!important}\
    .n-side{width:100%!important;flex:1!important}}

    """
}
