import { afterEach, expect, jest, test } from '@jest/globals'
import { createLog } from './log'
import { repeatMs } from './repeated-errors'

afterEach(() => void jest.useRealTimers())

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('debug', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('secrets and mobile numbers never reach the log, however deep they are', () => {
  const secret = {
    token: 'hidden-1',
    password: 'hidden-2',
    mobile: '86-13900000001',
    ticket: 'hidden-3',
    code: '123456',
    cookie: 'token=hidden-4',
  }
  const refused = Object.assign(new Error('duplicate key'), { detail: 'Key (mobile)=(86-13900000001) already exists.' })
  const text = written((log) => {
    log.info({ ...secret, input: secret, call: { input: secret } }, 'a call')
    log.error({ err: refused }, 'a call failed')
  })
  expect(text).toContain('duplicate key')
  for (const word of ['hidden', '13900000001', '123456']) expect(text).not.toContain(word)
})

test('of an error only what it says and where are written, not the statement, its values or the command', () => {
  const ofEmbedded = Object.assign(new Error('relation "x" does not exist'), {
    code: '42P01',
    query: "select 'hidden-1'",
    params: ['hidden-2'],
    where: 'hidden-3',
  })
  const ofRedis = Object.assign(new Error('OOM command not allowed'), {
    command: { name: 'eval', args: ['pitchside:limit:log-in 86-13900000001 127.0.0.1', '{"text":"hidden-4"}'] },
  })
  const ofServer = new Error('invalid input syntax for type bigint: "hidden-5"')
  const ofProvider = new Error('86-13900000001 is on the list', { cause: new Error('of 86-13900000001') })
  const text = written((log) => {
    for (const err of [ofEmbedded, ofRedis, ofServer, ofProvider]) log.error({ err }, 'a call failed')
    log.error(ofRedis)
  })
  for (const word of ['relation', '42P01', 'OOM command', 'for type bigint', 'is on the list', 'log.test'])
    expect(text).toContain(word)
  for (const word of ['hidden', '13900000001']) expect(text).not.toContain(word)
})

test('EDGE-08 an error that repeats is written once in ten seconds, with how often it came; a full disk is one error', () => {
  jest.useFakeTimers()
  const lines: { msg: string; repeated?: number; call?: string }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const full = (file: number) =>
    Object.assign(new Error(`could not extend file "base/5/${file}": No space left on device`), { code: '53100' })
  for (let turn = 0; turn < 1_000; turn += 1) log.error({ err: full(turn), call: `/api/${turn % 7}` }, 'a call failed')
  log.error({ err: Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }), job: 'x' }, 'a job failed')
  expect(lines).toHaveLength(1)
  jest.advanceTimersByTime(repeatMs)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({ msg: 'a job failed', repeated: 1_000 })
  // Quiet for as long: the next one is a first one again.
  jest.advanceTimersByTime(repeatMs)
  log.error({ err: full(1) }, 'a call failed')
  expect(lines).toHaveLength(3)
  expect(lines[2]?.repeated).toBeUndefined()
})

test('EDGE-08 errors that differ in place or kind, and lines without an error, are all written', () => {
  jest.useFakeTimers()
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const missing = (name: string) => new Error(`relation "${name}" does not exist`)
  log.error({ err: missing('a'), call: '/api/one' }, 'a call failed')
  log.error({ err: missing('b'), call: '/api/one' }, 'a call failed')
  log.error({ err: missing('a'), call: '/api/two' }, 'a call failed')
  log.error({ err: new Error('other'), call: '/api/one' }, 'a call failed')
  log.error('words alone')
  log.error('words alone')
  log.warn({ err: missing('a') }, 'a warning')
  log.warn({ err: missing('a') }, 'a warning')
  expect(lines).toHaveLength(7)
})
