import path from 'node:path'
import { repositoryRoot } from '@pitchside/build/packages'
import { ReleaseRefused } from '../core/document'
import { ReleaseManager } from '../core/release-manager'
import { DiskStore } from '../store/disk-store'
import { readCommand, usage } from './arguments'
import { commands } from './commands'

/** Exit codes: 0 done, 1 refused, 2 the command cannot be understood. */
async function main(words: readonly string[]): Promise<number> {
  const isJson = words.includes('--json')
  if (words.includes('--help') || words[0] === 'help') {
    console.log(usage)
    return 0
  }
  try {
    const command = readCommand(words)
    const folder = path.resolve(
      process.env.INIT_CWD ?? repositoryRoot,
      process.env.DATA_DIR ?? path.join(repositoryRoot, '.data'),
    )
    const manager = new ReleaseManager(new DiskStore(path.join(folder, 'releases')), command.environment)
    const answer = await commands[command.verb](manager, command)
    console.log(command.isJson ? JSON.stringify({ ok: true, ...answer.json }) : answer.text)
    return answer.json.isReady === false ? 1 : 0
  } catch (error) {
    const refused = error instanceof ReleaseRefused
    const reason = refused ? error.reason : 'failed'
    const message = error instanceof Error ? error.message : String(error)
    if (isJson) console.log(JSON.stringify({ ok: false, reason, message, details: refused ? error.details : [] }))
    else console.error(reason === 'usage' ? `${message}\n\n${usage}` : message)
    return reason === 'usage' ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
