import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Only remotes of the repository use them: a packed SDK lies beside none. */
const home = path.join(import.meta.dirname, '../../../ui/src/primitives/primitives.ts')
const importLine = /^import \* as (\w+) from '([^']*\/)primitives'$/m
/** Two that are arguments by themselves: one behind a condition is not joined by what follows it. */
const literals = /([(,]\s*)'(ui-[^']*)',\s*'(ui-[^']*)'(?=\s*[,)])/

/** Class names of primitives by the names of their constants. */
export function readClasses() {
  const text = existsSync(home) ? readFileSync(home, 'utf8') : ''
  return new Map([...text.matchAll(/^export const (\w+) = '([^']+)'$/gm)].map(([, name, made]) => [name, made]))
}

/** Names that stand side by side are one text; nothing is left to join when there is nothing else. */
function joined(call) {
  let text = call
  while (literals.test(text)) text = text.replace(literals, "$1'$2 $3'")
  return /^classNames\(\s*('ui-[^']*'),?\s*\)$/.exec(text)?.[1] ?? text
}

/**
 * A script with the class names of primitives instead of their constants: the page needs no table of them. It imports the
 * sheets itself, as a module nobody takes anything from is left out of a build with all it imports.
 */
export function primitivesInPlace(script, classes) {
  const [line, css, folder] = importLine.exec(script) ?? []
  if (!line) return script
  const placed = script
    .replace(line, `import '${folder}primitives.css'\nimport '${folder}answers.css'`)
    .replace(new RegExp(`(?<![.\\w])${css}\\.(\\w+)`, 'g'), (constant, name) =>
      classes.has(name) ? `'${classes.get(name)}'` : constant,
    )
    .replace(/\bclassNames\([^()]*\)/g, joined)
  if (new RegExp(`(?<![.\\w])${css}(?!\\w)`).test(placed)) throw new Error(`primitives are taken as ${css}.<name> only`)
  return placed
}

/** The same as a loader of webpack. */
export default function load(script) {
  if (!importLine.test(script)) return script
  this.addDependency(home)
  return primitivesInPlace(script, readClasses())
}
