import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '@pitchside/build/packages'

/**
 * Starts the site as `npm start` does, on a free port and an empty folder, for one measurement. `stop` resolves with its
 * status (null when it had to be killed) and how long it took, in ms.
 */
export async function startSite({ env: more = {} } = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pitchside-bench-'))
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, ...more }
  const child = spawn(process.execPath, ['tools/start/start.mjs'], {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise((resolve, reject) => {
    let said = ''
    let isUp = false
    child.stdout.on('data', (text) => {
      // A site under load has much to say.
      if (isUp) return
      said += text
      const found = /Pitchside runs on (\S+)/.exec(said)
      isUp = found !== null
      if (found) resolve(found[1])
    })
    child.once('exit', () => reject(new Error(`the site did not start:\n${said}`)))
  })
  const ended = new Promise((resolve) => child.once('exit', (status) => resolve({ status, at: performance.now() })))
  const stop = async () => {
    const since = performance.now()
    child.kill('SIGTERM')
    const { status, at } = await ended
    rmSync(dataDir, { recursive: true, force: true })
    return { status, ms: at - since }
  }
  return { address, dataDir, pid: child.pid, stop }
}
