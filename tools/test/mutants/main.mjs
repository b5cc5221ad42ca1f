// npm run mutants -- --sample | --money [--root <checkout>] [--json <file>] [name or folder ...]: puts each known fault into a
// copy of the checkout, runs the tests that could notice, and tells which faults none of them did. Exits 1 when one survives.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { numberOf, readWith } from '../../words.mjs'
import { startPostgres } from '../postgres.mjs'
import { quickFolder } from '../quick-folder.mjs'
import { judge, redBefore } from './judge.mjs'
import { moneyFaults } from './money/money.mjs'
import { sample } from './sample/sample.mjs'
import { scratchCopy } from './scratch-copy.mjs'
import { tally } from './verdict.mjs'

const options = {
  sample: { type: 'boolean' },
  money: { type: 'boolean' },
  root: { type: 'string', default: join(import.meta.dirname, '../../..') },
  json: { type: 'string' },
  jobs: { type: 'string', default: '2' },
}
const usage =
  'npm run mutants -- --sample | --money [--root <checkout>] [--json <file>] [--jobs 2] [name or folder ...]'
const { values, chosen, jobs } = readWith(usage, (args) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const wanted = [...(values.sample || !values.money ? sample : []), ...(values.money ? moneyFaults : [])]
  const isAsked = ({ name, edits: [{ file }] }) =>
    positionals.some((word) => name.includes(word) || file.startsWith(word))
  const chosen = positionals.length === 0 ? wanted : wanted.filter(isAsked)
  if (chosen.length === 0) throw new Error(`no fault has a name like "${positionals.join('" or "')}"`)
  return { values, chosen, jobs: numberOf(values.jobs) }
})
const began = Date.now()
const secondsSoFar = () => Math.round((Date.now() - began) / 1_000)
Object.assign(process.env, quickFolder())
const root = resolve(values.root)
const postgres = await startPostgres()
const copies = Array.from({ length: jobs }, () => scratchCopy(root))
const results = []
let red = new Set()
try {
  const where = { address: postgres?.address }
  red = await redBefore(copies[0].folder, chosen, where)
  for (const title of red) console.log(`red without any fault, so it counts for nothing: ${title}`)
  console.log(`nothing broken: ${red.size === 0 ? 'all green' : `${red.size} red`} after ${secondsSoFar()} s\n`)
  const queue = [...chosen]
  const work = async (copy) => {
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      const result = await judge(copy, fault, { ...where, red })
      results.push(result)
      const { verdict, name, seconds, by } = result
      console.log(`${verdict.padEnd(9)} ${name.padEnd(56)} ${String(seconds).padStart(5)} s  ${by}`)
    }
  }
  await Promise.all(copies.map(work))
} finally {
  for (const copy of copies) copy.remove()
  await postgres?.stop()
}
const missed = results.filter(({ verdict }) => verdict !== 'killed')
console.log(`\n${'package'.padEnd(20)} killed  survived  told nothing`)
for (const [name, { killed, survived, broken, 'failed to apply': unfit }] of tally(results)) {
  const figures = [String(killed).padStart(6), String(survived).padStart(8), String(broken + unfit).padStart(12)]
  console.log(`${name.padEnd(20)} ${figures.join('  ')}`)
}
for (const { name, file, verdict } of missed) console.log(`✗ ${verdict}: ${name} (${file})`)
console.log(`${results.length - missed.length} of ${results.length} faults were noticed, ${secondsSoFar()} s`)
const told = { root, seconds: secondsSoFar(), redBefore: [...red], results }
if (values.json) writeFileSync(values.json, `${JSON.stringify(told, undefined, 2)}\n`)
if (missed.length > 0 || red.size > 0 || results.length === 0) process.exitCode = 1
