import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { packageRoot } from '../package-root'

const styles = join(packageRoot, '../shared/ui/src/styles')
const own = join(packageRoot, 'house')

/** What pages without a build load of the house, all in one folder: tokens and faces of the design system, as they are. */
function houseFiles(): Map<string, Buffer> {
  const fonts = readFileSync(join(styles, 'fonts.css'), 'utf8')
  const faces = new Set([...fonts.matchAll(/url\(\.\/fonts\/([\w-]+\.woff2)\)/g)].map(([, face = '']) => face))
  return new Map([
    ['tokens.css', readFileSync(join(styles, 'tokens.css'))],
    ['fonts.css', Buffer.from(fonts.replaceAll('./fonts/', './'))],
    ...[...faces].map((face) => [face, readFileSync(join(styles, 'fonts', face))] as const),
    ...['parts.css', 'theme.js'].map((name) => [name, readFileSync(join(own, name))] as const),
  ])
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}
const dayS = 86_400

/** The look of the house at `/house`, for the console, the operators' page and the cashier. */
export function houseRoutes(app: FastifyInstance): void {
  const contents = houseFiles()
  app.get<{ Params: { file: string } }>('/house/:file', (request, reply) => {
    const { file } = request.params
    const content = contents.get(file)
    reply.header('x-content-type-options', 'nosniff')
    if (!content) return reply.code(404).type('text/plain').send('no such file')
    const type = types[file.split('.').at(-1) ?? ''] ?? 'text/plain'
    // Sheets change with a new version of the service; a face never does under its name.
    const kept = type === types.woff2 ? `public, max-age=${dayS}` : 'no-cache'
    return reply.header('cache-control', kept).type(type).send(content)
  })
}
