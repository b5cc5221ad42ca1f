const comments = /\/\*[\s\S]*?\*\//g
const rules = /\{([^{}]+)\}/g

/** Declarations of a rule in one order, however they are broken into lines. */
const bodyOf = (text) =>
  text
    .split(';')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .sort()
    .join(';')

/** Of the rules in style sheets, the per cent whose body stands elsewhere word for word. */
export function repeatedRules(sheets) {
  const bodies = sheets.flatMap((text) =>
    [...text.replace(comments, '').matchAll(rules)].map(([, body]) => bodyOf(body)),
  )
  const times = new Map()
  for (const body of bodies) times.set(body, (times.get(body) ?? 0) + 1)
  const repeated = bodies.filter((body) => times.get(body) > 1).length
  return bodies.length === 0 ? 0 : Math.round((100 * repeated) / bodies.length)
}
