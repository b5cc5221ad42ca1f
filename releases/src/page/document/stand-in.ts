/**
 * Looks as a page of the frame does, where the frame puts it, with the frame's tokens; without them it is a page of its own. It
 * lies over the page, so that nothing moves when it goes.
 */
const style = `#document{position:absolute;z-index:1;top:var(--header-h,0);right:0;left:var(--side-w,0);min-height:100vh;padding:20px var(--gutter,24px) 56px;background:var(--bg-0,#fff);color:var(--fg-1,#111)}
#document>*{max-width:780px;margin:0 auto 16px}
#document nav,#document dt,#document th{color:var(--fg-3,#626d76)}
#document a{color:inherit}
#document h1{margin-bottom:16px;font-size:1.5rem;line-height:1.3}
#document h2,#document h3{margin-top:24px;margin-bottom:8px;font-size:1.125rem}
#document p,#document li{margin-bottom:8px;line-height:1.8;overflow-wrap:break-word}
#document ul{padding-left:20px;list-style:disc}
#document img{width:100%;aspect-ratio:16/9;object-fit:cover;border-radius:8px}
#document dl div{display:flex;gap:12px;padding:4px 0}
#document dt{min-width:8em}
#document table{width:100%;border-collapse:collapse}
#document th,#document td{padding:6px 8px;border-bottom:1px solid var(--line,#ddd);text-align:left}
@media(max-width:991.98px){#document{left:0}}`

/**
 * Before the first paint: who hides scores sees none. Then it goes as soon as the page has its heading or says what is wrong, when
 * somebody goes elsewhere, and in any case when the frame has stood for ten seconds.
 */
const script = `(function () {
  var body = document.getElementById('document'), root = document.getElementById('root'), path = location.href, isTimed
  try {
    if (localStorage.getItem('scoreSpoilerFree') === 'true')
      body.querySelectorAll('[data-score]').forEach(function (one) { one.remove() })
  } catch (error) {
    console.debug('storage is not readable', error)
  }
  function end() {
    watch.disconnect()
    body.remove()
  }
  var watch = new MutationObserver(function () {
    if (!root.querySelector('main')) return
    if (location.href !== path || root.querySelector('main h1, main [role=alert]')) return end()
    if (!isTimed) isTimed = setTimeout(end, 10000)
  })
  watch.observe(root, { childList: true, subtree: true })
})()`

/** What stands in for a page until its code runs, and for good where none does. */
export const standIn = (html: string, nonce: string): string => `
<style>${style}</style>
<div id="document">${html}</div>
<script nonce="${nonce}">${script}</script>`
