import { planted } from '../planted.mjs'

const at = (path) => `remote-live/src/features/${path}`

/** Faults in barrage, gifts, player, chat and studio. */
export const liveFaults = [
  planted('own lines are blocked too', at('barrage/block-rules.ts'), 'if (isMine) return false', ''),
  planted(
    'an old line swallows a new one',
    at('barrage/merge-book.ts'),
    'if (!said || said.until <= now) return undefined',
    'if (!said) return undefined',
  ),
  planted('a double click buys twice', at('gifts/send-guard.ts'), 'return since >= dearMs', 'return true'),
  planted(
    'a row of gifts keeps its tray for ever',
    at('gifts/combo-trays.ts'),
    'shown(row, now, slot.shownAt)',
    'shown(row, now)',
  ),
  planted(
    'an envelope can be sent on credit',
    at('envelopes/envelope.ts'),
    'Number(diamonds) > balance)',
    'Number(diamonds) > balance * 10)',
  ),
  planted(
    'an envelope that is over looks open',
    at('envelopes/envelope.ts'),
    "if (now >= expiresAt) return 'over'",
    '',
  ),
  planted(
    'a broken connection is tried without a pause',
    at('player/recovery.ts'),
    "return { do: 'retry', afterMs: this.#delay() }",
    "return { do: 'retry', afterMs: 0 }",
  ),
  planted(
    'the clock of the page is the lowest guess',
    at('player/server-clock.ts'),
    '(this.#low + this.#high) / 2',
    'this.#low',
  ),
  planted(
    'a refused broadcast is sent for ever',
    at('studio/browser/put-queue.ts'),
    "if (error instanceof PutRefused) return this.#stop('refused', error)",
    '',
  ),
  planted(
    'a picture without key frames is called good',
    at('studio/go-live/health-grades.ts'),
    "if (seconds > 6) return 'bad'",
    '',
  ),
  planted(
    'a visitor sends without logging in',
    at('room-chat/chat-input.tsx'),
    'if (user) void send()',
    'if (text) void send()',
  ),
  planted(
    'somebody is offered their own name',
    at('room-chat/mention.ts'),
    "name === '' || userId === ownId",
    "name === ''",
  ),
]
