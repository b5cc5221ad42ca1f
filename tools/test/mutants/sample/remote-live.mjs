import { planted } from '../planted.mjs'

const at = (path) => `remote-live/src/${path}`

/** Faults in barrage, gifts, player, chat and studio. */
export const liveFaults = [
  planted('own lines are blocked too', at('features/barrage/block-rules.ts'), 'if (isMine) return false', ''),
  planted(
    'an old line swallows a new one',
    at('features/barrage/merge-book.ts'),
    'if (!said || said.until <= now) return undefined',
    'if (!said) return undefined',
  ),
  planted('a double click buys twice', at('features/gifts/send-guard.ts'), 'return since >= dearMs', 'return true'),
  planted(
    'a row of gifts keeps its tray for ever',
    at('features/gifts/combo-trays.ts'),
    'shown(row, now, slot.shownAt)',
    'shown(row, now)',
  ),
  planted(
    'an envelope can be sent on credit',
    at('features/envelopes/envelope.ts'),
    'Number(diamonds) > balance)',
    'Number(diamonds) > balance * 10)',
  ),
  planted(
    'an envelope that is over looks open',
    at('features/envelopes/envelope.ts'),
    "if (now >= expiresAt) return 'over'",
    '',
  ),
  planted(
    'a broken connection is tried without a pause',
    at('features/player/recovery.ts'),
    "return { do: 'retry', afterMs: this.#delay() }",
    "return { do: 'retry', afterMs: 0 }",
  ),
  planted(
    'the clock of the page is the lowest guess',
    at('features/player/server-clock.ts'),
    '(this.#low + this.#high) / 2',
    'this.#low',
  ),
  planted(
    'a refused broadcast is sent for ever',
    at('features/studio/browser/put-queue.ts'),
    "if (error instanceof PutRefused) return this.#stop('refused', error)",
    '',
  ),
  planted(
    'a picture without key frames is called good',
    at('features/studio/go-live/health-grades.ts'),
    "if (seconds > 6) return 'bad'",
    '',
  ),
  planted(
    'a visitor sends without logging in',
    at('features/room-chat/chat-input.tsx'),
    'asMember(send)',
    'void send()',
  ),
  planted(
    'somebody is offered their own name',
    at('features/room-chat/mention.ts'),
    "name === '' || userId === ownId",
    "name === ''",
  ),
]
