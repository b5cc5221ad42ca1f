import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../kernel/escape-html'
import { houseHead } from '../../kernel/house-head'
import { firstLanguageOf, type Language } from '../../kernel/messages'

/** The look of pages a payer opens: one card of the house, large amount. */
const style = `
main{max-width:460px;margin:0 auto;padding:24px}
.card{display:grid;gap:16px;padding:28px 24px}
.test{padding:10px 14px;border-radius:var(--r-3);background:var(--warning-soft);color:var(--warning);font-size:13px}
.sum{font:700 36px/1.2 var(--font-num);font-variant-numeric:tabular-nums}
p{color:var(--fg-2)}
dl{margin:0;padding:8px 16px;border:1px solid var(--line);border-radius:var(--r-4);background:var(--bg-inset);font-size:13px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:5px 0}
dt{color:var(--fg-3);flex:none}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:10px}
.way{display:block;height:auto;padding:10px 14px;text-align:left;white-space:normal}
.way small{display:block;font-weight:400;font-size:12px;color:var(--fg-3)}
img{display:block;width:240px;height:240px;margin:0 auto;padding:8px;border-radius:var(--r-4);background:var(--paper)}
`

const policy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** The language the site's pages have here, which they keep in a cookie; else the browser's first one that we speak. */
export function languageOfBrowser({ headers }: FastifyRequest): Language {
  const kept = /(?:^|; ?)lang=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  return firstLanguageOf([kept, ...(headers['accept-language'] ?? '').split(',')])
}

/** The theme the site has in this browser, which its wallet tells by a cookie when it opens a page to pay on. */
const isLight = ({ headers }: FastifyRequest): boolean => /(?:^|; ?)theme=light\b/.test(headers.cookie ?? '')

export interface PayPage {
  language: Language
  title: string
  /** HTML; texts in it are escaped by whoever wrote it. */
  body: string
  /** Seconds after which the page looks again. */
  refreshS?: number
}

export function sendPayPage(request: FastifyRequest, reply: FastifyReply, page: PayPage, status = 200): FastifyReply {
  const refresh = page.refreshS === undefined ? '' : `<meta http-equiv="refresh" content="${page.refreshS}">`
  const html = `<!doctype html><html lang="${page.language}" data-theme="${isLight(request) ? 'light' : 'dark'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${refresh}
<title>${escapeHtml(page.title)}</title>${houseHead}<style>${style}</style></head><body><main><div class="card">${page.body}</div></main></body></html>`
  reply.header('content-security-policy', policy).header('cache-control', 'no-store')
  return reply.code(status).type('text/html; charset=utf-8').send(html)
}

/** A form that another site made the browser send. */
export function isForeignForm(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return origin !== undefined && origin !== 'null' && origin !== `${request.protocol}://${request.host}`
}
