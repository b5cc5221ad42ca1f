import { chmodSync, cpSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLog, lockFolder, openEngine } from '@pitchside/backend'
import { openStore, releasesPlugin } from '@pitchside/releases'
import fastify from 'fastify'
import { lookAtModes } from '../../backend/src/data-folder'
import { doctor } from './ask-doctor.fixture'
import {
  changedAt,
  changesBeside,
  type Damage,
  damagesBeside,
  damagesOfDatabase,
  damagesOfKeys,
  damagesOfReleases,
  zeroed,
} from './damages.fixture'
import { operate } from './operate'
import { configOf, listing, makeSoundFolder, members, refusal, type SoundFolder, silent } from './sound-folder.fixture'

let home: string
let dataDir: string
let kept: string
let sound: SoundFolder
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'pitchside-damage-'))
  dataDir = path.join(home, 'data')
  sound = await makeSoundFolder(dataDir)
  lookAtModes(dataDir, { isMended: true })
  kept = path.join(home, 'kept')
  cpSync(dataDir, kept, { recursive: true, preserveTimestamps: true })
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Members there are when the data base opens, as a start opens it. */
async function open(folder: string): Promise<number> {
  const engine = await openEngine(configOf(folder), silent)
  const [row] = await engine.query<{ n: number }>('select count(*)::int as n from users')
  await engine.close()
  return row?.n ?? 0
}

/** Starts the release service; resolves with what it logs. */
async function serveReleases(folder: string): Promise<string> {
  const lines: string[] = []
  const app = fastify({ loggerInstance: createLog('error', { write: (line) => void lines.push(line) }) })
  const { store, close } = openStore(folder)
  try {
    await store.history('production')
    await releasesPlugin(app as never, { store, environment: 'production' })
    await app.ready()
  } finally {
    await app.close()
    await close()
  }
  return lines.join('')
}

/** Damages one file, and puts it back as it was when `look` is done. */
async function damaged([, file, spoil]: Damage, look: () => Promise<void>): Promise<void> {
  spoil(path.join(dataDir, file))
  try {
    await look()
  } finally {
    rmSync(path.join(dataDir, file), { recursive: true, force: true })
    cpSync(path.join(kept, file), path.join(dataDir, file), { recursive: true, preserveTimestamps: true })
  }
}

/** What is said of a damage names the file, says what happened to it and what can be done, in sentences. */
function expectToldOf([, file, , said]: Damage, text: string): void {
  expect(text).toContain(`${path.join(dataDir, file)}`)
  expect(text).toContain(said)
  expect(text).toContain('npm run doctor')
  expect(text).not.toMatch(/^\s+at |Aborted|RuntimeError|Unexpected (end|token)/m)
}

const expectDiagnosis = ({ code, problems }: Awaited<ReturnType<typeof doctor>>, [, file, , said]: Damage): void => {
  const about = problems.find((one) => one.path.startsWith(path.join(dataDir, file)) && one.what.includes(said))
  expect({ file, said, problems: about ? [] : problems }).toEqual({ file, said, problems: [] })
  expect(about?.wayOut).toMatch(/\.$/)
  expect(code).toBe(3)
}

// Titles are known before there is a folder.
const titles = (list: (folder: SoundFolder) => Damage[]) =>
  list({ table: '', index: '', log: '', newest: '', first: '', version: '', script: '' }).map(
    ([what], at) => [what, at] as const,
  )

