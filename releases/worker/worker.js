// The service worker of the site. Pages come from the network and nowhere else while there is one: a release or a roll-back
// reaches a page with it as soon as one without. It keeps what anybody may read: the plain body of documents, as the server
// wrote it, and files whose names say what is in them. No answer of a call is kept, so nothing of a member is.
const pages = 'pages-1'
const files = 'files-1'
const told = 'told-1'
const most = { [pages]: 60, [files]: 200, [told]: 200 }

const words = {
  'zh-CN': { off: '你已离线', at: '以下内容保存于', none: '此页面没有离线内容', kept: '可离线阅读' },
  'en-US': { off: 'You are offline', at: 'Kept at', none: 'This page was not kept', kept: 'Kept for reading offline' },
  'vi-VN': {
    off: 'Bạn đang ngoại tuyến',
    at: 'Đã lưu lúc',
    none: 'Trang này chưa được lưu',
    kept: 'Đọc khi ngoại tuyến',
  },
}
const wordsOf = (lang) => words[lang] ?? words['zh-CN']

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The oldest goes when there are too many. */
async function put(name, key, answer) {
  const cache = await caches.open(name)
  await cache.delete(key)
  await cache.put(key, answer)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most[name])).map((one) => cache.delete(one)))
}

/** A document without what runs and what is fetched early: what is left can be read. */
const plain = (html) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="(?:preload|manifest)"[^>]*>/g, '')

async function keep(address, answer) {
  const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || answer.headers.has('x-robots-tag')) return
  const html = await answer.text()
  if (!html.includes('<div id="document">')) return
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-kept': String(Date.now()) }
  await put(pages, address, new Response(plain(html), { headers }))
}

const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data: https:; base-uri 'none'"
const answerWith = (html, status) =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })

const style = `<style>#offline{position:fixed;z-index:2;inset:0 0 auto;padding:18px 24px;background:var(--bg-2,#222);color:var(--fg-1,#fff)}#document{top:60px!important;left:0!important}</style>`
const bar = (text) => `${style}<p id="offline" role="status">${escaped(text)}</p>`

/** What else can be read, the newest first. */
async function listOfKept(lang) {
  const cache = await caches.open(pages)
  const rows = []
  for (const request of (await cache.keys()).reverse()) {
    const html = await (await cache.match(request)).text()
    const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? []
    const { pathname, search } = new URL(request.url)
    if (title) rows.push(`<li><a href="${escaped(pathname + search)}">${title}</a></li>`)
  }
  return rows.length > 0 ? `<h2>${wordsOf(lang).kept}</h2><ul>${rows.join('')}</ul>` : ''
}

/** As the page was last shown. */
async function inTheme(html) {
  const theme = await (await caches.match('/theme', { cacheName: told }))?.text()
  return html.replace('data-theme="dark"', `data-theme="${theme === 'light' ? 'light' : 'dark'}"`)
}

/** In the styles and the language of what was kept last. */
async function nothingKept() {
  const cache = await caches.open(pages)
  const newest = await cache.match((await cache.keys()).at(-1) ?? '/none')
  const html = newest ? await newest.text() : ''
  const [, lang = 'zh-CN'] = /<html lang="([^"]+)"/.exec(html) ?? []
  const { off, none } = wordsOf(lang)
  const styles = html.match(/<link rel="stylesheet"[^>]*>|<style>[\s\S]*?<\/style>/g) ?? []
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${off}</title>${styles.join('')}`
  const body = `${bar(off)}<div id="document"><h1>${none}</h1>${await listOfKept(lang)}</div>`
  return `<!doctype html><html lang="${lang}" data-theme="dark"><head>${head}</head><body>${body}</body></html>`
}

async function readOffline(address) {
  const found = await caches.match(address, { cacheName: pages })
  if (!found) return answerWith(await inTheme(await nothingKept()), 503)
  const html = await found.text()
  const [, lang] = /<html lang="([^"]+)"/.exec(html) ?? []
  const { off, at } = wordsOf(lang)
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  const text = `${off} · ${at} ${time.format(Number(found.headers.get('x-kept')))}`
  return answerWith(await inTheme(html.replace(/<body[^>]*>/, (body) => body + bar(text))), 200)
}

async function page(event, address) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(keep(address, answer.clone()))
    return answer
  } catch {
    return readOffline(address)
  }
}

/** A file whose name says what is in it never changes. */
async function file(event) {
  const kept = await caches.match(event.request, { cacheName: files })
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok && answer.type === 'basic') event.waitUntil(put(files, event.request, answer.clone()))
  return answer
}

const addressOf = ({ pathname, search }) => pathname + search

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))
async function begin() {
  for (const name of await caches.keys()) if (!(name in most)) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event, addressOf(url)))
  else if (url.pathname.startsWith('/assets/') && !request.headers.has('range')) event.respondWith(file(event))
})

/** A page somebody came to without loading it: its document is asked for once it has been read for a while. */
const readMs = 5_000
let reading
self.addEventListener('message', ({ data, source }) => {
  if (data?.theme) return void put(told, '/theme', new Response(data.theme))
  clearTimeout(reading)
  if (typeof data?.read !== 'string' || !source) return
  const url = new URL(data.read, self.location.origin)
  if (url.origin !== self.location.origin) return
  reading = setTimeout(async () => {
    const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
    if (answer) await keep(addressOf(url), answer)
  }, readMs)
})

/** Told before, by this browser: a message may come twice, after a node of the site died. */
async function wasTold(key) {
  const address = `/told/${encodeURIComponent(key)}`
  if (await caches.match(address, { cacheName: told })) return true
  await put(told, address, new Response(''))
  return false
}
/** One after the other: two that come at once are looked at in turn. */
let turn = Promise.resolve()
function isNews(key) {
  const looked = turn.then(async () => !(await wasTold(key)))
  turn = looked.catch(() => undefined)
  return looked
}

/** What an open page shows by itself. */
const shownByPages = new Set(['goals', 'messages'])

async function show({ key, tag, kind, title, body, url }) {
  if (!(await isNews(key))) return
  const open = await self.clients.matchAll({ type: 'window' })
  if (shownByPages.has(kind) && open.some(({ focused }) => focused)) return
  const options = { body, tag, renotify: true, icon: '/icons/192.png', data: { url } }
  await self.registration.showNotification(title, options)
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})

/** A page of the site, and no other. */
const isOwn = (url) => typeof url === 'string' && /^\/(?!\/)/.test(url)

async function go(url) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(url)
  await open.focus()
  return open.navigate(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data ?? {}
  event.waitUntil(go(isOwn(url) ? url : '/'))
})
