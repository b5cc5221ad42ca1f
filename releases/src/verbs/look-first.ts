import { type Problem, problem } from '../checks/problem'
import { titleOf } from '../checks/surroundings'
import { ReleaseRefused } from '../core/document'
import type { ReleaseManager } from '../core/release-manager'
import type { KeepPicture } from '../smoke/pictures'
import type { Run, Targets } from './answer'
import { versionsMeant } from './change-commands'
import type { Command } from './command'
import { check, checkAnswer } from './look-commands'

/** Opens the pages of versions in a browser, among everything that is live. Rejects when one is not well, with its picture. */
export type LookInBrowser = (manager: ReleaseManager, versions: Targets, keep?: KeepPicture) => Promise<void>

/** Whether nothing goes live in an environment before a browser has seen it: `RELEASE_SMOKE` names these, by commas. */
const isLookRequired = (environment: string): boolean =>
  (process.env.RELEASE_SMOKE ?? '').split(',').includes(environment)

async function lookAt(manager: ReleaseManager, versions: Targets, look: LookInBrowser | undefined): Promise<void> {
  if (look) return look(manager, versions)
  throw new ReleaseRefused('smoke-missing', 'this is to be opened in a browser first, and there is none here')
}

/** What was looked at, by its builds: whatever is published or released elsewhere meanwhile is not what goes live. */
function justThese(command: Command, versions: Targets): Command {
  const { from: _from, ...values } = command.values
  return { ...command, values, targets: versions.map(({ name, build }) => ({ name, version: build })) }
}

/** A verb that opens the pages in a browser before it does anything, when asked for or when its environment wants that. */
export const lookFirst =
  (run: Run, look: LookInBrowser | undefined): Run =>
  async (manager, command) => {
    if (!command.flags.has('smoke') && !isLookRequired(manager.environment)) return run(manager, command)
    const versions = await versionsMeant(manager, command)
    await lookAt(manager, versions, look)
    return run(manager, justThese(command, versions))
  }

/** What a look in a browser finds, as a problem beside those of the check. */
async function lookProblems(manager: ReleaseManager, command: Command, look: LookInBrowser | undefined) {
  const versions = await versionsMeant(manager, command)
  let problems: Problem[] = []
  try {
    await lookAt(manager, versions, look)
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error
    const who = versions.map(titleOf).join(', ')
    problems = [problem(error.reason, who, 'was opened in a browser', error.message, 'repair that first')]
  }
  return checkAnswer(versions, problems)
}

/** The check, and a look in a browser when asked for. What cannot run is not opened: the check says more about it. */
export const checkInBrowser =
  (look: LookInBrowser | undefined): Run =>
  async (manager, command) => {
    const answer = await check(manager, command)
    if (!command.flags.has('smoke') || answer.json.isReady !== true) return answer
    return lookProblems(manager, command, look)
  }
