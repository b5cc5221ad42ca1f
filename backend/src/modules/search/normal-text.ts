/** A text as it is compared: small letters without marks, one space between words. */
export interface NormalText {
  text: string
  /** For each UTF-16 unit of `text`: where what it came from begins in the source, and where that ends. */
  starts: number[]
  ends: number[]
}

/** Letters that no decomposition takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ð: 'd',
  þ: 'th',
}

const wordSign = /[\p{L}\p{N}]/u
const marks = /\p{M}+/gu

function makePlain(sign: string): string {
  const small = sign.normalize('NFKC').toLowerCase().normalize('NFD').replace(marks, '').normalize('NFC')
  let plain = ''
  for (const letter of small) plain += plainLetters[letter] ?? (wordSign.test(letter) ? letter : ' ')
  return plain
}

/** Names are written with few signs: to make each of them plain anew took a good part of what indexing takes. */
const known = new Map<string, string>()
const knownMax = 10_000

/** `Đội Hà Nội` and `doi ha noi` are the same; so are full-width and half-width signs. */
function plainOf(sign: string): string {
  const found = known.get(sign)
  if (found !== undefined) return found
  const plain = makePlain(sign)
  if (known.size >= knownMax) known.clear()
  known.set(sign, plain)
  return plain
}

/** Only what stays with its letter: signs that are dropped make no space. */
const dropped = /[\p{M}\p{Cf}'’`]/u

/** The normal form, with the way back to the source: highlights are ranges of the source. */
export function normalise(source: string): NormalText {
  const normal: NormalText = { text: '', starts: [], ends: [] }
  let at = 0
  for (const sign of source) {
    const start = at
    at += sign.length
    if (dropped.test(sign)) {
      if (/\p{M}/u.test(sign) && normal.ends.length > 0) normal.ends[normal.ends.length - 1] = at
      continue
    }
    for (const unit of plainOf(sign)) {
      if (unit === ' ' && (normal.text === '' || normal.text.endsWith(' '))) continue
      for (let piece = 0; piece < unit.length; piece++) {
        normal.starts.push(start)
        normal.ends.push(at)
      }
      normal.text += unit
    }
  }
  if (normal.text.endsWith(' ')) {
    normal.text = normal.text.slice(0, -1)
    normal.starts.pop()
    normal.ends.pop()
  }
  return normal
}

export const normalText = (source: string): string => normalise(source).text

/** Scripts without spaces between words: two signs in a row are the unit that is looked for. */
const denseSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** A piece of a normal text: a word of letters, or a run of a script without spaces. */
export interface Run {
  text: string
  isDense: boolean
}

/** `nba总决赛` is a word and a run. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const word of text.split(' ')) {
    let open: Run | undefined
    for (const sign of word) {
      const isDense = denseSign.test(sign)
      if (open?.isDense === isDense) open.text += sign
      else {
        open = { text: sign, isDense }
        runs.push(open)
      }
    }
  }
  return runs
}

/** Neighbours in twos: `曼联队` → 曼联, 联队. */
export function pairsOf(text: string): string[] {
  const signs = [...text]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}
