import { planted } from '../planted.mjs'

const at = (path) => `releases/src/${path}`

/** Faults in what decides which version a browser gets. */
export const releaseFaults = [
  planted(
    'a version that was taken back is promoted',
    at('core/decide.ts'),
    'if (pointer?.stable === build) continue\n    requireNotRevoked(pointer, target, build, isAgain)',
    'if (pointer?.stable === build) continue',
  ),
  planted(
    'a promotion in a locked environment',
    at('core/decide.ts'),
    'requireUnlocked(start)\n  return next(start, { changes, packages, urgent',
    'return next(start, { changes, packages, urgent',
  ),
  planted(
    'the version rolled back from can come again',
    at('core/decide.ts'),
    'revoked: revoking(pointer.stable)',
    'revoked: pointer.revoked',
  ),
  planted('versions to roll back to are deleted', at('core/retention.ts'), '[stable, ...previous, ...', '[stable, ...'),
  planted(
    'a canary whose files were changed stays',
    at('health/rules.ts'),
    'if (canary.integrity >= limits.integrity)',
    'if (false)',
  ),
  planted(
    'a canary that is better is taken back',
    at('health/statistics.ts'),
    '(rate(canary) - rate(stable)) / spread',
    '(rate(stable) - rate(canary)) / spread',
  ),
  planted(
    'a right to release never ends',
    at('access/signing-key.ts'),
    'return value.until > now ? value : undefined',
    'return value',
  ),
  planted(
    'a token that was taken back opens',
    at('access/tokens.ts'),
    'token.revoked === undefined && ',
    '',
    at('api/package-api'),
  ),
  planted('the gate does not read keys of texts', at('smoke/look.ts'), '...(await rawKeys(page)),', ''),
  planted(
    'a team releases the remote of another',
    at('access/grants.ts'),
    'name !== undefined && grant.package === name',
    'name !== undefined',
    [at('access/'), at('http/console')],
  ),
  planted(
    'another site presses the buttons of the console',
    at('http/console-api.ts'),
    "request.method === 'POST' && request.headers['x-release-console'] !== '1'",
    'false',
    at('http/console'),
  ),
  planted(
    'a name in the release ends the script of the page',
    at('page/inline-json.ts'),
    ".replaceAll('<', '\\\\u003c')",
    '',
    [at('page/'), at('http/page')],
  ),
  planted(
    'the page falls back to a version its host cannot run',
    at('core/resolve.ts'),
    'earlier.filter((one) => runsIn(hosts, one)).map(released)',
    'earlier.map(released)',
    'releases/src/',
  ),
  planted('a remote that grew by half is promoted unasked', at('checks/weight.ts'), '(1 + growthLimit.share)', '2'),
]
