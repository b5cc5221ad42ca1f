import type { TableMatch } from './table-match'

/** `A-B 2:1`, `A-B -` for a match still to come; `|X` behind it is its group, `/x` its part after the split. */
export function matchesOf(text: string): TableMatch[] {
  return text
    .trim()
    .split(/\s*[;\n]\s*/)
    .map((line, order) => {
      const [, home = '', away = '', one, two, group = '', block = ''] =
        /^(\w+)-(\w+) (?:(\d+):(\d+)|-)(?:\|(\w+|\*))?(?:\/(\w+))?$/.exec(line.trim()) ?? []
      if (home === '') throw new Error(`no match: ${line}`)
      return { home, away, score: one === undefined ? undefined : [Number(one), Number(two)], group, block, order }
    })
}
