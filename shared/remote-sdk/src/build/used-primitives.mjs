const className = /\bui-[a-z\d]+(?:-[a-z\d]+)*\b/g
const rule = /([^{};]*)\{[^{}]*\}/g
const emptyMedia = /@media[^{};]*\{\}/g

/** Names of primitives (see `shared/ui/src/primitives`) in finished scripts: their constants stand where they are used. */
export function namedPrimitives(scripts) {
  return new Set(scripts.flatMap((text) => text.match(className) ?? []))
}

/** A minified sheet without the rules of primitives that no script of the package names. */
export function withoutUnusedPrimitives(sheet, named) {
  const isNeeded = (selectors) => {
    const lists = selectors.split(',').flatMap((selector) => {
      const names = selector.match(className)
      return names ? [names] : []
    })
    return lists.length === 0 || lists.some((names) => names.every((name) => named.has(name)))
  }
  return sheet.replace(rule, (text, selectors) => (isNeeded(selectors) ? text : '')).replace(emptyMedia, '')
}

/** Primitives that scripts name and no sheet has a rule for; `known` are the class names of all primitives. */
export function missingPrimitives(sheets, named, known) {
  const ruled = namedPrimitives(sheets)
  return known.filter((name) => named.has(name) && !ruled.has(name))
}
