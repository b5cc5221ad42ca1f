import { describe, expect, test } from '@jest/globals'
import { demoPassword } from '@pitchside/backend'
import { doorsOf } from './routes-of'
import type { Answer, Ask, WholeSite } from './whole-site'

/** What kind of answer a door gives; every door of the router has a line here, or the first test fails. */
type Kind = 'page' | 'closed page' | 'file' | 'data' | 'aid'

const doors: Record<string, { kind: Kind; ask: string }> = {
  '/*': { kind: 'page', ask: '/football?lang=en' },
  '/console': { kind: 'closed page', ask: '/console' },
  '/admin': { kind: 'closed page', ask: '/admin?lang=%3Cscript%3E' },
  '/qr/:code': { kind: 'closed page', ask: '/qr/%3Cscript%3E' },
  '/pay/code/:no': { kind: 'closed page', ask: '/pay/code/%3Cscript%3E' },
  '/pay/sandbox': { kind: 'closed page', ask: '/pay/sandbox?order=%3Cscript%3E' },
  '/house/:file': { kind: 'file', ask: '/house/parts.css' },
  '/console/:file': { kind: 'file', ask: '/console/console.js' },
  '/admin/:file': { kind: 'file', ask: '/admin/admin.css' },
  '/second-step/:file': { kind: 'file', ask: '/second-step/second-step.js' },
  '/assets/*': { kind: 'file', ask: '(script)' },
  '/favicon.svg': { kind: 'file', ask: '/favicon.svg' },
  '/favicon.ico': { kind: 'file', ask: '/favicon.ico' },
  '/worker.js': { kind: 'file', ask: '/worker.js' },
  '/manifest.webmanifest': { kind: 'file', ask: '/manifest.webmanifest?lang=%3Cscript%3E' },
  '/icons/:file': { kind: 'file', ask: '/icons/192.png' },
  '/robots.txt': { kind: 'file', ask: '/robots.txt' },
  '/sitemap.xml': { kind: 'file', ask: '/sitemap.xml' },
  '/sitemaps/:file': { kind: 'file', ask: '/sitemaps/none.xml' },
  '/previews/:lang/:file': { kind: 'file', ask: '/previews/zh/none.png' },
  '/overlay/chat': { kind: 'closed page', ask: '/overlay/chat?lang=%3Cscript%3E' },
  '/overlay/alerts': { kind: 'closed page', ask: '/overlay/alerts?lang=%3Cscript%3E' },
  '/overlay/score': { kind: 'closed page', ask: '/overlay/score?lang=%3Cscript%3E' },
  '/overlay/goal': { kind: 'closed page', ask: '/overlay/goal?lang=%3Cscript%3E' },
  '/overlay/:file': { kind: 'file', ask: '/overlay/overlay.js' },
  '/feeds/:lang/:file': { kind: 'file', ask: '/feeds/zh/none.atom' },
  '/opensearch.xml': { kind: 'file', ask: '/opensearch.xml?lang=%3Cscript%3E' },
  '/.well-known/security.txt': { kind: 'file', ask: '/.well-known/security.txt' },
  '/security.txt': { kind: 'file', ask: '/security.txt' },
  '/media/covers/:name': { kind: 'file', ask: '/media/covers/none.webp' },
  '/media/uploads/:name': { kind: 'file', ask: '/media/uploads/none.webp' },
  '/media/documents/:name': { kind: 'file', ask: '/media/documents/none.webp' },
  '/calendar/match/:id': { kind: 'file', ask: '/calendar/match/1.ics' },
  '/calendar/team/:id': { kind: 'file', ask: '/calendar/team/none.ics' },
  '/calendar/league/:id': { kind: 'file', ask: '/calendar/league/none.ics' },
  '/calendar/:token': { kind: 'file', ask: '/calendar/none.ics' },
  '/upload': { kind: 'data', ask: 'POST /upload' },
  '/upload/:id': { kind: 'data', ask: 'POST /upload/none?offset=0' },
  '/qr/:code/sign-in': { kind: 'data', ask: 'POST /qr/none/sign-in' },
  '/qr/:code/second-step': { kind: 'data', ask: 'POST /qr/none/second-step' },
  '/qr/:code/confirm': { kind: 'data', ask: 'POST /qr/none/confirm' },
  '/qr/:code/cancel': { kind: 'data', ask: 'POST /qr/none/cancel' },
  '/pay/callback/sandbox': { kind: 'data', ask: 'POST /pay/callback/sandbox' },
  '/ingest/:key/*': { kind: 'data', ask: 'PUT /ingest/none/a.m4s' },
  '/ingest/*': { kind: 'data', ask: 'OPTIONS /ingest/none' },
  '/console/api/sign-in': { kind: 'data', ask: 'POST /console/api/sign-in' },
  '/console/api/second-step': { kind: 'data', ask: 'POST /console/api/second-step' },
  '/console/api/sign-out': { kind: 'data', ask: 'POST /console/api/sign-out' },
  '/console/api/change': { kind: 'data', ask: 'POST /console/api/change' },
  '/console/api/state': { kind: 'data', ask: '/console/api/state' },
  '/console/api/check': { kind: 'data', ask: '/console/api/check' },
  '/console/api/diff': { kind: 'data', ask: '/console/api/diff' },
  '/console/api/ahead': { kind: 'data', ask: '/console/api/ahead' },
  '/console/api/plan': { kind: 'data', ask: '/console/api/plan' },
  '/console/api/register': { kind: 'data', ask: '/console/api/register' },
  '/console/events': { kind: 'data', ask: '/console/events' },
  '/_preview/*': { kind: 'data', ask: '/_preview/%3Cscript%3E' },
  '/_look/*': { kind: 'data', ask: '/_look/%3Cscript%3E' },
  '/releases/health': { kind: 'data', ask: 'POST /releases/health' },
  '/releases/metrics': { kind: 'data', ask: '/releases/metrics' },
  '/releases/current': { kind: 'data', ask: '/releases/current' },
  '/releases/schemas/environment.json': { kind: 'data', ask: '/releases/schemas/environment.json' },
  '/releases/schemas/version.json': { kind: 'data', ask: '/releases/schemas/version.json' },
  '/healthz': { kind: 'data', ask: '/healthz' },
  '/readyz': { kind: 'data', ask: '/readyz' },
  '/metrics': { kind: 'data', ask: '/metrics' },
}
/** Players read broadcasts from any page. */
const streams = /^\/media\/(demo|playback|films|live|recordings)\//
/** Whoever may read an answer from another origin: broadcasts, covers, and encoders in a browser. None carries a cookie. */
const isOpen = /^(\/media\/(demo|playback|films|live|recordings|covers)\/|\/ingest\/)/

