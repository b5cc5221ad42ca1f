import { expect, test } from '@jest/globals'
import type { BackendUses } from '@pitchside/remote-kit/manifest'
import { aVersion } from '../testing/a-version'
import { backendProblems } from './backend-problems'

const offer: BackendUses = {
  calls: ['listGoods', 'login'],
  topics: ['goals', 'room.*', 'odds.football.*', 'match.football'],
}
const found = (uses: Partial<BackendUses>, origin: 'release' | 'local' = 'release') =>
  backendProblems(
    {
      version: { ...aVersion({ uses: { calls: [], topics: [], ...uses } }), origin },
      stable: undefined,
      damage: [],
    },
    { from: 'https://site.example', offer },
  )

test.each<[string, Partial<BackendUses>, string[]]>([
  ['calls that are answered', { calls: ['login', 'listGoods'] }, []],
  ['a call nobody answers', { calls: ['login', 'listMoons'] }, ['the call listMoons']],
  ['topics that can be joined', { topics: ['goals', 'room.*', 'odds.football.*'] }, []],
  ['a topic that becomes one of a family', { topics: ['odds.*', 'match.*'] }, []],
  [
    'a topic nobody has',
    { topics: ['moons', 'moons.*', 'odds.rugby.*'] },
    ['the topic moons, the topic moons.*, the topic odds.rugby.*'],
  ],
])('TEAM-11 %s', (_what, uses, missing) => {
  expect(found(uses).map(({ reason, what }) => `${reason}: ${what}`)).toEqual(
    missing.map((names) => `backend-missing: uses ${names}`),
  )
})

test('TEAM-11 what was built before uses were read, or comes with its backend, is compared with none', () => {
  expect(found({ calls: ['listMoons'] }, 'local')).toEqual([])
  expect(backendProblems({ version: aVersion(), stable: undefined, damage: [] }, { from: 'x', offer })).toEqual([])
})
