import { type Problem, problem } from '../checks/problem'
import { titleOf } from '../checks/surroundings'
import { ReleaseRefused } from '../core/document'
import type { ReleaseManager } from '../core/release-manager'
import { isSmokeRequired } from '../smoke/required'
import { requireSmoke } from '../smoke/smoke'
import { findTargets, type Run, type Targets } from '../verbs/answer'
import { check, checkAnswer } from '../verbs/look-commands'

/** A verb that opens the pages in a browser before it does anything, when asked for or when its environment wants that. */
export const smokeFirst =
  (run: Run): Run =>
  async (manager, command) => {
    if (command.flags.has('smoke') || isSmokeRequired(manager.environment))
      await requireSmoke(manager, await findTargets(manager, command))
    return run(manager, command)
  }

/** What a look in a browser finds, as a problem beside those of the check. */
async function smokeProblems(manager: ReleaseManager, versions: Targets): Promise<Problem[]> {
  try {
    await requireSmoke(manager, versions)
    return []
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error
    const who = versions.map(titleOf).join(', ')
    return [problem(error.reason, who, 'was opened in a browser', error.message, 'repair that first')]
  }
}

/** The check, and a look in a browser when asked for. What cannot run is not opened: the check says more about it. */
export const checkInBrowser: Run = async (manager, command) => {
  const answer = await check(manager, command)
  if (!command.flags.has('smoke') || answer.json.isReady !== true) return answer
  const found = await findTargets(manager, command)
  return checkAnswer(found, await smokeProblems(manager, found))
}
