import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { contractVersion } from './manifest'
import { slotNames } from './slots'

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')

/** Slots with their props, as written: what every remote in the field was built against. */
function contractLines(): string[] {
  const body = /interface SlotProps \{([\s\S]*?)\n\}/.exec(read('slots.ts'))?.[1] ?? ''
  const slots = [...body.matchAll(/^ {2}'([\w.-]+)': (.+)$/gm)].map(([, name, props]) => `slot ${name} ${props}`)
  return slots.sort()
}

const [versionLine = '', ...reported] = read('../contract.report.txt').trim().split('\n')

/** A slot as those see it who do not know of its optional props: they neither give nor read them. */
const required = (line: string) =>
  line.replaceAll(/;? \w+\?: [^;}]+?(?=;| \})/g, '').replace(/\{ \}$/, 'Record<never, never>')

test('FED-05 a slot that goes or changes raises the version of the contract', () => {
  const lines = contractLines()
  expect(required('slot a { id: number; isOwn?: boolean; name: string }')).toBe('slot a { id: number; name: string }')
  expect(required('slot b { isOwn?: boolean }')).toBe('slot b Record<never, never>')
  expect(lines).toHaveLength(slotNames.length)
  const gone = reported.filter((line) => !lines.includes(line) && !lines.map(required).includes(line))
  // Remotes that are live were built against these lines: with another version the release check refuses the mixture.
  if (versionLine === `contract ${contractVersion}`) expect(gone).toEqual([])
})

test('the report of the contract is up to date', () => {
  expect([versionLine, ...reported]).toEqual([`contract ${contractVersion}`, ...contractLines()])
})
