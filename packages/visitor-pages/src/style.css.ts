/**
 * The look of visitors' pages: the product's colours, with the fonts that a device has, because every kilobyte is waited for on
 * board. Crop marks, hairlines and sheet numbers are the ornaments, as everywhere in the product.
 */
export const style = `
:root{--nav:#10302d;--navt:#dce7e3;--leaf:#cbd86b;--paper:#f3f5f4;--surface:#fff;--line:#d9dfdd;--ink:#15211f;--muted:#54615e;--berry:#86194a;--lake:#0a5580;--tint:#faeef3;--serif:"Newsreader","Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--nav:#0a1d1b;--paper:#0e1716;--surface:#16211f;--line:#2c3a37;--ink:#e6ecea;--muted:#a3b1ad;--berry:#f08fb6;--lake:#6cc1ea;--tint:#3a1c29}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:4rem;-webkit-text-size-adjust:100%}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 var(--sans);overflow-wrap:anywhere}
a{color:var(--lake);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{color:var(--berry)}
:focus-visible{outline:2px solid var(--lake);outline-offset:2px;border-radius:2px}
h1,h2,h3{font-family:var(--serif);font-weight:500;line-height:1.15;margin:0;text-wrap:balance}
ul,ol{list-style:none;margin:0;padding:0}
small{font-size:.8125rem;color:var(--muted)}
svg[hidden]{display:none}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:.5rem;z-index:9;background:var(--surface);padding:.75rem 1rem}
.top{display:flex;align-items:center;gap:1rem;background:var(--nav);color:var(--navt);padding:0 max(1rem,calc((100% - 72rem)/2));min-height:3.25rem}
.top a,.hero a{color:inherit}
.top :focus-visible,.hero :focus-visible,.jump :focus-visible,footer :focus-visible{outline-color:var(--leaf)}
.home{display:flex;align-items:center;gap:.6rem;text-decoration:none;font-family:var(--serif);font-size:1.125rem;min-height:44px;margin-right:auto}
.vine{width:1.5rem;height:1.5rem;fill:var(--leaf);flex:none}
.mine{display:flex;align-items:center;min-height:44px;padding:0 .5rem;text-decoration:none;font-size:.9375rem;white-space:nowrap}
.top nav{display:flex}
@media(max-width:26rem){.top{gap:.25rem;padding:0 .75rem}.home span{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.home{min-width:44px}}
button,input,textarea{font:inherit;color:inherit}
button{min-height:44px;padding:.4rem 1rem;border:1px solid var(--muted);border-radius:4px;background:var(--surface);cursor:pointer}
button:hover{border-color:var(--berry);color:var(--berry)}
button.main{background:var(--berry);border-color:var(--berry);color:var(--surface)}
button.link{border:0;background:none;color:var(--lake);text-decoration:underline;padding:.4rem 0}
[hidden]{display:none!important}
#search{margin-top:1.75rem;max-width:38rem}
#search label{display:block;font-size:.875rem;margin-bottom:.3rem}
#search input{width:100%;min-height:54px;padding:.5rem 1rem;border:0;border-radius:4px;background:#fff;color:#15211f;font-size:1.125rem}
#search input::placeholder{color:#54615e;opacity:1}
.searching .hero{padding-top:.25rem;padding-bottom:1.25rem}
.searching .hero>div{padding:0}
.searching .hero>div>:not(#search),.searching .sea,.searching .jump{display:none}
.searching #search{margin:0}
.results{padding-top:1.5rem}
.filter>summary{display:flex;align-items:center;min-height:44px;cursor:pointer;font-weight:600;border:1px solid var(--muted);border-radius:4px;padding:0 1rem;background:var(--surface);margin-bottom:.5rem}
@media(min-width:56rem){.filter>summary{display:none}}
.count{font-family:var(--serif);font-size:1.5rem;margin:0}
.found{display:grid;gap:1.5rem 3rem}
@media(min-width:56rem){.found{grid-template-columns:16rem minmax(0,1fr)}}
.facets details{border-top:1px solid var(--line)}
.facets summary{display:flex;align-items:center;min-height:44px;cursor:pointer;font-weight:600}
.facets summary:before{content:"+";width:1.25rem;color:var(--berry);font-size:1.25rem}
.facets [open]>summary:before{content:"–"}
.facets ul{max-height:20rem;overflow:auto;padding-bottom:.5rem}
.facets li{display:flex;align-items:center}
.facets label{flex:1;display:flex;align-items:center;justify-content:space-between;gap:.5rem;min-height:44px;padding-left:.6rem}
input[type=checkbox]{width:1.25rem;height:1.25rem;accent-color:var(--berry);flex:none}
.more{margin-top:1.25rem}
.star{grid-column:3;grid-row:1/3;align-self:center;width:44px;padding:0;border:0;background:none;color:var(--berry);font-size:1.5rem;line-height:1}
.w li:has(.star){grid-template-columns:minmax(0,1fr) auto 44px;gap:0 .6rem}
.hits .n a,.tasted .n a{color:inherit;text-decoration:none}
.hits .n a:hover,.tasted .n a:hover{color:var(--berry);text-decoration:underline}
.rate{grid-column:1/-1;grid-row:3;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding-top:.5rem}
.pts{display:flex}
.pts button{min-width:44px;padding:0;border-radius:0;margin-left:-1px;font-variant-numeric:tabular-nums}
.pts [aria-pressed=true]{background:var(--berry);border-color:var(--berry);color:var(--surface)}
.rate textarea{flex:1 1 12rem;min-height:44px;padding:.55rem .75rem;border:1px solid var(--muted);border-radius:4px;background:var(--surface);field-sizing:content}
.off{width:44px;padding:0;border:0;background:none;font-size:1.5rem;color:var(--muted)}
.tools{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-bottom:1rem}
.tools span{display:flex;align-items:center;gap:.5rem;min-height:44px;margin-right:auto}
.offer{border:1px solid var(--berry);background:var(--tint);padding:.5rem 1.25rem 1.25rem;margin-bottom:1.5rem}
#offline{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
#offline p{flex-basis:100%;margin:0 0 .5rem}
.part:has(#offline:empty){display:none}
.top nav a,.top nav span{display:grid;place-items:center;min-width:44px;min-height:44px;text-decoration:none;font-size:.9375rem}
.top nav span{color:var(--leaf);box-shadow:inset 0 -3px var(--leaf)}
.top nav a:hover{text-decoration:underline}
.hero{position:relative;overflow:hidden;background:var(--nav);color:var(--navt);padding:2rem max(1rem,calc((100% - 72rem)/2)) 5.5rem}
.sea{position:absolute;left:0;right:0;bottom:0;width:100%;height:7.5rem;fill:#1c4742}
.sea path+path{fill:#0b6e99;opacity:.5}
.sea svg{fill:#cbd86b}
.hero>div{position:relative;padding:clamp(1.75rem,5vw,3.5rem) clamp(1.25rem,4vw,3.5rem)}
.hero h1{font-size:clamp(2.5rem,8vw,4.75rem);letter-spacing:-.015em;color:#fff}
.fair{margin:0 0 .75rem;color:var(--leaf);font-size:1.0625rem}
.sum{margin:1rem 0 0;font-size:1.125rem;max-width:42rem}
.crop,.crop:before,.crop:after{position:absolute;width:22px;height:22px;border:0 solid #9db5ae;pointer-events:none}
.crop{inset:0;width:auto;height:auto}
.crop:before,.crop:after{content:""}
.crop:before{left:0;top:0;border-width:1px 0 0 1px}
.crop:after{right:0;bottom:0;border-width:0 1px 1px 0}
.jump{position:sticky;top:0;z-index:2;display:flex;gap:.25rem;overflow-x:auto;background:var(--surface);border-bottom:1px solid var(--line);padding:0 max(.5rem,calc((100% - 72rem)/2 - .5rem));scrollbar-width:none}
.jump a{display:flex;align-items:center;min-height:48px;padding:0 .75rem;white-space:nowrap;text-decoration:none;color:var(--ink);border-bottom:3px solid transparent}
.jump a:hover{border-color:var(--berry);color:var(--berry)}
.jump :focus-visible{outline-offset:-3px;outline-color:var(--lake)}
main{max-width:74rem;margin:0 auto;padding:0 1rem 3rem}
.part{padding:3rem 0 0}
.part>h2{font-size:clamp(1.75rem,4vw,2.375rem);padding-bottom:.6rem;border-bottom:1px solid var(--ink);margin-bottom:1.25rem}
.part>p{color:var(--muted);margin:-.5rem 0 1.25rem}
.letters{display:flex;flex-wrap:wrap;gap:0 .25rem;margin:-.5rem 0 1rem -.6rem!important}
.letters a{display:grid;place-items:center;min-width:44px;min-height:44px;font-family:var(--serif);font-size:1.25rem;text-decoration:none}
.letters a:hover{background:var(--tint)}
.az,.cols{columns:17rem;column-gap:2.5rem}
.az section,.cols section{margin-bottom:1.5rem}
.cols section{break-inside:avoid-column}
.az h3{font-size:2rem;color:var(--berry);break-after:avoid;scroll-margin-top:4.5rem}
.cols h3{font-size:1.25rem;margin-bottom:.35rem}
.az li{break-inside:avoid;border-top:1px solid var(--line);padding:.5rem 0}
.az li a{display:block;font-family:var(--serif);font-size:1.1875rem;line-height:1.3;color:var(--ink);text-decoration:none;padding:.1rem 0}
.az li a:hover{color:var(--berry);text-decoration:underline}
.az small{display:block}
.cols li,.awards li{break-inside:avoid}
.cols li a,.awards li a{display:inline-flex;align-items:center;gap:.5rem;min-height:32px}
@media(pointer:coarse){.cols li a,.awards li a,.by h2 a,.stands a,.trail a{min-height:44px}}
.awards{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:.25rem 2.5rem}
.g{width:1.0625em;height:1.0625em;fill:var(--berry);flex:none;vertical-align:-.15em}
.quay{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:1.75rem 0}
.quay a{display:block;padding:0 .5rem .25rem;color:var(--ink);text-decoration:none}
.quay svg{display:block;width:100%;max-width:9rem;height:3.3rem;fill:var(--nav);margin-bottom:.5rem}
.quay li{position:relative}
.quay li:before{content:"";position:absolute;left:0;right:0;top:3.05rem;border-top:2px solid var(--lake);opacity:.55}
.quay a:hover svg{fill:var(--berry)}
.quay b{display:block;font:500 1.1875rem/1.25 var(--serif)}
.quay a:hover b{color:var(--berry);text-decoration:underline}
.edition{margin:3.5rem 0 0;color:var(--muted);font-size:.875rem}
@media(prefers-color-scheme:dark){.quay svg{fill:#5d8a82}.hero .crop:before{border-color:#5d7a73}}
.trail{display:flex;flex-wrap:wrap;align-items:center;padding:1rem 0;font-size:.875rem}
.trail li+li:before{content:"/";color:var(--muted);margin:0 .5rem}
.trail a{display:inline-flex;align-items:center;min-height:32px}
.title{padding:.75rem 0 1.75rem;border-bottom:1px solid var(--ink);margin-bottom:1.25rem}
.title h1,.sheet h1{font-size:clamp(2rem,6vw,3.125rem);letter-spacing:-.01em}
.title>.g{width:2.5rem;height:2.5rem;margin-bottom:.5rem}
.sub{margin:.4rem 0 0;color:var(--muted);font-size:1.0625rem}
.sheet{position:relative;background:var(--surface);border:1px solid var(--line);padding:clamp(1.25rem,4vw,3rem);display:grid;gap:1.75rem clamp(1.5rem,5vw,4rem);grid-template-columns:minmax(0,1fr)}
.sheet>.crop{inset:-9px}
.sheet header{border-bottom:1px solid var(--ink);padding-bottom:1rem}
.sheet h1{color:var(--berry)}
@media(min-width:56rem){.sheet{grid-template-columns:15rem minmax(0,1fr)}.sheet header{grid-column:1/-1}}
aside{font-size:.9375rem}
aside h2{font:600 .8125rem/1.4 var(--sans);color:var(--muted);margin:1.25rem 0 .15rem}
aside h2:first-child{margin-top:0}
aside p,address{margin:0;font-style:normal}
aside a{display:inline-flex;align-items:center;min-height:32px}
.logo{display:block;max-width:100%;width:auto;height:auto;max-height:9rem;margin-bottom:1.5rem;background:#fff}
.stands li{padding:.2rem 0}
.stands b{font:500 1.25rem/1.3 var(--serif);display:block}
.wines section+section,.foot+section,.folio+section{margin-top:2.25rem}
.wines h2{font-size:1.4375rem;color:var(--berry);padding-bottom:.35rem;border-bottom:1px solid var(--line)}
.w li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 1rem;padding:.6rem 0;border-bottom:1px solid var(--line);scroll-margin-top:4rem}
.w li:target{background:var(--tint);box-shadow:-.5rem 0 var(--tint),.5rem 0 var(--tint)}
.w p{margin:0}
.n{font-size:1.0625rem;line-height:1.35;font-weight:600}
.n i{font:400 1rem/1 var(--serif);color:var(--muted);font-variant-numeric:lining-nums tabular-nums}
.a{font-weight:400;font-size:.8125rem;color:var(--berry)}
.a .g{margin-right:.25rem}
.f{grid-row:2;font-size:.875rem;color:var(--muted)}
.p{grid-column:2;grid-row:1/3;text-align:right;font-size:.8125rem;color:var(--muted);font-variant-numeric:lining-nums tabular-nums;white-space:nowrap}
.p span{display:block}
.p b{display:inline-block;min-width:3.6rem;font-size:1.0625rem;color:var(--ink);font-weight:600}
.note,.foot,.folio{font-size:.875rem;color:var(--muted);margin:1.25rem 0 0}
.foot{font-family:var(--serif);font-size:1.0625rem;color:var(--ink);white-space:pre-line}
.by{padding-top:1.5rem}
.by h2{font-size:1.375rem;padding-bottom:.35rem;border-bottom:1px solid var(--ink)}
.by h2 a{color:var(--berry);text-decoration:none;display:inline-flex;align-items:center}
.by h2 a:hover{text-decoration:underline}
.by h2 small{font-family:var(--sans);margin-left:.5rem}
.deck{padding-top:1.5rem}
.deck h2{font-size:1.4375rem;color:var(--berry);padding-bottom:.35rem}
.deck li{display:grid;grid-template-columns:4.25rem minmax(0,1fr);align-items:baseline;gap:0 .75rem;border-top:1px solid var(--line);padding:.55rem 0}
.deck b{font:500 1.25rem/1.3 var(--serif);font-variant-numeric:lining-nums tabular-nums}
.deck li a{font-family:var(--serif);font-size:1.1875rem;color:var(--ink);text-decoration:none;padding:.25rem 0}
.deck li a:hover{color:var(--berry);text-decoration:underline}
.deck small{grid-column:2}
@media(min-width:48rem){.deck li{grid-template-columns:4.25rem minmax(0,1fr) auto}.deck small{grid-column:3}}
.turn{display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between;margin-top:2.5rem}
.turn a{font-family:var(--serif);font-size:1.1875rem;text-decoration:none;color:var(--ink);padding:.5rem 0;max-width:48%}
.turn a:hover{color:var(--berry);text-decoration:underline}
.turn small{display:block;font-family:var(--sans)}
.turn [rel=next]{margin-left:auto;text-align:right}
.site a{overflow-wrap:anywhere}
footer{background:var(--nav);color:var(--navt);padding:1.75rem max(1rem,calc((100% - 72rem)/2)) 2.25rem;font-size:.875rem}
footer p{margin:0}
footer a{color:inherit;display:inline-flex;align-items:center;min-height:44px;margin-right:1.25rem}
footer a:hover,.top a:hover{color:var(--leaf)}
.inset{max-width:74rem;margin:0 auto;padding:1.25rem 1rem 0}
.inset h1{font-size:1.75rem}
.inset p{margin:.25rem 0 0}
.inset a{display:inline-flex;align-items:center;min-height:44px}
.inset #search{margin-top:.5rem}
.inset #search input{border:1px solid var(--muted)}
.embed .star{display:none}
.embed .w li:has(.star){grid-template-columns:minmax(0,1fr) auto}
.say{min-height:60vh;display:grid;align-content:center;max-width:38rem;padding:3rem 0}
.say h1{font-size:clamp(2.25rem,7vw,3.5rem)}
.say p{font-size:1.125rem}
.say li{border-top:1px solid var(--line)}
.say li a{display:flex;align-items:center;min-height:52px;font-family:var(--serif);font-size:1.3125rem}
@media print{.star,.tools,.off,#search,.mine,#unterwegs,.top nav,.jump,.turn,footer,.letters,.skip,.trail{display:none}body,.sheet{background:#fff;color:#000;border:0;padding:0}.hero,.top{background:none;color:#000;padding:0}.hero h1{color:#000}.w li,.by h2{break-inside:avoid}a{color:inherit;text-decoration:none}}
`.replace(/\n/g, '');
