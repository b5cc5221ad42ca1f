import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../app'
import type { Config } from '../config'
import { openPostgres } from '../db/postgres-engine'
import { seedDemo } from '../db/seed-demo'
import { createManualClock } from '../kernel/manual-clock'
import { demoSeeds } from '../modules/demo-seeds'
import type { ModuleName } from '../modules/modules'
import { packageRoot } from '../package-root'
import { sharedDemo } from './shared-demo'
import type { Template } from './test-database'

/** Modules whose content a template has. What is missing here is seeded at each start, as on any data base. */
const seeded: readonly ModuleName[] = [
  'account',
  'wallet',
  'live',
  'gifts',
  'roomOrder',
  'content',
  'chat',
  'broadcasts',
  'experts',
]

/** What demo content is made of: the backend and the demo world with their data, and the packages it imports. */
const folders = ['src', 'assets', '../demo/src', '../demo/assets', '../shared/base/src', '../shared/contract/src']
const isSource = (name: string) => /\.(ts|json|sql)$/.test(name) && !name.endsWith('.test.ts')

/** Short enough for names of data bases. */
const short = (hash: Hash) => hash.digest('hex').slice(0, 16)

function digestOfSources(): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const at = join(packageRoot, folder)
    const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter(isSource).sort()
    for (const name of names)
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(join(at, name)))
        .update('\0')
  }
  return short(hash)
}

/** Whoever starts on a copy is the first one there, however soon after. */
async function forgetLeases(address: string): Promise<void> {
  const engine = await openPostgres(address, () => {}, { connections: 1 })
  await engine.query('delete from leases')
  await engine.close()
}

export interface DemoContent {
  /** Modules of the site; all when not given. */
  only: readonly ModuleName[] | undefined
  /** Epoch ms. */
  now: number
}

/**
 * The demo content of a site, and nothing else: nothing has started on it, so a start on a copy goes on as that of a
 * second node does. Undefined where making it anew costs less: only articles ask for the matches of whole seasons.
 */
export function demoTemplate(config: Config, { only, now }: DemoContent): Template | undefined {
  const names = seeded.filter((name) => !only || only.includes(name))
  if (!names.includes('content')) return undefined
  return {
    kind: 'pitchside_demo',
    digest: digestOfSources(),
    variant: short(createHash('sha256').update([...names, now].join())),
    async fill(address) {
      const app = await createApp(
        { ...config, databaseUrl: address, seedDemo: false },
        {
          clock: createManualClock(now),
          only: [],
          loadDemo: sharedDemo,
          extend: async (_fastify, kernel, modules) => {
            const seeds = demoSeeds(await sharedDemo(), { kernel, modules }, only && names)
            await seedDemo(kernel.db, seeds, now)
          },
        },
      )
      await app.close()
      await forgetLeases(address)
    },
  }
}
