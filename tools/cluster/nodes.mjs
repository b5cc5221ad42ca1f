import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')
const startTimeoutMs = 240_000

/**
 * One node of the site. `command` starts it; `through` stands before it, e.g. `ip netns exec name`. It can be killed and
 * started again on its port.
 */
export function createNode({ name, command, env, host, port, through = [], log }) {
  let child
  let exited = Promise.resolve()
  const address = `${host}:${port}`
  const ask = (call) =>
    fetch(`http://${address}${call}`, { signal: AbortSignal.timeout(2_000) }).then(
      (reply) => reply.status,
      () => 0,
    )
  async function start() {
    const [program, ...words] = [...through, process.execPath, ...command]
    child = spawn(program, words, {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
    const file = createWriteStream(log, { flags: 'a' })
    child.stdout.pipe(file, { end: false })
    child.stderr.pipe(file, { end: false })
    const until = Date.now() + startTimeoutMs
    while ((await ask('/readyz')) !== 200) {
      if (child.exitCode !== null) throw new Error(`node ${name} did not start: see ${log}`)
      if (Date.now() > until) throw new Error(`node ${name} did not start in time: see ${log}`)
      await wait(100)
    }
  }
  return {
    name,
    address,
    start,
    /** `ip netns exec` becomes the program itself: the signal reaches the node. */
    async kill(signal = 'SIGKILL') {
      child?.kill(signal)
      return exited
    },
    signal: (signal) => child?.kill(signal),
  }
}
