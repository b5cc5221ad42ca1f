import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Resolution } from '../core/resolve'
import { type PageLanguage, renderPage } from '../page/render-page'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const isLanguage = (value: unknown): value is PageLanguage => value === 'zh' || value === 'en' || value === 'vi'

function languageOf(request: FastifyRequest): PageLanguage {
  const asked = (request.query as { lang?: unknown }).lang
  if (isLanguage(asked)) return asked
  const kept = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(kept) ? kept : 'zh'
}

const listed = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join('')

/** Only our own scripts run; what the product needs beyond that is named here. */
export function contentSecurityPolicy(
  nonce: string,
  origins: readonly string[],
  mediaOrigins: readonly string[] = [],
): string {
  const others = listed(origins)
  return [
    "default-src 'self'",
    // Browsers without an AAC encoder run one as WebAssembly when somebody broadcasts; that opens no way to scripts.
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'${others}`,
    // Components position pop-ups with inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `media-src 'self' blob: https:${listed(mediaOrigins)}`,
    `connect-src 'self'${others}${listed(mediaOrigins)}`,
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

async function compressed(html: string, accepted: string): Promise<{ body: Buffer; encoding?: string }> {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
    return { body: await brotli(html, { params }), encoding: 'br' }
  }
  if (/\bgzip\b/.test(accepted)) return { body: await zip(html), encoding: 'gzip' }
  return { body: Buffer.from(html) }
}

/** What the page may use beyond its own origin, and scripts that run before the host. */
export interface PageSettings {
  /** Other origins scripts and connections may go to, e.g. the provider of private messages. */
  origins?: readonly string[]
  /** Other origins broadcasts are read from: a media server or a CDN. */
  mediaOrigins?: readonly string[]
  earlyScripts?: readonly string[]
}

/** Answers with the page of the current release. */
export function pageHandler(
  current: () => Resolution | undefined,
  { origins = [], mediaOrigins = [], earlyScripts }: PageSettings,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const resolution = current()
    if (!resolution)
      return reply.code(503).header('retry-after', '2').type('text/plain').send('nothing is released yet')
    const nonce = randomBytes(16).toString('base64')
    const path = request.url.split('?')[0] ?? '/'
    const html = renderPage(resolution, { path, language: languageOf(request), nonce, earlyScripts })
    const { body, encoding } = await compressed(html, String(request.headers['accept-encoding'] ?? ''))
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce, origins, mediaOrigins),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'accept-encoding, cookie',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    return reply.send(body)
  }
}
