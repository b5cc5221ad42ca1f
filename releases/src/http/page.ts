import { randomBytes } from 'node:crypto'
import { visitorCookie } from '@pitchside/base'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newDevice, readDevice } from '../access/device'
import type { Grant } from '../access/grants'
import { type Preview, previewCookie, readPreview } from '../access/preview'
import { isSeq } from '../core/document-schema'
import { type Resolution, resolveFor } from '../core/resolve'
import { type DescribeOptions, describePage } from '../page/document/describe-page'
import { isPageLanguage, type PageLanguage } from '../page/page-language'
import { renderPage } from '../page/render-page'
import { compressed } from './compressed'
import { cookieHeader, cookieOf } from './cookies'
import { hasPage, spellingOf } from './match-route'
import { pageThing, type ThingOfPage } from './page-thing'

function languageOf(request: FastifyRequest): PageLanguage {
  const asked = (request.query as { lang?: unknown }).lang
  if (isPageLanguage(asked)) return asked
  const kept = cookieOf(request, 'lang')
  return isPageLanguage(kept) ? kept : 'zh'
}

const listed = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join('')

/** Where a member of staff may run a remote of this machine from. */
const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*']
const yearS = 365 * 24 * 3600

/** Only our own scripts run; what the product needs beyond that is named here. */
export function contentSecurityPolicy(
  nonce: string,
  origins: readonly string[],
  mediaOrigins: readonly string[] = [],
  isStaff = false,
): string {
  const others = listed(isStaff ? [...origins, ...localOrigins] : origins)
  return [
    "default-src 'self'",
    // Browsers without an AAC encoder run one as WebAssembly when somebody broadcasts; that opens no way to scripts.
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'${others}`,
    // Components position pop-ups with inline styles.
    `style-src 'self' 'unsafe-inline'${isStaff ? listed(localOrigins) : ''}`,
    `img-src 'self' data: blob: https:${isStaff ? listed(localOrigins) : ''}`,
    `media-src 'self' blob: https:${listed(mediaOrigins)}`,
    `connect-src 'self'${others}${listed(mediaOrigins)}`,
    `font-src 'self'${isStaff ? listed(localOrigins) : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** What the page may use beyond its own origin, and scripts that run before the host. */
export interface PageSettings extends DescribeOptions {
  /** Other origins scripts and connections may go to, e.g. the provider of private messages. */
  origins?: readonly string[]
  /** Other origins broadcasts are read from: a media server or a CDN. */
  mediaOrigins?: readonly string[]
  earlyScripts?: readonly string[]
  /** Knows what an address names; without it, everything is there. */
  thingOf?: ThingOfPage
}

/** Where the page handler asks. */
export interface PageSources {
  key: Buffer
  current(request: FastifyRequest): Resolution | undefined
  asOf(request: FastifyRequest, seq: number): Promise<Resolution>
  /** What a preview shows; rejects when its build or its environment is gone. */
  preview(preview: Preview): Promise<Resolution>
  now(): number
  staff(request: FastifyRequest): Promise<Grant | undefined>
  /** Origin of the site for addresses that others keep. */
  originOf(request: FastifyRequest): string
}

/** The device of a request; a new one gets its cookie. */
export function deviceOf(key: Buffer, request: FastifyRequest, reply: FastifyReply): string {
  const known = readDevice(key, cookieOf(request, visitorCookie))
  if (known) return known
  const { id, cookie } = newDevice(key)
  reply.header('set-cookie', cookieHeader(request, visitorCookie, cookie, { maxAgeS: yearS }))
  return id
}

interface Asked {
  resolution: Resolution | undefined
  /** Newer releases are not taken. */
  isPinned: boolean
  preview?: Preview
}

/** The preview somebody looks at; its cookie came from a signed address. */
async function askedPreview(
  request: FastifyRequest,
  sources: PageSources,
  isStaff: boolean,
): Promise<Asked | undefined> {
  const preview = readPreview(sources.key, cookieOf(request, previewCookie), sources.now())
  if (!preview || (preview.audience === 'staff' && !isStaff)) return undefined
  const resolution = await sources.preview(preview).catch(() => undefined)
  return resolution && { resolution, isPinned: true, preview }
}

/**
 * Which release a request asks for: the current one, a preview, or for staff an earlier one, `?as-of=N`. A text is a
 * refusal.
 */
async function askedRelease(request: FastifyRequest, sources: PageSources, isStaff: boolean): Promise<Asked | string> {
  const asked = (request.query as { 'as-of'?: unknown })['as-of']
  if (asked === undefined) {
    const current = { resolution: sources.current(request), isPinned: false }
    return (await askedPreview(request, sources, isStaff)) ?? current
  }
  if (!isStaff) return 'as-of is for staff: sign in to /console first'
  const resolution = isSeq(asked) ? await sources.asOf(request, Number(asked)).catch(() => undefined) : undefined
  return resolution ? { resolution, isPinned: true } : `there is no release ${String(asked).slice(0, 20)}`
}

/** Answers with the page of the release of this device. */
export function pageHandler(
  sources: PageSources,
  { origins = [], mediaOrigins = [], earlyScripts, thingOf, ...describing }: PageSettings,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const grant = await sources.staff(request)
    const mayOverride = grant !== undefined && grant.role !== 'viewer'
    const wanted = await askedRelease(request, sources, grant !== undefined)
    if (typeof wanted === 'string')
      return reply
        .code(grant ? 404 : 403)
        .type('text/plain')
        .send(wanted)
    const { resolution, isPinned, preview } = wanted
    if (!resolution)
      return reply.code(503).header('retry-after', '2').type('text/plain').send('nothing is released yet')
    const nonce = randomBytes(16).toString('base64')
    const path = request.url.split('?')[0] ?? '/'
    const shownAt = spellingOf(resolution.release, path)
    if (shownAt !== undefined && shownAt !== path)
      return reply
        .code(301)
        .header('cache-control', 'no-cache')
        .redirect(shownAt + request.url.slice(path.length), 301)
    const { release, ...made } = resolveFor(resolution, deviceOf(sources.key, request, reply))
    const language = languageOf(request)
    const query = new URLSearchParams(request.url.split('?')[1])
    const asked = { path, query, language, origin: sources.originOf(request), ip: request.ip }
    const [{ isThere, isGone, picture }, said] = await Promise.all([
      hasPage(release, path) ? pageThing(thingOf, request.url) : { isThere: false, isGone: false, picture: undefined },
      describePage({ release, ...made }, asked, describing),
    ])
    const marks = { ...(isPinned ? { isPinned } : {}), ...(mayOverride ? { mayOverride } : {}) }
    const page = { release: { ...release, ...marks }, ...made }
    const html = renderPage(page, { path, language, nonce, ...said, earlyScripts, picture, preview })
    const { body, encoding } = await compressed(html, request.headers['accept-encoding'])
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      // A browser may keep a page for the way back to it, and asks before it shows it anew: a roll-back is never held back.
      'cache-control': preview || grant || isPinned ? 'no-store' : 'private, no-cache',
      'content-security-policy': contentSecurityPolicy(nonce, origins, mediaOrigins, mayOverride),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'accept-encoding, cookie',
      ...(preview ? { 'x-robots-tag': 'noindex' } : {}),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    return reply.code(isThere ? 200 : isGone ? 410 : 404).send(body)
  }
}
