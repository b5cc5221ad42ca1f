import { createApp } from './app'
import { readConfig } from './config'

const config = readConfig(process.env)
try {
  const app = await createApp(config)
  const port = await app.listen(config.port)
  app.kernel.log.info({ port }, 'Pitchside backend listens')
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    app.kernel.log.info({ signal }, 'Pitchside backend stops')
    app.close().then(
      () => process.exit(0),
      (error) => {
        app.kernel.log.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
