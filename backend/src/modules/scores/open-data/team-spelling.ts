/** Words that say what kind of club it is, not which. */
const kindWords =
  /\b(fc|afc|cf|sc|ac|as|ss|ssc|us|uc|ud|cd|rc|rcd|sd|sv|vfl|vfb|tsg|fsv|ogc|aj|bc|bsc|tsv|acf|cfc|ca|aj|calcio|club|the|de|of|hsc|sco|osc|fco)\b/g

/** A name without accents, punctuation and words of kind: what two spellings of one club share. */
export function plainName(name: string): string {
  const bare = name
    .replace(/\([A-Z]{3}\)$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const short = bare
    .replace(kindWords, ' ')
    .replace(/\b(18|19|20)\d{2}\b|\b0?\d\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return short === '' ? bare : short
}

/**
 * Finds a team of a file by any spelling: the same text, then the same plain name, then the only one that contains it or
 * is contained. Several or none: undefined.
 */
export function findSpelling(asked: string, spellings: readonly string[]): string | undefined {
  if (spellings.includes(asked)) return asked
  const plain = plainName(asked)
  const same = spellings.filter((one) => plainName(one) === plain)
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  const words = (text: string) => new Set(text.split(' '))
  const isPart = (part: string, whole: string) => [...words(part)].every((word) => words(whole).has(word))
  const near = spellings.filter((one) => isPart(plain, plainName(one)) || isPart(plainName(one), plain))
  return near.length === 1 ? near[0] : undefined
}

/** Spellings that look like one club; a table must not add them up silently, nor show them apart without a word. */
export function lookalikes(spellings: readonly string[]): string[][] {
  const byPlain = new Map<string, string[]>()
  for (const one of new Set(spellings)) {
    const plain = plainName(one)
    const group = byPlain.get(plain)
    if (group) group.push(one)
    else byPlain.set(plain, [one])
  }
  return [...byPlain.values()].filter((group) => group.length > 1)
}
