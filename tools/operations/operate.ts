import { readCommand, UsageError, usage } from './arguments'
import { backup, bringUpToDate, check, restore, takeSecondFactorsOff } from './commands'
import { doctor } from './doctor'
import { type Environment, readInstallation } from './installation'

export interface Voice {
  say: (line: string) => void
  complain: (line: string) => void
}

/**
 * Exit codes: 0 done; 1 refused or failed, nothing changed; 2 not understood; 3 restored, but the books are wrong, or doctor
 * found something.
 */
export async function operate(words: readonly string[], env: Environment, { say, complain }: Voice): Promise<number> {
  try {
    const command = readCommand(words)
    if (command.verb === 'help') {
      say(usage)
      return 0
    }
    if (command.verb === 'restore' && command.isCheck) return await check(command.from, say)
    const installation = readInstallation(env)
    if (command.verb === 'backup') return await backup(installation, command.to, say)
    if (command.verb === 'doctor') return await doctor(installation, command, say)
    if (command.verb === 'restore') return await restore(installation, command.from, say)
    if (command.verb === 'second-factor') return await takeSecondFactorsOff(installation, command.off, say)
    return await bringUpToDate(installation, say)
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    if (!(error instanceof UsageError)) return 1
    complain(`\n${usage}`)
    return 2
  }
}
