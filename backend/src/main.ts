import { type App, createApp } from './app'
import { readConfig } from './config'
import { errorCodeOf } from './kernel/error-code'
import { createStop, stopLimitMs } from './kernel/stop'

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function start(): Promise<App> {
  const config = readConfig(process.env)
  // Whoever watches over the process starts it again.
  const app = await createApp(config, { onDatabaseLost: () => process.kill(process.pid, 'SIGTERM') })
  try {
    const port = await app.listen(config.port)
    app.kernel.log.info({ port }, 'Pitchside backend listens')
    return app
  } catch (error) {
    await app.close()
    if (errorCodeOf(error) !== 'EADDRINUSE') throw error
    throw new Error(`The port ${config.port} is in use. Stop who uses it, or choose another one with PORT.`, {
      cause: error,
    })
  }
}

function stopOnSignal(app: App): void {
  const { log, config } = app.kernel
  const stop = createStop({
    drain: app.drain,
    limitMs: config.drainMs + stopLimitMs,
    exit: (status) => process.exit(status),
    onError: (error) => log.error({ err: error }, 'the stop failed'),
  })
  for (const name of ['SIGINT', 'SIGTERM'])
    process.on(name, (signal) => {
      log.info({ signal }, 'Pitchside backend stops')
      stop()
    })
}

start().then(stopOnSignal, (error) => {
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(1)
})
