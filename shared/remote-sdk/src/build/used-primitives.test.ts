import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

/** In a process of its own: the builds' files are modules of Node, not of this test's world. */
function left(sheet: string, ...scripts: string[]): string {
  const address = pathToFileURL(`${__dirname}/used-primitives.mjs`)
  const script = `import('${address}').then(({ namedPrimitives, withoutUnusedPrimitives }) =>
    console.log(withoutUnusedPrimitives(${JSON.stringify(sheet)}, namedPrimitives(${JSON.stringify(scripts)}))))`
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim()
}

const sheet =
  '@layer base,primitives;@layer primitives{.ui-row{display:flex}.ui-row-2{display:flex;gap:2px}.ui-lead:hover .ui-lead-text{color:red}.ui-on:is([aria-current],[aria-pressed=true]){color:red}@media(max-width:640px){.ui-one-640{display:block}}}.row{color:#00f}'

test('a build keeps the primitives its scripts name, and all that is no primitive', () => {
  expect(left(sheet, 'a="ui-row-2"')).toBe(
    '@layer base,primitives;@layer primitives{.ui-row-2{display:flex;gap:2px}}.row{color:#00f}',
  )
  expect(left(sheet, 'a="ui-on"')).toBe(
    '@layer base,primitives;@layer primitives{.ui-on:is([aria-current],[aria-pressed=true]){color:red}}.row{color:#00f}',
  )
})

test('a rule of two primitives needs both, and one of a width stays in it', () => {
  expect(left(sheet, 'a="ui-lead"', 'b="ui-row ui-one-640"')).toBe(
    '@layer base,primitives;@layer primitives{.ui-row{display:flex}@media(max-width:640px){.ui-one-640{display:block}}}.row{color:#00f}',
  )
  expect(left(sheet, 'a="ui-lead"', 'b="ui-lead-text"')).toContain('.ui-lead:hover .ui-lead-text{color:red}')
})

test("a class that scripts name and no sheet has is missing; other words are nobody's", () => {
  const address = pathToFileURL(`${__dirname}/used-primitives.mjs`)
  const script = `import('${address}').then(({ missingPrimitives, namedPrimitives }) =>
    console.log(missingPrimitives(['.ui-row{}'], namedPrimitives(['"ui-row ui-stack" "ui-inert"']), ['ui-row', 'ui-stack', 'ui-gap-2'])))`
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim()).toBe("[ 'ui-stack' ]")
})
