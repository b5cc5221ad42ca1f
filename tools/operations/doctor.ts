import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { examine, type Findings, lockFolder, type Problem, repair, sentenceOf } from '@pitchside/backend'
import { lookAtStore, type StoreProblem } from '@pitchside/releases'
import type { Installation } from './installation'

type Say = (line: string) => void

const releaseWayOut = 'Restore the release store from a backup, or publish that version again under a new number.'

/** Objects in the data folder are repaired as its other files are; those elsewhere are only spoken of. */
function asProblem(place: string, dataDir: string, { key, what, weight, bytes }: StoreProblem): Problem {
  const path = `${place}/${key}`
  if (!bytes || !place.startsWith(dataDir + sep)) return { path, what, weight, wayOut: releaseWayOut }
  const wayOut = 'With "npm run doctor -- --repair" it is made again of its other form, whose hash is right.'
  return { path, what, weight, wayOut, repair: { do: 'write', bytes } }
}

async function lookAtAll({ config, dataDir, openReleases }: Installation): Promise<Findings> {
  const found = await examine(config, dataDir)
  const { store, close } = openReleases()
  try {
    const damaged = await lookAtStore(store)
    found.problems.push(...damaged.map((one) => asProblem(store.objects.place, dataDir, one)))
  } catch (error) {
    found.notes.push(`The release store was not looked at: ${error instanceof Error ? error.message : error}`)
  } finally {
    await close()
  }
  return found
}

function tell({ problems, notes }: Findings, dataDir: string, say: Say): void {
  const count = problems.length === 1 ? 'one thing is wrong' : `${problems.length} things are wrong`
  say(`${dataDir}: ${problems.length === 0 ? 'all is well' : count}`)
  for (const problem of problems) {
    const effect = problem.weight === 'stops' ? 'The site does not start like this.' : 'The site starts.'
    say(`\n  ${sentenceOf(problem)}\n    ${effect} ${problem.wayOut}`)
  }
  for (const note of notes) say(`\n  ${note}`)
}

interface Outcome extends Findings {
  repaired: Problem[]
  /** Where replaced files are kept; undefined when none was replaced. */
  kept: string | undefined
}

const plain = ({ path, what, weight, wayOut, repair: change }: Problem) => ({
  path,
  what,
  weight,
  wayOut,
  canBeRepaired: change !== undefined,
})

function answer({ problems, notes, repaired, kept }: Outcome, dataDir: string): string {
  const isSound = problems.length === 0
  return JSON.stringify({ dataDir, isSound, problems: problems.map(plain), repaired: repaired.map(plain), kept, notes })
}

async function treat(installation: Installation, isRepair: boolean): Promise<Outcome> {
  const { dataDir } = installation
  const before = await lookAtAll(installation)
  const nothing = { ...before, repaired: [], kept: undefined }
  if (!isRepair || !before.problems.some((problem) => problem.repair)) return nothing
  const kept = join(dataDir, `damaged-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}Z`)
  const repaired = await repair(dataDir, before.problems, kept)
  return { ...(await lookAtAll(installation)), repaired, kept: existsSync(kept) ? kept : undefined }
}

/** 0: all is well; 3: something is wrong, or is left after the repair. Rejects when the site runs on the folder. */
export async function doctor(
  installation: Installation,
  { isRepair, isJson }: { isRepair: boolean; isJson: boolean },
  say: Say,
): Promise<number> {
  const { dataDir } = installation
  if (!existsSync(dataDir)) throw new Error(`There is no data folder ${dataDir}: set DATA_DIR.`)
  const giveBack = await lockFolder(join(dataDir, 'database'))
  const outcome = await treat(installation, isRepair).finally(giveBack)
  if (isJson) say(answer(outcome, dataDir))
  else {
    for (const problem of outcome.repaired) say(`repaired: ${sentenceOf(problem)}`)
    if (outcome.kept) say(`what was replaced is kept in ${outcome.kept}`)
    tell(outcome, dataDir, say)
  }
  return outcome.problems.length === 0 ? 0 : 3
}
