import { expect, test } from '@jest/globals'
import { aHost } from '../testing/a-version'
import { apiReport } from './api-report'
import { checkPromotion } from './check-promotion'
import {
  type Case,
  files,
  host,
  live,
  local,
  major,
  menu,
  newer,
  olderHost,
  reasonsOf,
  route,
  scores,
  sized,
  slot,
} from './promotion-case.fixture'

test.each<[string, Case, string[]]>([
  // Ranges against every host
  ['a remote that fits its host', {}, []],
  ['React 20 on a host with 19', { remotes: [[scores({ shared: { react: '^20.0.0' } })]] }, ['shared-version']],
  [
    'a newer minor of React than the host has',
    { remotes: [[scores({ shared: { react: '^19.4.0' } })]] },
    ['shared-version'],
  ],
  ['a newer patch than the host has', { remotes: [[scores({ shared: { react: '^19.3.2' } })]] }, ['shared-version']],
  ['an older minor than the host has', { remotes: [[scores({ shared: { react: '^19.1.0' } })]] }, []],
  [
    'an exact version the host does not have',
    { remotes: [[scores({ shared: { react: '19.3.0' } })]] },
    ['shared-version'],
  ],
  ['a tilde range of an older minor', { remotes: [[scores({ shared: { react: '~19.2.0' } })]] }, ['shared-version']],
  ['a tilde range that fits', { remotes: [[scores({ shared: { react: '~19.3.0' } })]] }, []],
  ['a module nobody provides', { remotes: [[scores({ shared: { 'left-pad': '^1.0.0' } })]] }, ['shared-missing']],
  [
    'two modules nobody provides',
    { remotes: [[scores({ shared: { a: '^1.0.0', b: '^1.0.0' } })]] },
    ['shared-missing', 'shared-missing'],
  ],
  ['a range nobody can read', { remotes: [[scores({ shared: { react: 'latest' } })]] }, ['shared-version']],
  ['a remote that shares nothing', { remotes: [[scores({ shared: {} })]] }, []],
  [
    'a host with React 20 under live remotes',
    { hosts: [host({ shared: { react: '20.0.0' } })], candidate: host() },
    ['shared-version'],
  ],
  ['a host that stops providing React', { hosts: [host({ shared: {} })], candidate: host() }, ['shared-missing']],
  [
    'a host that provides more',
    { hosts: [host({ shared: { react: '19.3.1', zod: '4.0.0' } })], candidate: host() },
    [],
  ],
  [
    'a remote a rollback of the host would break',
    { hosts: [host(), olderHost({ shared: { react: '19.2.0' } })] },
    ['shared-version'],
  ],
  [
    'a remote a canary of the host would break',
    { hosts: [host(), aHost({ shared: { react: '20.0.0' } }, major)] },
    ['shared-version'],
  ],
  ['a remote that fits host and rollback', { hosts: [host(), olderHost({})] }, []],
  [
    'an earlier remote the new host breaks',
    {
      hosts: [host()],
      remotes: [[scores(), scores({ shared: { react: '^18.0.0' } }, '0.9.0-999999999999')]],
      candidate: host(),
    },
    ['shared-version'],
  ],
  ['no host at all', { hosts: [] }, ['host-missing']],
  // Contract, both ways
  ['a remote that speaks a newer contract', { remotes: [[scores({ contract: 2 })]] }, ['contract-mismatch']],
  ['a remote that speaks an older contract', { hosts: [host({ contract: 2 })] }, ['contract-mismatch']],
  ['a remote that speaks the contract before', { hosts: [host({ contract: 2, contracts: [2, 1] })] }, []],
  [
    'a remote that speaks the newest contract of two',
    { hosts: [host({ contract: 2, contracts: [2, 1] })], remotes: [[scores({ contract: 2 })]] },
    [],
  ],
  [
    'a remote two contracts behind',
    { hosts: [host({ contract: 3, contracts: [3, 2] })], remotes: [[scores({ contract: 1 })]] },
    ['contract-mismatch'],
  ],
  [
    'a host with a newer contract under two remotes',
    { hosts: [host({ contract: 2 })], remotes: [[scores()], [live()]], candidate: host() },
    ['contract-mismatch', 'contract-mismatch'],
  ],
  [
    'a remote whose contract only the new host speaks',
    { hosts: [host({ contract: 2 }), olderHost({ contract: 1 })], remotes: [[scores({ contract: 2 })]] },
    ['contract-mismatch'],
  ],
  ['a slot the host has', { remotes: [[scores({ slots: [slot('main.hero')] })]] }, []],
  ['a slot no host has', { remotes: [[scores({ slots: [slot('main.moon')] })]] }, ['unknown-slot']],
  [
    'a slot filled twice that no host has',
    { remotes: [[scores({ slots: [slot('main.moon'), slot('main.moon')] })]] },
    ['unknown-slot'],
  ],
  [
    'a slot a rollback of the host would take away',
    {
      hosts: [host({ slots: ['main.hero', 'main.new'] }), olderHost({})],
      remotes: [[scores({ slots: [slot('main.new')] })]],
    },
    ['unknown-slot'],
  ],
  [
    'a host without a slot that is filled',
    { hosts: [host({ slots: [] })], remotes: [[scores({ slots: [slot('main.hero')] })]], candidate: host() },
    ['unknown-slot'],
  ],
  // Budget
  ['a first page within the budget', { remotes: [[scores(sized(60_000))]] }, []],
  ['a first page beyond the budget', { remotes: [[scores(sized(210_000))]] }, ['size-budget']],
  [
    'a host beyond the budget',
    {
      hosts: [host({ entry: { js: ['remoteEntry.js'], css: [] }, files: sized(300_000).files })],
      candidate: host({ entry: { js: ['remoteEntry.js'], css: [] }, files: sized(300_000).files }),
    },
    ['size-budget'],
  ],
  ['half as much again', { remotes: [[scores(sized(60_000), newer)]], stable: scores(sized(40_000)) }, ['size-grown']],
  ['a twentieth more', { remotes: [[scores(sized(42_000), newer)]], stable: scores(sized(40_000)) }, []],
  [
    'half as much again of almost nothing',
    { remotes: [[scores(sized(3_000), newer)]], stable: scores(sized(2_000)) },
    [],
  ],
  ['less than before', { remotes: [[scores(sized(20_000), newer)]], stable: scores(sized(40_000)) }, []],
  [
    'growth of what is built from this folder',
    { remotes: [[local(scores(sized(60_000), newer))]], stable: scores(sized(40_000)) },
    [],
  ],
  ['growth over a version nobody measured', { remotes: [[scores(sized(60_000), newer)]], stable: scores() }, []],
  [
    'a heavy page behind a light one',
    {
      remotes: [
        [
          scores({
            routes: [route('/a'), route('/b', { js: ['remoteEntry.js'] as never[], css: [] })],
            files: sized(210_000).files,
            entry: files,
          }),
        ],
      ],
    },
    ['size-budget'],
  ],
  // Files
  ['a stored file that is gone', { damage: ['a.js is missing'] }, ['files-wrong']],
  [
    'two damaged files',
    { damage: ['a.js is missing', 'b.js is not the file that was built'] },
    ['files-wrong', 'files-wrong'],
  ],
  // Promises
  [
    'a route that is gone in a minor version',
    { remotes: [[scores({}, newer)]], stable: scores({ routes: [route('/football')] }) },
    ['breaking-change'],
  ],
  [
    'a route that is gone in a major version',
    { remotes: [[scores({}, major)]], stable: scores({ routes: [route('/football')] }) },
    [],
  ],
  [
    'a route that became one for members',
    {
      remotes: [[scores({ routes: [{ ...route('/a'), isMemberOnly: true }] }, newer)]],
      stable: scores({ routes: [route('/a')] }),
    },
    ['breaking-change'],
  ],
  [
    'a slot that is no longer filled',
    { remotes: [[scores({}, newer)]], stable: scores({ slots: [slot('main.hero')] }) },
    ['breaking-change'],
  ],
  [
    'a language that is gone',
    { remotes: [[scores({}, newer)]], stable: scores({ i18n: { vi: files } }) },
    ['breaking-change'],
  ],
  ['a menu entry that is gone', { remotes: [[scores({}, newer)]], stable: scores({ menu: [menu('/a')] }) }, []],
  ['a new route', { remotes: [[scores({ routes: [route('/new')] }, newer)]], stable: scores() }, []],
  [
    'a gone route of what is built from this folder',
    { remotes: [[local(scores({}, newer))]], stable: scores({ routes: [route('/a')] }) },
    [],
  ],
])('FED-05 %s', (_what, given, reasons) => {
  expect(reasonsOf(given)).toEqual(reasons)
})

