import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteNameIn } from '@pitchside/base'
import type { FastifyInstance } from 'fastify'
import { packageRoot } from '../package-root'
import { askedName, type DescribeOptions } from '../page/document/describe-page'
import { htmlLanguage, isPageLanguage } from '../page/page-language'
import { siteDescription } from '../page/site-words'

const folder = join(packageRoot, 'worker')
/** By the size they are drawn in; the one whose edges may be cut off, and the one without transparency for iOS. */
const icons = ['192', '512', 'maskable-512', 'apple-180'] as const
const dayS = 86_400
const workerPolicy = "default-src 'none'; connect-src 'self'"
const sure = { 'x-content-type-options': 'nosniff' }

/** What a browser installs the site by: its description, its icons, its worker. */
export function appRoutes(app: FastifyInstance, naming: Pick<DescribeOptions, 'siteName'>): void {
  const worker = readFileSync(join(folder, 'worker.js'))
  app.get('/worker.js', (_request, reply) =>
    // A newer one is there with the next page. What it fetches is held to its own policy, not to the page's.
    reply
      .headers({ ...sure, 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  )
  const pictures = new Map(icons.map((name) => [`${name}.png`, readFileSync(join(folder, 'icons', `${name}.png`))]))
  app.get<{ Params: { file: string } }>('/icons/:file', (request, reply) => {
    const icon = pictures.get(request.params.file)
    if (!icon) return reply.code(404).headers(sure).type('text/plain').send('no such icon')
    return reply
      .headers({ ...sure, 'cache-control': `public, max-age=${dayS}` })
      .type('image/png')
      .send(icon)
  })
  app.get('/manifest.webmanifest', async (request, reply) => {
    const asked = (request.query as { lang?: unknown }).lang
    const language = isPageLanguage(asked) ? asked : 'zh'
    const name = siteNameIn(language, await askedName(naming))
    reply
      .headers({ ...sure, 'cache-control': `public, max-age=${dayS}` })
      .type('application/manifest+json; charset=utf-8')
    return JSON.stringify({
      ...{
        id: '/',
        name,
        short_name: name,
        description: siteDescription[language](name),
        lang: htmlLanguage[language],
      },
      ...{ start_url: '/main', scope: '/', display: 'standalone', background_color: '#090b0d', theme_color: '#090b0d' },
      icons: [
        { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    })
  })
}
