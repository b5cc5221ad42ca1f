import { createStop, demoAccounts, demoPassword, readConfig, stopLimitMs } from '@pitchside/backend'
import type { LocalBuild } from './release-builds'
import { startSite } from './site'

const purposes: Readonly<Record<keyof typeof demoAccounts, string>> = {
  visitor: 'visitor',
  rich: 'rich visitor',
  anchor: 'anchor',
  secondAnchor: 'second anchor',
  assistant: 'room assistant',
  expert: 'expert',
  agent: 'support agent',
  admin: 'admin',
  release: 'release manager',
  regular: 'member with a past',
}

function printAccounts(): void {
  console.log(`  demo accounts, password ${demoPassword}:`)
  for (const [name, { id }] of Object.entries(demoAccounts))
    console.log(`    86-139${String(id).padStart(8, '0')}  ${purposes[name as keyof typeof demoAccounts]}`)
}

/** Errors the person who starts the site can do something about, in one sentence. */
function explain(error: unknown, port: number): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: stop it, or start with PORT=<another>.`
  if (code === 'EACCES') return `This user may not listen on port ${port}: start with PORT=<another>.`
  return error instanceof Error ? error.message : String(error)
}

/** Starts the site on `PORT` with `DATA_DIR` and runs until it is told to stop. */
export async function serve(builds: readonly LocalBuild[]): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const dataDir = config.dataDir ?? '.data'
  try {
    const site = await startSite({
      config,
      dataDir,
      builds,
      // Whoever watches over the process starts it again.
      onDatabaseLost: () => process.kill(process.pid, 'SIGTERM'),
    })
    if (site.promoted.length > 0) console.log(`  released: ${site.promoted.join(', ')}`)
    console.log(`\n  Pitchside runs on ${site.address}\n`)
    if (config.seedDemo) printAccounts()
    console.log(`  data in ${dataDir}; Ctrl-C stops\n`)
    const stop = createStop({
      drain: site.app.drain,
      limitMs: config.drainMs + stopLimitMs,
      exit: (status) => process.exit(status),
      onError: console.error,
    })
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  } catch (error) {
    console.error(explain(error, config.port))
    process.exit(1)
  }
}