function everyAnswer({ headers }: Answer): string[] {
  const wanted = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'content-security-policy': /default-src '(none|self)'/,
  }
  const wrong = Object.entries(wanted).filter(([name, pattern]) => !pattern.test(String(headers[name])))
  const told = ['server', 'x-powered-by'].filter((name) => headers[name] !== undefined)
  return [...wrong.map(([name]) => `${name}: ${headers[name]}`), ...told]
}

const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `)) ?? ''

/** Scripts run only from our own files or with the nonce of this one answer. */
function pageProblems(answer: Answer, isClosed: boolean): string[] {
  const policy = String(answer.headers['content-security-policy'])
  const scripts = directive(policy, 'script-src') || directive(policy, 'default-src')
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1]
  const inline = [...answer.text.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)]
  const [, type = ''] = String(answer.headers['content-type']).split(';')
  return [
    ...(/'unsafe-(inline|eval|hashes)'|\*|https?:(?!\/\/)|data:|blob:/.test(scripts) ? [`scripts: ${scripts}`] : []),
    ...(/base-uri 'none'/.test(policy) ? [] : ['base-uri']),
    ...(/object-src 'none'|default-src 'none'/.test(policy) ? [] : ['object-src']),
    ...(directive(policy, 'form-action') ? [] : ['form-action']),
    ...(isClosed && !/frame-ancestors 'none'/.test(policy) ? ['frame-ancestors'] : []),
    ...(/frame-ancestors '(none|self)'/.test(policy) ? [] : ['frame-ancestors']),
    ...inline.flatMap(([tag, words = '']) =>
      / type="application\/json"/.test(words) || (nonce && words.includes(`nonce="${nonce}"`)) ? [] : [tag],
    ),
    ...[...answer.text.matchAll(/<[a-z][^>]*\son[a-z]+\s*=/gi)].map(([tag]) => tag),
    ...(/<script>alert|order=<script>|lang="<script>/.test(answer.text) ? ['the address stands in the page'] : []),
    // A browser keeps pages of the site for the way back, nobody else does; pages of staff are kept by none.
    ...((isClosed ? /no-store/ : /no-store|^private, no-cache$/).test(String(answer.headers['cache-control']))
      ? []
      : ['cache-control']),
    ...(type.includes('charset=utf-8') ? [] : [`content-type ${answer.headers['content-type']}`]),
  ]
}

const partsOf = (ask: string, site: WholeSite): [string, Ask] => {
  const [method = '', url] = ask.replace('(script)', site.script).split(' ')
  return url === undefined ? [method, {}] : [url, { method }]
}

export function headersHold(site: () => WholeSite): void {
  const asked = () => doorsOf(site()).filter(({ path }) => !path.startsWith('/_dev/') && !streams.test(path))

  describe('headers', () => {
    test('every door of the router stands in the table, and no other', () => {
      const paths = asked().map(({ path }) => path)
      expect(paths.length).toBeGreaterThan(35)
      expect(paths.filter((path) => !doors[path])).toEqual([])
      expect(Object.keys(doors).filter((path) => !paths.includes(path))).toEqual([])
    })

    test('every kind of answer is closed: no sniffing, no foreign opener, a policy', async () => {
      const wrong: string[] = []
      for (const { ask } of Object.values(doors)) {
        const [url, options] = partsOf(ask, site())
        wrong.push(...everyAnswer(await site().ask(url, options)).map((problem) => `${ask}: ${problem}`))
      }
      expect(wrong).toEqual([])
    })

    test('pages run our own scripts only, and the text of an address never becomes one', async () => {
      const wrong: string[] = []
      for (const { kind, ask } of Object.values(doors)) {
        if (!kind.endsWith('page')) continue
        const answer = await site().ask(ask)
        expect(answer.headers['content-type']).toContain('text/html')
        wrong.push(...pageProblems(answer, kind === 'closed page').map((problem) => `${ask}: ${problem}`))
      }
      expect(wrong).toEqual([])
      const nonces = await Promise.all(
        [1, 2].map(async () => (await site().ask('/')).headers['content-security-policy']),
      )
      expect(nonces[0]).not.toBe(nonces[1])
    })

    test('errors are closed as well, and show nothing of what went wrong', async () => {
      const json = { 'content-type': 'application/json' }
      const errors: [string, number, Ask?][] = [
        ['/%zz', 400],
        ['/api/%E0%A4%A', 400],
        ['/api/none', 404],
        ['/%61pi/none', 404],
        ['/none.js', 404],
        ['/ws', 404],
        ['/api/user/login', 405],
        ['/api/user/login', 400, { method: 'POST', headers: json, body: '{' }],
        ['/api/user/login', 413, { method: 'POST', headers: json, body: JSON.stringify('x'.repeat(1_100_000)) }],
        ['/api/user/login', 415, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<x/>' }],
        ['/', 404, { method: 'DELETE' }],
        [`/${'x'.repeat(9_000)}`, 404],
      ]
      for (const [url, status, options] of errors) {
        const answer = await site().ask(url, options)
        expect([url.slice(0, 40), answer.status, everyAnswer(answer)]).toEqual([url.slice(0, 40), status, []])
        expect(answer.text).not.toMatch(/node_modules|\.ts:\d|FST_ERR|stack/)
      }
    })

    test('calls are never kept by a cache, however their address is written', async () => {
      for (const url of ['/api/user/getUserInfo?id=1', '/API/User/GETuserinfo?id=1', '/%61pi/user/getUserInfo?id=1']) {
        const answer = await site().ask(url)
        expect([url, answer.status, answer.headers['cache-control']]).toEqual([url, 200, 'no-store'])
        expect(everyAnswer(answer)).toEqual([])
      }
    })

    test('another origin may read broadcasts, and nothing that belongs to somebody', async () => {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
      for (const { ask } of Object.values(doors)) {
        const [url, options] = partsOf(ask, site())
        const answer = await site().ask(url, { ...options, headers })
        if (!isOpen.test(url)) expect([ask, answer.headers['access-control-allow-origin']]).toEqual([ask, undefined])
        expect([ask, answer.headers['access-control-allow-credentials']]).toEqual([ask, undefined])
      }
      for (const method of ['GET', 'OPTIONS'])
        expect(
          (await site().ask('/api/member/info', { method, headers })).headers['access-control-allow-origin'],
        ).toBeUndefined()
      const socket = await site().ask('/ws', {
        headers: {
          ...headers,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        },
      })
      expect(socket.status).toBe(403)
    })

    test('cookies are out of reach of scripts and of other sites; the stream of the console is closed too', async () => {
      const page = await site().ask('/')
      expect(String(page.headers['set-cookie'])).toMatch(/^did=[^;]+; Path=\/; .*HttpOnly; SameSite=Lax$/)
      const signIn = await site().ask('/console/api/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-release-console': '1' },
        body: JSON.stringify({ mobile: '86-13900000009', password: demoPassword }),
      })
      const [cookie = '', mark = ''] = signIn.headers['set-cookie'] ?? []
      expect(cookie).toMatch(/^release_session=.*HttpOnly; SameSite=Strict$/)
      expect(mark).toMatch(/^pitchside_device=[^;]+; Path=\/; HttpOnly; SameSite=Strict/)
      const events = await site().ask('/console/events', { headers: { cookie: cookie.split(';', 1)[0] as string } })
      expect([events.status, events.headers['content-type']]).toEqual([200, 'text/event-stream'])
      expect(events.headers['x-content-type-options']).toBe('nosniff')
    })
  })
}
