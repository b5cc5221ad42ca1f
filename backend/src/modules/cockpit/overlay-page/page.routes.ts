import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointOf } from '@pitchside/contract'
import type { FastifyInstance } from 'fastify'
import { packageRoot } from '../../../package-root'

const folder = join(packageRoot, 'src/modules/cockpit/overlay-page/client')
/** Everything that is served; nothing else is read from the folder. */
const files = ['overlay.js', 'emotes.js', 'news.js', 'texts.js', 'overlay.css'] as const
const kinds = ['chat', 'alerts', 'score', 'goal'] as const

/** Own files and the own call only; a picture of a broadcast is no page of somebody else's. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** The page is the same for everybody: its secret stands behind the `#`, which no browser sends. */
const pageOf = (
  kind: string,
): string => `<!doctype html><html lang="zh" data-kind="${kind}"><head><meta charset="utf-8">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${kind}</title>
<link rel="stylesheet" href="/overlay/overlay.css"><script type="module" src="/overlay/overlay.js"></script></head>
<body data-call="${endpointOf('readOverlay').path}"><main id="overlay"></main></body></html>`

/** Overlays as pages for browser sources: `/overlay/<kind>?lang=<language>#<key>`. */
export function overlayPageRoutes(app: FastifyInstance): void {
  const contents = new Map<string, Buffer>(files.map((name) => [name, readFileSync(join(folder, name))]))
  const types = { js: 'text/javascript', css: 'text/css' } as const
  for (const kind of kinds)
    app.get(`/overlay/${kind}`, (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(pageOf(kind)),
    )
  app.get<{ Params: { file: string } }>('/overlay/:file', (request, reply) => {
    const { file } = request.params
    const content = contents.get(file)
    if (!content) return reply.code(404).type('text/plain').send('no such overlay')
    const type = types[file.split('.').at(-1) as keyof typeof types]
    return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(content)
  })
}
