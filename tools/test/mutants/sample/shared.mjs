import { planted } from '../planted.mjs'

/** Faults in the packages everybody uses, the build and the tools. */
export const sharedFaults = [
  planted(
    'a canary of one percent is one of a hundredth',
    'shared/remote-kit/src/canary.ts',
    '(percent * buckets) / 100',
    'percent',
  ),
  planted(
    'a remote for the next major version is taken',
    'shared/remote-kit/src/version-numbers.ts',
    'if (major !== lowMajor) return false',
    '',
  ),
  planted(
    'a portrait is cut beyond its edge',
    'shared/parts/src/pictures/picture-crop.ts',
    'Math.min(picture.width / frame.width',
    'Math.max(picture.width / frame.width',
  ),
  planted(
    'a frame that comes twice counts twice',
    'shared/socket/src/topics.ts',
    'if (frame.seq <= state.seq) return',
    '',
  ),
  planted(
    'a gap in a topic is not asked for',
    'shared/socket/src/topics.ts',
    'firstOf(frame) > state.seq + 1',
    'firstOf(frame) > state.seq + 1_000',
  ),
  planted(
    'the cookie stays after the log-out',
    'shared/auth/src/auth-store.ts',
    'localStorage.removeItem(userInfoKey)\n  writeTokenCookie(undefined)',
    'localStorage.removeItem(userInfoKey)',
  ),
  planted(
    'who left the bus still hears',
    'shared/bus/src/bus.ts',
    'return () => emitter.off(type, safe)',
    'return () => undefined',
  ),
  planted(
    'one listener that throws silences the others',
    'shared/bus/src/bus.ts',
    'const safe = contained(type, handler)',
    'const safe = handler',
  ),
  planted(
    'a late answer ends the new session',
    'shared/http/src/client.ts',
    'if (sentToken === sessionToken()) signedOut()',
    'signedOut()',
    'host/src/boot/',
  ),
  planted(
    'last month is told by its weekday',
    'shared/base/src/time-label.ts',
    'return nowMs - atMs <= weekdayMs',
    'return nowMs > 0',
  ),
  planted(
    'half a day ago is told in hours',
    'shared/i18n/src/time-label.ts',
    'if (minutes < 12 * 60)',
    'if (minutes < 24 * 60)',
  ),
  planted(
    'fifty tries for a code',
    'shared/contract/src/limits.ts',
    'smsCodeTries: 5',
    'smsCodeTries: 50',
    'backend/src/modules/sms-codes/',
  ),
  planted(
    'the Tab key stops at every tab',
    'shared/ui/src/tabs/tabs.tsx',
    'tabIndex={item === stop ? 0 : -1}',
    'tabIndex={0}',
  ),
  planted(
    'the end of a countdown is told each second',
    'shared/ui/src/countdown/countdown.tsx',
    'clearInterval(timer)\n      whenEnded',
    'whenEnded',
  ),
  planted(
    'a remote runs on versions it was not built for',
    'shared/remote-sdk/src/build/sharing-table.mjs',
    'strictVersion: true',
    'strictVersion: false',
  ),
  planted(
    'a remote built with Vite runs below its range',
    'shared/remote-sdk/container/satisfies.mjs',
    'minor === lowMinor && patch',
    'minor === lowMinor || patch',
  ),
  planted(
    'a build of other sources has the same name',
    'shared/remote-sdk/src/build/identity.mjs',
    '.update(content)',
    '',
  ),
  planted(
    'a contribution may compute what it loads',
    'shared/remote-sdk/src/build/contribution.mjs',
    'if (!found)\n    throw',
    'if (found === 0)\n    throw',
  ),
  planted(
    'an endless animation paints unseen',
    'tools/checks/animations.mjs',
    '.filter(({ moves }) => moves.some((property) => !free.has(property)))',
    '.filter(({ moves }) => moves.every((property) => !free.has(property)))',
  ),
  planted(
    'what a visitor wanted is forgotten at the log-in',
    'shared/parts/src/member-action/as-member.ts',
    '{ resume: action }',
    '{}',
  ),
  planted(
    'a failed list waits for a click when the network is back',
    'shared/parts/src/query-view/load-failed.tsx',
    "addEventListener('online', retry)",
    "addEventListener('offline', retry)",
  ),
]
