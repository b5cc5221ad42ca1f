/** Somebody of the address book. */
export interface Contact {
  userId: string
  nickname: string
  avatar: string
  isAnchor: boolean
}

/** Contacts under one initial; the last group is `#`. */
export interface ContactGroup {
  initial: string
  contacts: Contact[]
}

/** The first character of each pinyin initial, in the order of its letters. */
const bounds = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀']
const letters = 'ABCDEFGHJKLMNOPQRSTWXYZ'
const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

export const otherInitial = '#'

/** Letter a name is filed under: its own, without marks; pinyin for Chinese; `#` for the rest. */
export function initialOf(name: string): string {
  const first = [...name.trim()][0] ?? ''
  const plain = first.normalize('NFD').charAt(0).toUpperCase().replace('Đ', 'D')
  if (/^[A-Z]$/.test(plain)) return plain
  if (!/\p{Script=Han}/u.test(first)) return otherInitial
  let place = -1
  for (const [index, bound] of bounds.entries()) if (pinyin.compare(bound, first) <= 0) place = index
  return place < 0 ? otherInitial : (letters[place] ?? otherInitial)
}

/** The address book by initial, A to Z, then the rest. A contact without a name stands under `nameless`. */
export function groupContacts(contacts: readonly Contact[], nameless: string): ContactGroup[] {
  const groups = new Map<string, Contact[]>()
  for (const contact of contacts) {
    const named = contact.nickname.trim() ? contact : { ...contact, nickname: nameless }
    const initial = initialOf(named.nickname)
    groups.set(initial, [...(groups.get(initial) ?? []), named])
  }
  return [...groups]
    .map(([initial, list]) => ({
      initial,
      contacts: list.sort((one, other) => pinyin.compare(one.nickname, other.nickname)),
    }))
    .sort((one, other) => {
      if (one.initial === otherInitial) return 1
      return other.initial === otherInitial ? -1 : one.initial.localeCompare(other.initial)
    })
}
