import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLog, openEngine, readConfig } from '../../backend/src'
import { lockFolder } from '../../backend/src/db/folder-lock'
import { openStore } from '../../releases/src'
import { operate } from './operate'

let home: string
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'pitchside-operate-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

async function run(words: readonly string[], dataDir: string) {
  const lines: string[] = []
  const voice = { say: (line: string) => lines.push(line), complain: (line: string) => lines.push(line) }
  const code = await operate(
    words,
    { NODE_ENV: 'test', DATA_DIR: path.join(home, dataDir), LOG_LEVEL: 'silent' },
    voice,
  )
  return { code, text: lines.join('\n') }
}

describe('OPS-03 the commands of operators', () => {
  test('save the embedded site with its releases and bring it back in another folder', async () => {
    expect(await run(['migrate'], 'one')).toEqual({ code: 0, text: 'the data base is up to date' })
    const { store, close } = openStore(path.join(home, 'one'))
    await store.objects.create('versions/host/1.0.0-abc/main.js', Buffer.from('code'))
    await store.objects.create('env/production/00000001.json', Buffer.from('{}'))
    await close()

    const giveBack = await lockFolder(path.join(home, 'one', 'database'))
    const refused = await run(['backup', '--to', path.join(home, 'saved')], 'one')
    expect(refused.code).toBe(1)
    expect(refused.text).toContain(`The process ${process.pid} uses the data folder`)
    await giveBack()

    // Into a folder of its own below one that exists.
    await mkdir(path.join(home, 'all'))
    const taken = await run(['backup', '--to', path.join(home, 'all')], 'one')
    const [saved = ''] = (await readdir(path.join(home, 'all'))).map((name) => path.join(home, 'all', name))
    expect(path.basename(saved)).toMatch(/^pitchside-.*Z$/)
    expect(taken).toMatchObject({ code: 0, text: expect.stringContaining('2 objects of releases') })
    expect(await run(['restore', `--from=${saved}`, '--check'], 'none')).toMatchObject({ code: 0 })

    const back = await run(['restore', '--from', saved], 'two')
    expect(back).toMatchObject({ code: 0, text: expect.stringContaining('every invariant of the money holds') })
    const copy = openStore(path.join(home, 'two'))
    expect(await copy.store.objects.list('')).toEqual([
      'env/production/00000001.json',
      'versions/host/1.0.0-abc/main.js',
    ])
    await copy.close()
    expect(await run(['restore', '--from', saved], 'two')).toMatchObject({ code: 1 })
  })

  test('EDGE-06 the last operator comes back in: the factors of an account go, with an audit row, and its sessions end', async () => {
    const off = (number: string) => run(['second-factor', '--off', number], 'factors')
    expect(await off('86-13900000008')).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no data base'),
    })
    await run(['migrate'], 'factors')
    const dataDir = path.join(home, 'factors')
    const look = async (sql: string) => {
      const engine = await openEngine(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), createLog('silent'))
      return engine.query(sql).finally(() => engine.close())
    }
    await look(`
      with someone as (
        insert into users (mobile, password_hash, nickname, avatar, role, created_at)
        values ('86-13900000008', 'x', 'Operator', 'portrait:x', 'admin', 1) returning id),
      factor as (
        insert into second_factors (user_id, kind, name, secret, created_at) select id, 'totp', '', 'sealed', 1 from someone),
      code as (insert into recovery_codes (user_id, hash) select id, 'hash' from someone)
      insert into sessions (id, token_hash, user_id, device, ip, created_at, seen_at)
      select 'one', 'hash', id, 'desk', '', 1, 1 from someone`)
    expect(await off('86-13900000001')).toMatchObject({ code: 1, text: expect.stringContaining('There is no account') })
    const done = await off('86-13900000008')
    expect(done).toMatchObject({ code: 0, text: expect.stringContaining('has no second factor any more') })
    const left = `select (select count(*) from second_factors) as factors, (select count(*) from recovery_codes) as codes,
      (select count(*) from sessions where ended_at is null) as open,
      (select input from operator_actions where call = 'clearSecondFactors') as input`
    expect(await look(left)).toEqual([{ factors: 0, codes: 0, open: 0, input: { by: 'command line' } }])
    expect(await off('86-13900000008')).toMatchObject({ code: 0, text: '86-13900000008 has no second factor.' })
  })

  test('a folder without a data base is told, not made', async () => {
    const { code, text } = await run(['backup', '--to', path.join(home, 'nothing')], 'nowhere')
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining('There is no data base in') })
    expect(await readdir(home)).not.toContain('nowhere')
  })

  test.each([
    [[], 'nothing is asked'],
    [['drop'], '"drop" is not known'],
    [['backup'], 'backup needs --to'],
    [['backup', '--to'], '--to needs a value'],
    [['backup', '--to', 'a', '--to', 'b'], 'given twice'],
    [['restore', '--to', 'a'], '"--to" is not known for restore'],
    [['restore', '--from', 'a', '--check=1'], 'takes no value'],
    [['migrate', 'now'], '"now" is not known for migrate'],
    [['second-factor'], 'second-factor needs --off <number>'],
  ])('%j is not understood', async (words, said) => {
    expect(await run(words, 'none')).toMatchObject({ code: 2, text: expect.stringContaining(said) })
  })
})