describe('EDGE-08 a damaged data folder', () => {
  test.each(titles(damagesOfDatabase))('%s: no start, nothing is begun anew, the file is named', async (_what, at) => {
    const damage = damagesOfDatabase(sound)[at] as Damage
    await damaged(damage, async () => {
      const before = listing(path.join(dataDir, 'database'))
      expectToldOf(damage, await refusal(open(dataDir)))
      expect(listing(path.join(dataDir, 'database'))).toBe(before)
      expectDiagnosis(await doctor(dataDir), damage)
    })
  })

  test.each(damagesOfKeys)('%s: no start', async (...damage) => {
    await damaged(damage, async () => expectToldOf(damage, await refusal(open(dataDir))))
  })

  test.each(titles(damagesOfReleases))('%s: releases do not begin, the file is named', async (_what, at) => {
    const damage = damagesOfReleases(sound)[at] as Damage
    await damaged(damage, async () => {
      const text = await refusal(serveReleases(dataDir))
      expectToldOf([damage[0], damage[1], damage[2], ''], text)
    })
  })

  async function expectAllTold(damages: Damage[]): Promise<void> {
    const own = path.join(home, 'beside')
    cpSync(dataDir, own, { recursive: true })
    for (const [, file, spoil] of damages) spoil(path.join(own, file))
    const found = await doctor(own)
    const moved = {
      ...found,
      problems: found.problems.map((one) => ({ ...one, path: one.path.replace(own, dataDir) })),
    }
    for (const damage of damages) expectDiagnosis(moved, damage)
    expect(found.problems).toHaveLength(damages.length)
    rmSync(own, { recursive: true })
  }

  test('what is wrong beside the data base is told by doctor, file by file', async () => {
    const several = ['no document before the newest', 'a changed document', 'a cut key']
    await expectAllTold([
      ...damagesBeside(sound),
      ...damagesOfKeys.slice(1),
      ...damagesOfReleases(sound).filter(([what]) => several.includes(what)),
    ])
    expect(await serveReleases(dataDir)).toBe('')
  })

  test('one byte that changed in a file of a visitor is told by doctor, and a secret that is gone', () =>
    expectAllTold(changesBeside))

  test('a script that is not the one that was built is named in the log of the start', async () => {
    const damage = damagesBeside(sound)[0] as Damage
    await damaged(damage, async () => expect(await serveReleases(dataDir)).toContain(path.join(dataDir, damage[1])))
  })

  test('of a site that was killed the engine says the file that is changed', async () => {
    const own = path.join(home, 'killed')
    for (const [file, spoil] of [
      ['database/base/5/1249', changedAt(500)],
      [sound.log, zeroed],
    ] as const) {
      cpSync(dataDir, own, { recursive: true })
      rmSync(path.join(own, 'database.seal'))
      spoil(path.join(own, file))
      expectToldOf(
        ['', file, spoil, 'keeps the data base from opening'],
        (await refusal(open(own))).replaceAll(own, dataDir),
      )
      rmSync(own, { recursive: true })
    }
  })

  test('of a site that was killed doctor finds each page that is not as it was written, once the log is played back', async () => {
    const own = path.join(home, 'pages')
    cpSync(dataDir, own, { recursive: true })
    rmSync(path.join(own, 'database.seal'))
    const damages: Damage[] = [
      ['', sound.table, changedAt(8192 * 2 + 5_000), 'page 2 is not as the data base wrote it'],
      ['', sound.index, changedAt(6_000), 'page 0 is not as the data base wrote it'],
    ]
    for (const [, file, spoil] of damages) spoil(path.join(own, file))
    const found = await doctor(own)
    const moved = found.problems.map((one) => ({ ...one, path: one.path.replace(own, dataDir) }))
    for (const damage of damages) expectDiagnosis({ ...found, problems: moved }, damage)
    expect(found.problems).toHaveLength(damages.length)
    rmSync(own, { recursive: true })
  })

  test('lock, seal and modes that are wrong stop nobody: all members are there, the files are closed', async () => {
    const own = path.join(home, 'open')
    cpSync(dataDir, own, { recursive: true })
    for (const name of readdirSync(own, { recursive: true, encoding: 'utf8' })) chmodSync(path.join(own, name), 0o777)
    chmodSync(path.join(own, sound.table), 0)
    truncateSync(path.join(own, 'database.seal'), 100)
    writeFileSync(path.join(own, 'database.lock'), 'not a holder')
    const told = (await doctor(own)).problems
    expect(told).toEqual([expect.objectContaining({ what: expect.stringMatching(/^can be read .* \d+ more$/) })])
    expect(await open(own)).toBe(members)
    expect(lookAtModes(own, { isMended: false })).toEqual({ open: [], foreign: [] })
    rmSync(own, { recursive: true })
  })

  test('doctor repairs what loses nothing, keeps what it replaces, and all members are there', async () => {
    const own = path.join(home, 'repaired')
    cpSync(dataDir, own, { recursive: true })
    const names = ['no version', 'empty settings', 'no folder of replication', 'a cut secret of stream keys']
    const damages = [
      ...[...damagesOfDatabase(sound), ...damagesOfKeys].filter(([what]) => names.includes(what)),
      ...damagesBeside(sound).filter(([what]) => ['a changed script', 'no part of a recording'].includes(what)),
    ]
    for (const [, file, spoil] of damages) spoil(path.join(own, file))
    chmodSync(path.join(own, 'uploads'), 0o755)
    const treated = await doctor(own, '--repair')
    expect(treated).toMatchObject({ code: 0, problems: [], notes: [] })
    expect(treated.repaired).toHaveLength(damages.length + 1)
    expect(readdirSync(treated.kept as string).sort()).toEqual([
      'database',
      'recordings',
      'releases',
      'stream-keys.secret',
    ])
    expect(await open(own)).toBe(members)
    rmSync(own, { recursive: true })
  })

  test('doctor does not look at a site that runs, nor at a folder that is not there', async () => {
    const lines: string[] = []
    const ask = (folder: string) =>
      operate(
        ['doctor'],
        { NODE_ENV: 'test', DATA_DIR: folder },
        { say: () => {}, complain: (line) => lines.push(line) },
      )
    const giveBack = await lockFolder(path.join(dataDir, 'database'))
    expect(await ask(dataDir)).toBe(1)
    await giveBack()
    expect(await ask(path.join(home, 'nowhere'))).toBe(1)
    expect(lines).toEqual([
      expect.stringContaining(`The process ${process.pid} uses the data folder`),
      expect.stringContaining('There is no data folder'),
    ])
  })
})
