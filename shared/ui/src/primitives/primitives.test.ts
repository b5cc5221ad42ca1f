import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import * as css from './primitives'

test('every name has its class in the sheet, and every class a name', () => {
  const sheet = readFileSync(join(__dirname, 'primitives.css'), 'utf8')
  const classes = [...sheet.matchAll(/^ {2}\.(ui-[a-z\d-]+)(?::\w+)? \{$/gm)].map(([, name]) => name)
  expect(classes.length).toBeGreaterThan(40)
  expect(Object.values(css).sort()).toEqual([...classes].sort())
})

test('the sheet stands in its layer as a whole', () => {
  const sheet = readFileSync(join(__dirname, 'primitives.css'), 'utf8')
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '').trim()
  expect(rules).toMatch(/^@layer base, primitives;\n@layer primitives \{\n(?: {2}.*\n|\n)+\}$/)
})
