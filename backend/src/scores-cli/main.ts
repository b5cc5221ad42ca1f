import { OpenDataError } from '../modules/scores/open-data/open-data-error'
import { readCommand, UsageError, usage } from './arguments'
import { tableCommand } from './table-command'

/** Exit codes: 0 done, 1 the data can't be used, 2 the command can't be understood. */
async function main(words: readonly string[]): Promise<number> {
  try {
    const command = readCommand(words)
    if (command.verb === 'help') console.log(usage)
    if (command.verb === 'table') {
      const { text, notes } = await tableCommand(command)
      console.log(text)
      for (const note of notes) console.error(`  ${note}`)
    }
    if (command.verb === 'import') {
      const { importCommand } = await import('./import-command')
      const { text, isComplete } = await importCommand(command)
      console.log(text)
      return isComplete ? 0 : 1
    }
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`)
      return 2
    }
    if (!(error instanceof OpenDataError)) throw error
    console.error(error.message)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
