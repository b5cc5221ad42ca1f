import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import * as css from './primitives'

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const looks = read('primitives.css')
const answers = read('answers.css')

test('every name has its class in a sheet, and every class a name', () => {
  const classes = new Set([...`${looks}${answers}`.matchAll(/\.(ui-[a-z\d-]+)/g)].map(([, name]) => name))
  expect(classes.size).toBeGreaterThan(150)
  expect(Object.values(css).sort()).toEqual([...classes].sort())
})

describe.each([
  ['primitives.css', looks],
  ['answers.css', answers],
])('%s', (_name, sheet) => {
  test('stands in its layer as a whole', () => {
    expect(sheet.trim()).toMatch(/^@layer base, primitives;\n@layer primitives \{\n(?: {2}.*\n|\n)+\}$/)
  })

  test('has no rule twice', () => {
    const rules = [...sheet.matchAll(/^ +\.([^{}]+)\{/gm)].map(([, selector]) => selector?.trim())
    const widths = sheet.match(/@media[^{]*/g) ?? []
    expect(new Set(rules).size).toBe(rules.length)
    expect(new Set(widths.map((text) => text.replace(/\s+/g, ' '))).size).toBe(widths.length)
  })
})

const declarations = (sheet: string) => sheet.match(/^ +[a-z-]+: .*;$/gm) ?? []

test('an answer wins over a module by being important, a look over none', () => {
  expect(declarations(answers).filter((line) => !line.endsWith(' !important;'))).toEqual([])
  expect(declarations(looks).filter((line) => line.includes('!important'))).toEqual([])
})

test('of two widths the narrower stands later, and wins', () => {
  const widths = [...answers.matchAll(/@media \(max-width: ([\d.]+)px\)/g)].map(([, width]) => Number(width))
  expect(widths.length).toBeGreaterThan(5)
  expect(widths).toEqual([...widths].sort((one, other) => other - one))
})
