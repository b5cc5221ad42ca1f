import { planted } from '../planted.mjs'

const at = (path) => `remote-chat/src/${path}`

/** Faults in private chat. */
export const chatFaults = [
  planted(
    'a message may link to anything',
    at('parts/message/display-item.ts'),
    'isOwnPath(address) || isForeignAddress(address) ?',
    "address !== '' ?",
  ),
  planted(
    'a message taken back is still read',
    at('parts/message/display-item.ts'),
    "if (message.isRevoked) return { type: 'revoked' }",
    '',
  ),
  planted(
    'times stand between messages that follow at once',
    at('parts/message/display-item.ts'),
    'message.time - before.time >= limits',
    'message.time - before.time < limits',
  ),
  planted('a card leads to any address', at('features/thread/card-address.ts'), '/^\\d{1,12}$/.test(id)', 'id'),
  planted(
    'an endless talk is drawn whole',
    at('features/thread/thread-window.ts'),
    'from: Math.max(0, count - windowRows), to: count',
    'from: 0, to: count',
  ),
  planted(
    'names without a letter come first',
    at('features/contacts/group-contacts.ts'),
    'if (one.initial === otherInitial) return 1',
    'if (one.initial === otherInitial) return -1',
  ),
  planted(
    'the last of many news is not shown',
    at('parts/session/pace.ts'),
    'else isWanted = true',
    'else isWanted = false',
  ),
  planted(
    'what was read before a gap stays as it was',
    at('parts/session/unsent.ts'),
    'messages.filter(isPending)',
    'messages',
  ),
]
