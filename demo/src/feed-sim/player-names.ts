import type { Names } from '@pitchside/backend/modules/scores/ports/feed.port'
import { europeanFamilies } from './names/families-europe'
import { givenNames, worldFamilies } from './names/families-world'
import { initialsOf, tonguesOf } from './names/nationalities'
import type { RandomStream } from './random-stream'

const singleLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
}
/** Without accents, as English pages write it. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, (letter) => singleLetters[letter] ?? letter)

interface Spelt {
  latin: string
  zh: string
  /** The Latin letters without accents. */
  plain: string
}

function spelt(list: string | undefined): readonly Spelt[] {
  return (list ?? '').split(' ').map((one) => {
    const cut = one.search(/[一-鿿]/)
    const latin = one.slice(0, cut)
    return { latin, zh: one.slice(cut), plain: plain(latin) }
  })
}

const readAll = (lists: Readonly<Record<string, string>>) =>
  new Map(Object.entries(lists).map(([tongue, list]) => [tongue, spelt(list)] as const))
const families = readAll({ ...europeanFamilies, ...worldFamilies })
const given = readAll(givenNames)

const pick = <T>(random: RandomStream, list: ArrayLike<T>): T => list[Math.floor(random() * list.length)] as T

const behind = (text: string, sign: string): string => text.slice(text.lastIndexOf(sign) + 1)
/** What stands under a shirt: the last word, in Chinese the part behind the initial. */
export const calledBy = ({ zh, en, vi }: Names): readonly string[] => [
  behind(zh, '·'),
  behind(en, ' '),
  behind(vi, ' '),
]

/** A name of the country's common tongues: given name and family in East Asia, initial and family elsewhere. */
export function drawName(random: RandomStream, flag: string): Names {
  const [first = 'english', second = first] = tonguesOf[flag] ?? []
  const tongue = random() < 0.7 ? first : second
  const family = pick(random, families.get(tongue) ?? [])
  const names = given.get(tongue)
  if (!names) {
    const initial = pick(random, initialsOf[tongue] ?? 'A')
    return {
      zh: `${initial}·${family.zh}`,
      en: `${initial}. ${family.plain}`,
      vi: `${initial}. ${family.latin}`,
    }
  }
  const own = pick(random, names)
  const said = (part: string) => (tongue === 'vietnamese' ? part.replaceAll('-', ' ') : part)
  // Koreans and Vietnamese keep their order abroad.
  const isFamilyFirst = tongue === 'korean' || tongue === 'vietnamese'
  const whole = (ours: string, mine: string) => (isFamilyFirst ? `${ours} ${said(mine)}` : `${said(mine)} ${ours}`)
  return { zh: family.zh + own.zh, en: whole(family.plain, own.plain), vi: whole(family.latin, own.latin) }
}

/** A name by which nobody is called whom `taken` knows; it is taken then. */
export function drawOwnName(random: RandomStream, flag: string, taken: Set<string>): Names {
  let name = drawName(random, flag)
  while (calledBy(name).some((call) => taken.has(call))) name = drawName(random, flag)
  for (const call of calledBy(name)) taken.add(call)
  return name
}

/** Nobody. */
export const noName: Names = { zh: '', en: '', vi: '' }
