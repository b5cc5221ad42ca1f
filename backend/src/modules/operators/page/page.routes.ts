import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteNameIn } from '@pitchside/base'
import { type CallName, endpointOf, endpoints } from '@pitchside/contract'
import type { FastifyInstance } from 'fastify'
import { firstLanguageOf, type Language } from '../../../kernel/messages'
import { packageRoot } from '../../../package-root'
import { renderOperatorPage } from './page'

const folder = join(packageRoot, 'src/modules/operators/page/client')
/** Everything the page loads; nothing else is read from the folder. */
const files = [
  'admin.js',
  'parts.js',
  'words.js',
  'work-lists.js',
  'people.js',
  'posts.js',
  'site.js',
  'announcements.js',
  'info-pages.js',
  'security.js',
  'admin.css',
] as const

/** Own files and own calls only; no inline script or style, no frames, no forms elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

function languageAsked(query: unknown, accepted: string | undefined): Language {
  return firstLanguageOf([String((query as { lang?: unknown }).lang ?? ''), ...(accepted ?? '').split(',')])
}

/** Addresses of the calls the page makes, as far as this installation answers them. */
function callsOf(app: FastifyInstance): Record<string, [string, string]> {
  const names = (Object.keys(endpoints) as CallName[]).filter((name) => {
    const { method, path } = endpointOf(name)
    return app.hasRoute({ method, url: path })
  })
  return Object.fromEntries(
    names.map((name) => {
      const { method, path } = endpointOf(name)
      return [name, [method, path]]
    }),
  )
}

/** The operators' page at `/admin` and its files. It knows nothing: every list comes by calls with the operator's token. */
export function operatorPageRoutes(app: FastifyInstance, siteName: () => Promise<string>): void {
  const contents = new Map(files.map((name) => [name as string, readFileSync(join(folder, name))]))
  let calls: Record<string, [string, string]> | undefined
  app.get('/admin', async (request, reply) => {
    // Asked for once all calls are bound.
    calls ??= callsOf(app)
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
    const language = languageAsked(request.query, request.headers['accept-language'])
    return reply
      .type('text/html; charset=utf-8')
      .send(renderOperatorPage(language, calls, siteNameIn(language, await siteName())))
  })
  app.get<{ Params: { file: string } }>('/admin/:file', (request, reply) => {
    const content = contents.get(request.params.file)
    if (!content) return reply.code(404).type('text/plain').send('no such file')
    reply.header('cache-control', 'no-cache')
    return reply.type(request.params.file.endsWith('.css') ? 'text/css' : 'text/javascript').send(content)
  })
}
