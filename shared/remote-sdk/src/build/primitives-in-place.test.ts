import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

/** In a process of its own: the builds' files are modules of Node, not of this test's world. */
function placed(script: string): string {
  const address = pathToFileURL(`${__dirname}/primitives-in-place.mjs`)
  const classes = "new Map([['row', 'ui-row'], ['gap2', 'ui-gap-2']])"
  const code = `import('${address}').then(({ primitivesInPlace }) =>
    console.log(primitivesInPlace(${JSON.stringify(script)}, ${classes})))`
  return execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' }).trim()
}
/** Not one word with what follows: these are texts of a build, not what this file imports. */
const ui = '@pitchside/ui'
const begin = `import * as css from '${ui}/primitives'\n`

test('a build puts the names of primitives where their constants stand, and joins what stands together', () => {
  expect(placed(`${begin}a(css.row, styles.css)`)).toBe(
    `import '${ui}/primitives.css'\nimport '${ui}/answers.css'\na('ui-row', styles.css)`,
  )
  expect(placed(`${begin}classNames(css.row, css.gap2)`)).toContain("\n'ui-row ui-gap-2'")
  expect(placed(`${begin}classNames(styles.a, css.row,\n  css.gap2, isOn && css.row)`)).toContain(
    "classNames(styles.a, 'ui-row ui-gap-2', isOn && 'ui-row')",
  )
})

test('what stands behind a condition keeps to itself, and what follows holds whatever it says', () => {
  expect(placed(`${begin}classNames(isOn && css.row, css.gap2, css.row)`)).toContain(
    "classNames(isOn && 'ui-row', 'ui-gap-2 ui-row')",
  )
  expect(placed(`${begin}classNames(isOn ? css.row : css.gap2, css.row)`)).toContain(
    "classNames(isOn ? 'ui-row' : 'ui-gap-2', 'ui-row')",
  )
  expect(placed(`${begin}classNames(css.row, css.gap2 && isOn)`)).toContain("classNames('ui-row', 'ui-gap-2' && isOn)")
})

test('other calls keep their arguments, other scripts are left as they are', () => {
  expect(placed(`${begin}look(css.row, css.gap2)`)).toContain("look('ui-row', 'ui-gap-2')")
  expect(placed('look(css.row)')).toBe('look(css.row)')
})

test('what cannot be put in place stops the build', () => {
  expect(() => placed(`${begin}look(css[name])`)).toThrow('css.<name> only')
})
