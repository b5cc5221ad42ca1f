import { resolve } from 'node:path'
import { readConfig } from '../config'
import { createDb } from '../db/db'
import { migrate, readMigrations } from '../db/migrate'
import { openEngine } from '../db/open-engine'
import { createLog } from '../kernel/log'
import { markForRebuild } from '../modules/search/search.module'

const usage = `usage: npm run search -- rebuild

Marks everything that can be found as changed: the running site reads it again within seconds, and takes out what is no
longer there. On the embedded data base stop the site first; it reads when it starts again.`

/** Exit codes: 0 done, 1 the data base can't be opened, 2 the command can't be understood. */
async function main([verb, ...rest]: readonly string[]): Promise<number> {
  if (verb !== 'rebuild' || rest.length > 0) {
    console.error(`"${[verb, ...rest].join(' ')}" is not understood\n\n${usage}`)
    return 2
  }
  // As the server does: the data folder is meant from the root.
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env, DATA_DIR: resolve(process.env.DATA_DIR || '.data') })
  try {
    const engine = await openEngine(config, createLog(config.logLevel))
    try {
      await migrate(engine, readMigrations())
      const marked = await markForRebuild(createDb(engine, { transactionTimeoutMs: 60_000 }))
      console.log(`${marked} things will be read again`)
    } finally {
      await engine.close()
    }
    return 0
  } catch (error) {
    console.error(`The data base can't be opened: ${error instanceof Error ? error.message : error}\n\n${usage}`)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
