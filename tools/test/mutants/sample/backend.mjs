import { planted } from '../planted.mjs'

const modules = (path) => `backend/src/modules/${path}`

/** Faults in rules and services of the modules. */
export const moduleFaults = [
  planted(
    'invitation codes must be typed in capitals',
    modules('account/invite.rules.ts'),
    'typed.toUpperCase().replace',
    'typed.replace',
  ),
  planted(
    'an idle session lives on',
    modules('sessions/session.rules.ts'),
    'now - session.seenAt > idleMs || ',
    '',
    modules('account/'),
  ),
  planted(
    'a banned member logs in',
    modules('sessions/sessions.service.ts'),
    'if (ban) throw banFailure(ban)',
    '',
    modules('operators/'),
  ),
  planted(
    'a code is tried for ever',
    modules('sms-codes/sms-codes.service.ts'),
    "if (!newest) return 'code-dead'",
    'if (!newest) return undefined',
  ),
  planted(
    'tourists write to members',
    modules('chat/write.rules.ts'),
    "if (from === 'tourist' || to === 'tourist') return 'chat-tourist'",
    '',
  ),
  planted(
    'who left a group writes on',
    modules('chat/messages.service.ts'),
    "if (target.kind === 'group') await requireMember(from, target.id)",
    "if (target.kind === 'group') await Promise.resolve()",
  ),
  planted(
    'the same line again and again',
    modules('live/room-chat.service.ts'),
    "if (isRepeated(words, before)) throw new Failure('chat-repeated')",
    '',
    modules('room-order/flood'),
  ),
  planted(
    'a gift that is not sold is given',
    modules('gifts/gifts.service.ts'),
    "if (ask.way === 0 && !gift.isOnSale) throw new Failure('gift-unknown')",
    '',
  ),
  planted('tenths of an envelope are lost', modules('envelopes/split.rules.ts'), '(index < rest ? 1 : 0)', '0'),
  planted(
    'a quarter line is a whole one',
    modules('experts/scheme.rules.ts'),
    'line % 2 === 0 ? [line, line] : [line - 1, line + 1]',
    '[line, line]',
  ),
  planted(
    'a task of last week is paid',
    modules('tasks/tasks.rules.ts'),
    'return shown === dayBefore(today) ? shown : undefined',
    'return shown',
  ),
  planted(
    'a forged right to upload is taken',
    modules('uploads/upload-token.rules.ts'),
    ' || !timingSafeEqual(given, expected)',
    '',
  ),
  planted(
    'pictures of an article leave their folder',
    modules('content/article-html.rules.ts'),
    " && !address.includes('..')",
    '',
    modules('content/article-html'),
  ),
  planted('a misspelt team is not found', modules('search/typo.rules.ts'), '(length < 6 ? 1 : 2)', '0'),
]
