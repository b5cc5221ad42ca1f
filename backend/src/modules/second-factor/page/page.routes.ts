import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallName, endpointOf } from '@pitchside/contract'
import type { FastifyInstance } from 'fastify'
import { packageRoot } from '../../../package-root'

const folder = join(packageRoot, 'src/modules/second-factor/page/client')
/** Everything that is served; nothing else is read from the folder. */
const files = [
  'second-step.js',
  'set-up.js',
  'codes.js',
  'passkeys.js',
  'calls.js',
  'texts.js',
  'second-step.css',
] as const
/** Calls the page part makes by itself; how a log-in is confirmed is the page's own way. */
const names: CallName[] = ['startTotp', 'confirmTotp', 'startPasskey', 'confirmPasskey']

/** Where pages of staff find the part that asks for the second step; they need to know nothing else of it. */
export const secondStepScript = '/second-step/second-step.js'

/** The second step as a part of other pages of this origin: plain modules, which run under their policies. */
export function secondStepRoutes(app: FastifyInstance): void {
  const contents = new Map<string, Buffer>(files.map((name) => [name, readFileSync(join(folder, name))]))
  const paths = JSON.stringify(Object.fromEntries(names.map((name) => [name, endpointOf(name).path])))
  contents.set('calls.json', Buffer.from(paths))
  const types = { js: 'text/javascript', css: 'text/css', json: 'application/json' } as const
  app.get<{ Params: { file: string } }>('/second-step/:file', (request, reply) => {
    const { file } = request.params
    const content = contents.get(file)
    if (!content) return reply.code(404).type('text/plain').send('no such file')
    const type = types[file.split('.').at(-1) as keyof typeof types]
    return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(content)
  })
}
