import path from 'node:path'
import { askBackends } from '../backend/ask-backend'
import { ReleaseRefused } from '../core/document'
import { ReleaseManager } from '../core/release-manager'
import { packageRoot } from '../package-root'
import { openStore } from '../store/open-store'
import type { Answer } from '../verbs/answer'
import { type Command, readCommand, usage } from './arguments'
import { commands } from './commands'
import { overHttp } from './over-http'

/** Of the checkout the command line lies in: where the data folder is unless somebody says so. */
const home = path.dirname(packageRoot)

const exitCodes = { done: 0, refused: 1, usage: 2, failed: 3 } as const

async function onStore(command: Command): Promise<Answer> {
  const folder = path.resolve(process.env.INIT_CWD ?? home, process.env.DATA_DIR ?? path.join(home, '.data'))
  const { store, close } = openStore(folder, process.env)
  try {
    const ask = askBackends(process.env.RELEASE_BACKENDS)
    return await commands[command.verb](new ReleaseManager(store, command.environment, ask), command)
  } finally {
    await close()
  }
}

async function run(command: Command): Promise<number> {
  const server = command.values.server ?? process.env.PITCHSIDE_SERVER
  const answer = await (server ? overHttp(server, command) : onStore(command))
  console.log(command.isJson ? JSON.stringify({ ok: true, ...answer.json }) : answer.text)
  return answer.json.isReady === false ? exitCodes.refused : exitCodes.done
}

async function main(words: readonly string[]): Promise<number> {
  if (words.includes('--help') || words[0] === 'help') {
    console.log(usage)
    return exitCodes.done
  }
  try {
    return await run(readCommand(words))
  } catch (error) {
    const refused = error instanceof ReleaseRefused
    const reason = refused ? error.reason : 'failed'
    const message = error instanceof Error ? error.message : String(error)
    if (words.includes('--json'))
      console.log(JSON.stringify({ ok: false, reason, message, details: refused ? error.details : [] }))
    else console.error(reason === 'usage' ? `${message}\n\n${usage}` : message)
    if (!refused) return exitCodes.failed
    return reason === 'usage' ? exitCodes.usage : exitCodes.refused
  }
}

process.exitCode = await main(process.argv.slice(2))
