import { levelsMax } from './measure'

const signs = { quote: 0x22, comma: 0x2c, backslash: 0x5c, openList: 0x5b, closeList: 0x5d, open: 0x7b, close: 0x7d }

/** Place of the quote that ends the text that begins at `from`; the end of all where none does. */
function endOfText(json: string, from: number): number {
  for (let end = json.indexOf('"', from + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let slashes = 0
    while (json.charCodeAt(end - 1 - slashes) === signs.backslash) slashes += 1
    if (slashes % 2 === 0) return end
  }
  return json.length
}

/**
 * What is too much in a JSON text, in a few words; undefined when it may be parsed. Counted in the text, because parsing
 * makes objects of everything first: levels of lists and objects, and values by the commas between them. It stops at the
 * first too many.
 */
export function tooMuchIn(json: string, valuesMax: number): string | undefined {
  let level = 0
  let values = 1
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === signs.quote) at = endOfText(json, at)
    else if (sign === signs.comma) {
      values += 1
      if (values > valuesMax) return `Expected at most ${valuesMax} values`
    } else if (sign === signs.openList || sign === signs.open) {
      level += 1
      if (level > levelsMax) return `Expected at most ${levelsMax} levels`
    } else if (sign === signs.closeList || sign === signs.close) level -= 1
  }
  return undefined
}
