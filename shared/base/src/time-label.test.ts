import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { buildSync } from 'esbuild'

/** The rule as it runs in a browser of this time zone: a process of its own, for a running one keeps its zone. */
function kindsIn(zone: string, moments: readonly (readonly [at: string, now: string])[]): string[] {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'time-label.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const code = outputFiles[0]?.text
  const asked = moments.map(([at, now]) => [Date.parse(at), Date.parse(now)])
  const script = `${code}\nconsole.log(JSON.stringify(${JSON.stringify(asked)}.map(([at, now]) => timeLabelKind(at, now))))`
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: zone },
  })
  return JSON.parse(answer.toString())
}

const berlin = [
  [
    'the last minute of a day before the short one',
    '2026-03-28T23:59:00+01:00',
    '2026-03-29T12:00:00+02:00',
    'yesterday',
  ],
  ['its first minute, 35 hours ago', '2026-03-28T00:00:00+01:00', '2026-03-29T12:00:00+02:00', 'yesterday'],
  ['one minute earlier', '2026-03-27T23:59:00+01:00', '2026-03-29T12:00:00+02:00', 'dayBeforeYesterday'],
  ['half a minute over the hour that is skipped', '2026-03-29T01:59:45+01:00', '2026-03-29T03:00:15+02:00', 'now'],
  [
    'the first minute of the long day, 25 hours ago',
    '2026-10-25T00:00:00+02:00',
    '2026-10-26T00:00:30+01:00',
    'yesterday',
  ],
  ['half a minute over the hour that comes twice', '2026-10-25T02:59:50+02:00', '2026-10-25T02:00:20+01:00', 'now'],
  ['the same clock a week ago, 169 hours', '2026-10-22T12:00:00+02:00', '2026-10-29T12:00:00+01:00', 'date'],
  ['168 hours ago', '2026-10-22T13:00:00+02:00', '2026-10-29T12:00:00+01:00', 'weekday'],
  ['the same clock a week ago, 167 hours', '2026-03-26T12:00:00+01:00', '2026-04-02T12:00:00+02:00', 'weekday'],
] as const

test('CHAT-07 labels across both changes of summer time', () => {
  const kinds = kindsIn(
    'Europe/Berlin',
    berlin.map(([, at, now]) => [at, now]),
  )
  expect(berlin.map(([what], place) => [what, kinds[place]])).toEqual(berlin.map(([what, , , kind]) => [what, kind]))
})

test('CHAT-07 midnight is that of the reader: one moment, two labels', () => {
  const moment = [['2026-11-18T16:30:00Z', '2026-11-18T17:30:00Z']] as const
  expect(kindsIn('Asia/Shanghai', moment)).toEqual(['clock'])
  expect(kindsIn('Asia/Ho_Chi_Minh', moment)).toEqual(['yesterday'])
})