test('FED-05 each refusal names who, what, why and the way out', () => {
  const [found] = checkPromotion({
    hosts: [host()],
    remotes: [[scores({ shared: { react: '^20.0.0' } })]],
    candidates: [],
  })
  expect(found).toEqual({
    reason: 'shared-version',
    who: 'remote-scores 1.0.0',
    what: 'was built for react ^20.0.0',
    why: 'host 1.0.0 provides 19.3.1',
    fix: "build it against this host's version and promote both at once",
    message:
      "remote-scores 1.0.0 was built for react ^20.0.0, host 1.0.0 provides 19.3.1: build it against this host's version and promote both at once",
  })
})

test('FED-05 one refusal is said once, however many combinations it is found in', () => {
  const older = [live({ container: 'l2' }, newer), live({ container: 'l3' }, major)]
  const clash = { routes: [route('/rank')] }
  expect(reasonsOf({ remotes: [[scores(clash)], [live(clash), ...older]] })).toEqual(['route-clash'])
})

test('the report of what others may rely on is sorted and says everything once', () => {
  const version = scores({
    routes: [route('/b'), route('/a'), route('/a')],
    slots: [slot('main.hero')],
    topics: ['goals'],
  })
  expect(apiReport(version)).toEqual(['contract 1', 'fills main.hero', 'route /a', 'route /b', 'topic goals'])
  expect(apiReport(host())).toEqual(['contract 1', 'provides react', 'slot main.hero'])
})
