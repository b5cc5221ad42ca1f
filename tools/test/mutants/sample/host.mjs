import { planted } from '../planted.mjs'

const at = (path) => `host/src/${path}`

/** Faults in start-up, federation and frame of the host. */
export const hostFaults = [
  planted(
    'a phone is sent to the page it is on',
    at('boot/mobile-redirect.ts'),
    'target.origin === page.origin ? undefined : target.href',
    'target.href',
  ),
  planted(
    'a tab takes the release of another environment',
    at('federation/release-table.ts'),
    'release.environment !== this.#newest.environment || ',
    '',
  ),
  planted(
    'a tab takes an older release',
    at('federation/release-table.ts'),
    'release.seq <= this.#newest.seq',
    'release.seq === this.#newest.seq',
  ),
  planted(
    'files that start a version are not checked',
    at('federation/file-hashes.ts'),
    'return known ?? (brought',
    'return (brought',
  ),
  planted(
    'a broken version is started again and again',
    at('federation/bad-builds.ts'),
    'return container in this.read()',
    'return false',
  ),
  planted('another person is no other visit', at('federation/visit-of.ts'), "['id', 'uid']", "['id']"),
  planted(
    'one goal pops up twice',
    at('frame/goal-pop-ups/goal-pop-ups.tsx'),
    '[...shown.filter((other) => other.key !== key), { ...goal, key }]',
    '[...shown, { ...goal, key }]',
  ),
  planted(
    'the room is not loaded anew after a log-in',
    at('frame/login-dialog/resume-after-login.ts'),
    'if (mustReload) page.reload()',
    '',
  ),
  planted(
    'the menu marks no page in another case',
    at('contributions/current-entry.ts'),
    'a.toLowerCase() === b.toLowerCase()',
    'a === b',
  ),
  planted('a new tab can steer the old one', at('contributions/new-tab.ts'), "'_blank', 'noopener'", "'_blank', ''"),
  planted(
    'the balance of the header stays old',
    at('boot/follow-account.ts'),
    "if (event === 'balance' && balance !== undefined)",
    "if (event === 'kicked' && balance !== undefined)",
  ),
]
