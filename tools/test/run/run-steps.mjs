import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { needs as known } from './needs.mjs'
import { coresUntilNow, sharesOfCores, spentByChildren } from './processor-time.mjs'

const keptChars = 400_000

/** Runs a program; what it says goes to the terminal as it comes, unless it is `isQuiet`, and is kept for the report. */
function said(command, args, { cwd, env, isQuiet }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['inherit', 'pipe', 'pipe'] })
    if (isQuiet && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    let output = ''
    const hear = (stream) => (chunk) => {
      if (!isQuiet) stream.write(chunk)
      output = (output + chunk).slice(-keptChars)
    }
    child.stdout.on('data', hear(process.stdout))
    child.stderr.on('data', hear(process.stderr))
    child.once('error', (error) => resolve({ isOk: false, output: String(error) }))
    child.once('close', (status) => resolve({ isOk: status === 0, output: stripVTControlCharacters(output) }))
  })
}

const seconds = (ms) => `${Math.round(ms / 1_000)} s`
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** Brings what a step needs; `missing` names what can not be had. */
async function brought(names) {
  const found = []
  for (const name of names) {
    const one = await known[name]()
    if (!one) return { missing: name, env: {}, stop: () => Promise.all(found.map(({ stop }) => stop())) }
    found.push(one)
  }
  const env = Object.assign({}, ...found.map((one) => one.env))
  return { env, stop: () => Promise.all(found.map(({ stop }) => stop())) }
}

async function runStep(step, { root, env, isQuiet = false }) {
  const at = Date.now()
  console.log(`\n── ${step.name}`)
  const { missing, env: given, stop } = await brought(step.needs ?? [])
  try {
    if (missing) {
      console.log(`skipped: ${step.name} need ${missing}`)
      return { ...step, at, ms: 0, isOk: !process.env.CI, output: `skipped: no ${missing} here`, isSkipped: true }
    }
    const outcome = await said(step.command, step.args, {
      cwd: root,
      isQuiet,
      env: { ...process.env, ...colours, ...env, ...given, ...step.env },
    })
    const ms = Date.now() - at
    if (isQuiet) console.log(outcome.output)
    if (outcome.isOk) console.log(`✓ ${step.name} (${seconds(ms)})`)
    else console.error(`\n✗ ${step.name} failed after ${seconds(ms)}`)
    return { ...step, at, ms, ...outcome }
  } finally {
    await stop()
  }
}

/** A step, and what runs alongside it: quietly, with what the step leaves of the cores. */
async function runTogether({ alongside = [], ...step }, run) {
  const [at, spentBefore, before] = [Date.now(), spentByChildren(), coresUntilNow()]
  const outcomes = await Promise.all([
    runStep(step, run),
    ...alongside.map((one) => runStep(one, { ...run, isQuiet: true })),
  ])
  // Steps that run beside one another share the cores: what is theirs alone cannot be told.
  const spentS = spentByChildren() - spentBefore
  console.log(sharesOfCores({ spentS, ms: Date.now() - at, before, after: coresUntilNow() }))
  return outcomes
}

/**
 * Runs steps one after the other. What fails ends the run; with `keepsGoing` only a step that the others stand on does.
 * Resolves with what came of each that ran.
 */
export async function runSteps(steps, { root, report, keepsGoing = false, env = {} }) {
  mkdirSync(report, { recursive: true })
  const done = []
  for (const step of steps) {
    const outcomes = await runTogether(step, { root, env })
    done.push(...outcomes)
    if (outcomes.some(({ isOk }) => !isOk) && (step.isBase || !keepsGoing)) break
  }
  return done
}
