import { expect, test } from '@jest/globals'
import { aHost, aVersion } from '../testing/a-version'
import { planRaise, type Raise, type Step } from './raise-plan'

const before = '1.0.0-aaaaaaaaaaaa'
const earlier = '0.9.0-bbbbbbbbbbbb'
const shared = (react: string) => ({ react, 'react-dom': react })
const host = aHost({ shared: shared('19.3.1') }, before)
const hosts = [host, aHost({ version: '0.9.0', shared: shared('19.0.0') }, earlier)] as const
const remote = (id: string, range: string) => aVersion({ id, shared: shared(range) })
const policy = [remote('chat', '^19.0.0'), remote('live', '^19.0.0')]
const raise = (to: string, range?: string): Raise => ({ modules: ['react', 'react-dom'], to, range })
const shown = ({ ships, isNeeded, revokes, blocks, back }: Step) => ({
  ships: ships.join(' '),
  isNeeded,
  revokes,
  blocks: blocks.length,
  back: back.filter(({ isOpen }) => isOpen).map(({ name, build }) => `${name} ${build}`),
})

test('TEAM-06 a patch goes live with the host alone; no remote has to move, and every host stays a way back', () => {
  const { declared, steps } = planRaise({ hosts, remotes: policy }, raise('19.3.2'))
  expect(declared).toMatchObject([
    { name: 'remote-chat', runsBefore: true, runsAfter: true },
    { name: 'remote-live', runsBefore: true, runsAfter: true },
  ])
  const back = [`host ${before}`, `host ${earlier}`]
  const first = '1.0.0-000000000000'
  expect(steps.map(shown)).toEqual([
    { ships: 'host', isNeeded: true, revokes: [], blocks: 0, back },
    { ships: 'remote-chat', isNeeded: false, revokes: [], blocks: 0, back: [...back, `remote-chat ${first}`] },
    {
      ships: 'remote-live',
      isNeeded: false,
      revokes: [],
      blocks: 0,
      back: [...back, `remote-chat ${first}`, `remote-live ${first}`],
    },
  ])
})

test('TEAM-06 the first remote that declares the new version takes every host below it away: they are named before', () => {
  const { steps } = planRaise({ hosts, remotes: policy }, raise('19.4.0', '^19.4.0'))
  expect(steps.map(shown)).toMatchObject([
    { ships: 'host', isNeeded: true, revokes: [], back: [`host ${before}`, `host ${earlier}`] },
    { ships: 'remote-chat', isNeeded: true, revokes: [before, earlier], back: ['remote-chat 1.0.0-000000000000'] },
    { ships: 'remote-live', isNeeded: true, revokes: [] },
  ])
})

test('TEAM-06 what runs with one of the two versions only goes live in one document with the host, and not back alone', () => {
  const remotes = [remote('chat', '^19.0.0'), remote('old', '~19.3.0')]
  const { declared, steps } = planRaise({ hosts, remotes }, raise('19.4.0'))
  expect(declared[1]).toMatchObject({ name: 'remote-old', runsBefore: true, runsAfter: false })
  expect(steps.map(shown)).toMatchObject([
    { ships: 'host remote-old', revokes: [], back: [] },
    { ships: 'remote-chat', isNeeded: false },
  ])
  expect(steps[0]?.back).toContainEqual({
    name: 'host',
    build: before,
    isOpen: false,
    why: expect.stringContaining('remote-old next was built for react ^19.4.0, host 1.0.0 provides 19.3.1'),
  })
})

test('TEAM-06 a range the new version does not hold is told as what stands in the way', () => {
  const { steps } = planRaise({ hosts, remotes: policy }, raise('19.4.0', '^20.0.0'))
  expect(steps.map(({ ships, blocks }) => [ships[0], blocks.length])).toEqual([
    ['host', 0],
    ['remote-chat', 2],
    ['remote-live', 2],
  ])
  expect(steps[1]?.blocks[0]).toContain('remote-chat next was built for react ^20.0.0')
})

test('TEAM-06 remotes that do not share it have no step', () => {
  const { declared, steps } = planRaise({ hosts, remotes: [aVersion({ id: 'plain', shared: {} })] }, raise('20.0.0'))
  expect([declared, steps.length]).toEqual([[], 1])
})
