import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNamed } from '@pitchside/base'
import type { FastifyInstance } from 'fastify'
import { packageRoot } from '../package-root'
import { escapeText } from '../page/escape-text'
import { openEventStream } from './event-stream'
import type { FindStaff } from './staff'

/** Everything the console has of its own; nothing else is read. Tokens, faces and parts are those of the house. */
const ownFiles = [
  'console.js',
  'parts.js',
  'focus.js',
  'matrix.js',
  'plan.js',
  'figures.js',
  'fits.js',
  'rights.js',
  'side.js',
  'change-dialog.js',
  'sign-in.js',
  'texts.js',
  'texts-zh.js',
  'texts-en.js',
  'texts-vi.js',
  'early.js',
  'console.css',
] as const
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** The console asks in its own language: it has the name as it was configured, and says the product's otherwise. */
const pageOf = (siteName: string) => `<!doctype html>
<html lang="zh-CN" data-theme="dark"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="application-name" content="${isNamed(siteName) ? escapeText(siteName) : ''}"><title>Pitchside</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/house/theme.js"></script><script src="/console/early.js"></script>
<link rel="stylesheet" href="/house/tokens.css"><link rel="stylesheet" href="/house/fonts.css"><link rel="stylesheet" href="/house/parts.css"><link rel="stylesheet" href="/console/console.css">
<script type="module" src="/console/console.js"></script></head>
<body><div id="root"></div><p id="note" role="status" aria-live="polite"></p></body></html>
`

export interface ConsolePageOptions {
  staff: FindStaff
  /** Name of the site as it was configured. */
  siteName: () => Promise<string>
  /** Calls the listener at every newer document; returns how to stop. */
  subscribe(listener: (seq: number) => void): () => void
}

/** The console at `/console`: its own page, which needs neither host nor remotes, and tells of changes as they happen. */
export function consolePage(app: FastifyInstance, { staff, siteName, subscribe }: ConsolePageOptions): void {
  const contents = new Map<string, Buffer>([
    ...ownFiles.map((name) => [name, readFileSync(join(packageRoot, 'console', name))] as const),
  ])
  app.get('/console', async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('text/html; charset=utf-8')
      .send(pageOf(await siteName())),
  )
  // Nobody who asks for the head alone waits for what happens.
  app.get('/console/events', { exposeHeadRoute: false }, async (request, reply) => {
    if (!(await staff(request))) return reply.code(401).send()
    openEventStream(reply)
    const stop = subscribe((seq) => reply.raw.write(`data: ${seq}\n\n`))
    request.raw.on('close', stop)
  })
  app.get<{ Params: { file: string } }>('/console/:file', (request, reply) => {
    const { file } = request.params
    const content = contents.get(file)
    if (!content) return reply.code(404).type('text/plain').send('no such file')
    return reply
      .header('cache-control', 'no-cache')
      .type(types[file.split('.').at(-1) ?? ''] ?? 'text/plain')
      .send(content)
  })
}
