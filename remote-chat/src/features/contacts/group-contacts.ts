/** Somebody of the address book. */
export interface Contact {
  userId: string
  nickname: string
  avatar: string
  isAnchor: boolean
  /** Both follow each other. */
  isFriend?: boolean
}

/** Contacts under one initial; the last group is `#`. */
export interface ContactGroup {
  initial: string
  contacts: Contact[]
}

/** First letter of how a Chinese name is spoken; anything else for what it does not know. */
export type PinyinInitial = (name: string) => string

export const otherInitial = '#'

/** Letter a name is filed under: its own, without marks; pinyin for Chinese; `#` for the rest. */
export function initialOf(name: string, pinyinInitial: PinyinInitial): string {
  const first = [...name.trim()][0] ?? ''
  const plain = first.normalize('NFD').charAt(0).toUpperCase().replace('Đ', 'D')
  if (/^[A-Z]$/.test(plain)) return plain
  if (!/\p{Script=Han}/u.test(first)) return otherInitial
  const letter = pinyinInitial(name.trim()).charAt(0).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : otherInitial
}

/** The address book by initial, A to Z, then the rest. A contact without a name stands under `nameless`. */
export function groupContacts(
  contacts: readonly Contact[],
  nameless: string,
  pinyinInitial: PinyinInitial,
): ContactGroup[] {
  const order = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
  const groups = new Map<string, Contact[]>()
  for (const contact of contacts) {
    const named = contact.nickname.trim() ? contact : { ...contact, nickname: nameless }
    const initial = initialOf(named.nickname, pinyinInitial)
    const list = groups.get(initial)
    if (list) list.push(named)
    else groups.set(initial, [named])
  }
  return [...groups]
    .map(([initial, list]) => ({
      initial,
      contacts: list.sort((one, other) => order.compare(one.nickname, other.nickname)),
    }))
    .sort((one, other) => {
      if (one.initial === otherInitial) return 1
      return other.initial === otherInitial ? -1 : one.initial.localeCompare(other.initial)
    })
}

/** Contacts whose name has the words somewhere, whatever their case. */
export function findContacts(contacts: readonly Contact[], wanted: string): readonly Contact[] {
  const key = wanted.trim().toLocaleLowerCase()
  return key ? contacts.filter(({ nickname }) => nickname.toLocaleLowerCase().includes(key)) : contacts
}
