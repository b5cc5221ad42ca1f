import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../kernel/escape-html'
import { firstLanguageOf, type Language } from '../../kernel/messages'

/** The look of pages a payer opens: one card, large amount; nothing of the site's code. */
const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;color:#f2f5f6;background:#090b0d;
font:16px/1.5 Inter,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
main{width:100%;max-width:460px;padding:28px 24px;border-radius:16px;background:#14181c;border:1px solid rgba(255,255,255,.1)}
.test{margin:0 0 20px;padding:10px 14px;border-radius:8px;background:#3a2a05;color:#ffcf5c;font-size:14px}
h1{margin:0 0 4px;font-size:20px;line-height:1.3}
.sum{margin:4px 0 16px;font-size:36px;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
p{margin:0 0 16px;color:#abb4bb}
dl{margin:0 0 20px;padding:10px 16px;border-radius:12px;background:#0b0e10;font-size:14px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:5px 0}
dt{color:#9aa4ab;flex:none}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:10px}
button,a.button{display:block;width:100%;min-height:44px;padding:10px 14px;border:1px solid rgba(255,255,255,.16);border-radius:8px;
font:inherit;font-weight:600;text-align:left;cursor:pointer;background:#252b31;color:#f2f5f6;text-decoration:none}
button.main,a.button{background:#c8f031;color:#10140a;border-color:#c8f031;text-align:center}
button small{display:block;font-weight:400;font-size:13px;color:#abb4bb}
button:focus-visible,a:focus-visible{outline:2px solid #c8f031;outline-offset:3px}
img{display:block;width:240px;height:240px;margin:0 auto 16px;padding:8px;border-radius:12px;background:#fff}
`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** The language the site's pages have here, which they keep in a cookie; else the browser's first one that we speak. */
export function languageOfBrowser({ headers }: FastifyRequest): Language {
  const kept = /(?:^|; ?)lang=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  return firstLanguageOf([kept, ...(headers['accept-language'] ?? '').split(',')])
}

export interface PayPage {
  language: Language
  title: string
  /** HTML; texts in it are escaped by whoever wrote it. */
  body: string
  /** Seconds after which the page looks again. */
  refreshS?: number
}

export function sendPayPage(reply: FastifyReply, page: PayPage, status = 200): FastifyReply {
  const refresh = page.refreshS === undefined ? '' : `<meta http-equiv="refresh" content="${page.refreshS}">`
  const html = `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${refresh}
<title>${escapeHtml(page.title)}</title><style>${style}</style></head><body><main>${page.body}</main></body></html>`
  reply.header('content-security-policy', policy).header('cache-control', 'no-store')
  return reply.code(status).type('text/html; charset=utf-8').send(html)
}

/** A form that another site made the browser send. */
export function isForeignForm(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return origin !== undefined && origin !== 'null' && origin !== `${request.protocol}://${request.host}`
}
