import { type App, createApp } from './app'
import { readConfig } from './config'
import { errorCodeOf } from './kernel/error-code'

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function start(): Promise<App> {
  const config = readConfig(process.env)
  const app = await createApp(config)
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
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    app.kernel.log.info({ signal }, 'Pitchside backend stops')
    app.drain().then(
      () => process.exit(0),
      (error) => {
        app.kernel.log.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

start().then(stopOnSignal, (error) => {
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(1)
})
