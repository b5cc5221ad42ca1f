import { normalise, type Run } from './normal-text'
import { soundsOf } from './pinyin.rules'

/** From and to, UTF-16 units of the text. */
export type Range = [from: number, to: number]

const rangesMax = 20

/** Overlapping and touching ranges become one. */
function merged(ranges: Range[]): Range[] {
  const sorted = ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1])
  const result: Range[] = []
  for (const range of sorted) {
    const last = result.at(-1)
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1])
    else result.push([...range])
  }
  return result.slice(0, rangesMax)
}

/** Where the run stands as it is written: a word from its beginning, a run without spaces anywhere. */
function written(source: string, { text, isDense }: Run): Range[] {
  const normal = normalise(source)
  const found: Range[] = []
  for (let at = normal.text.indexOf(text); at >= 0; at = normal.text.indexOf(text, at + text.length)) {
    const isStart = isDense || at === 0 || normal.text[at - 1] === ' ' || !/[a-z0-9]/.test(normal.text[at - 1] ?? '')
    if (isStart) found.push([normal.starts[at] as number, normal.ends[at + text.length - 1] as number])
  }
  return found
}

/** Where the letters are said: whole sounds in a row, the last as far as it was typed, or their first letters. */
function said(source: string, letters: string): Range[] {
  const sounds = soundsOf(source)
  const found: Range[] = []
  for (let first = 0; first < sounds.length; first++) {
    let whole = ''
    let initials = ''
    for (let last = first; last < sounds.length; last++) {
      const sound = sounds[last]
      const previous = sounds[last - 1]
      if (!sound || (last > first && previous && previous.at + previous.length !== sound.at)) break
      whole += sound.syllable
      initials += sound.syllable.charAt(0)
      const isSaid = whole.startsWith(letters) || (initials === letters && letters.length > 1)
      if (isSaid) {
        found.push([(sounds[first] as { at: number }).at, sound.at + sound.length])
        break
      }
      if (!letters.startsWith(whole) && !letters.startsWith(initials)) break
    }
  }
  return found
}

/** Ranges of a text that answer the query; the page marks them, so that no markup is ever made of a text. */
export function highlightsOf(source: string, runs: readonly Run[]): Range[] {
  const ranges = runs.flatMap((run) => {
    const found = written(source, run)
    if (found.length > 0 || run.isDense || run.text.length < 2) return found
    return said(source, run.text)
  })
  const joined = runs.map(({ text }) => text).join('')
  if (ranges.length === 0 && runs.length > 1) ranges.push(...written(source, { text: joined, isDense: false }))
  return merged(ranges)
}

const before = 16
const excerptMax = 90

/** The part of a body around what was found; its beginning where nothing was. */
export function excerptOf(body: string, runs: readonly Run[]): { text: string; ranges: Range[] } {
  const first = highlightsOf(body, runs)[0]?.[0] ?? 0
  let from = first > before * 2 ? first - before : 0
  // Never between the two halves of one sign.
  if (from > 0 && /[\uDC00-\uDFFF]/.test(body[from] ?? '')) from += 1
  const text = [...body.slice(from, from + excerptMax * 2)].slice(0, excerptMax).join('')
  const shown = `${from > 0 ? '…' : ''}${text}${from + text.length < body.length ? '…' : ''}`
  return { text: shown, ranges: highlightsOf(shown, runs) }
}
