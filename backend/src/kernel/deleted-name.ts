import { languageOf, type Messages, messageFor } from './messages'

/**
 * Stored as the nickname of a deleted account. Private-use signs, which no member can have in a name: on the way out it
 * becomes words in the reader's language.
 */
export const deletedNickname = '\ue000deleted\ue001'

const words: Messages = { name: { zh: '已注销用户', en: 'Deleted user', vi: 'Người dùng đã xóa' } }

/** Puts the words for deleted members into a reply that is text already. */
export function tellDeletedNames(reply: string, lang: string | undefined): string {
  if (!reply.includes(deletedNickname)) return reply
  return reply.replaceAll(deletedNickname, messageFor(words, 'name', languageOf(lang)) ?? '')
}
