/** What the compositor moves by itself, without a new style, layout or painting of the page. */
const free = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale', 'offset-distance'])

/** The text of the block that opens at the first brace after `from`. */
function blockAt(css, from) {
  const start = css.indexOf('{', from)
  let depth = 0
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}' && --depth === 0) return css.slice(start + 1, at)
  }
  return ''
}

const propertiesOf = (block) => [...block.matchAll(/[{;]\s*([a-z-]+)\s*:/g)].map(([, property]) => property)

/**
 * Endless animations of a style sheet that have the page painted anew every 16 ms, for as long as it is open: their names
 * and what they move.
 */
export function endlessPainting(css) {
  const endless = [...css.matchAll(/animation:([^;]*\binfinite\b[^;]*)/g)].flatMap(([, words]) =>
    words.trim().split(/\s+/),
  )
  return [...css.matchAll(/@keyframes\s+([\w-]+)/g)]
    .filter(([, name]) => endless.includes(name))
    .map((found) => ({ name: found[1], moves: propertiesOf(blockAt(css, found.index)) }))
    .filter(({ moves }) => moves.some((property) => !free.has(property)))
    .map(({ name, moves }) => `${name} (${[...new Set(moves)].filter((property) => !free.has(property)).join(', ')})`)
}
