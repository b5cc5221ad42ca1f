import { planted } from '../planted.mjs'

const at = (path) => `backend/src/${path}`

/** Faults in scores, sockets, HTTP and what all modules stand on. */
export const kernelFaults = [
  planted(
    'the worse goal difference is higher',
    at('modules/scores/standings/tie-break.ts'),
    'sort(([a], [b]) => b - a)',
    'sort(([a], [b]) => a - b)',
  ),
  planted(
    'a comma ends a line of the calendar',
    at('modules/scores/calendar.rules.ts'),
    '.replace(/[\\\\;,]/g',
    '.replace(/[\\\\;]/g',
    at('modules/scores/calendar'),
  ),
  planted(
    'old news is told when a node leads again',
    at('modules/scores/tell-news.ts'),
    'while (kept[0] && kept[0].at < at - keptS) kept.shift()',
    '',
    at('modules/scores/tell-news'),
  ),
  planted(
    'anybody hears the topic of a member',
    at('realtime/topic-rules.ts'),
    'session !== undefined && topic ===',
    'session !== undefined || topic ===',
  ),
  planted('a node counts its own visitors twice', at('realtime/presence.ts'), 'if (news.node === node) return', ''),
  planted(
    'a slow reader fills the memory',
    at('realtime/socket-writer.ts'),
    'heldBack > 0 && heldBack + more > backlogBytesMax',
    'false',
  ),
  planted('nothing is too often', at('kernel/rate-limiter.ts'), 'if (waitMs > 0) return Math.ceil(waitMs)', ''),
  planted(
    'a visitor chooses the own address',
    at('kernel/client-address.ts'),
    'Math.min(trustedProxies, chain.length - 1)',
    'chain.length - 1',
  ),
  planted(
    'the same request books twice',
    at('kernel/request-key.ts'),
    'key = case when kept.at > $6 then kept.key else excluded.key end',
    'key = excluded.key',
  ),
  planted(
    'two nodes lead at once',
    at('db/lease-postgres.ts'),
    `or held.until_at <= \${now} and`,
    'or',
    at('db/lease'),
  ),
  planted(
    "an operator's call leaves no trace",
    at('http/bind-calls.ts'),
    'if (!operation.isWritten) throw',
    'if (operation === undefined) throw',
    [at('http/'), at('modules/operators/audit/')],
  ),
  planted('a reply may differ from the contract', at('http/bind-calls.ts'), 'checkReply?.(data)', ''),
]
