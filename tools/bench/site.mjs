import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '@pitchside/build/packages'

/** Starts the site as `npm start` does, on a free port and an empty folder, for one measurement. */
export async function startSite() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pitchside-bench-'))
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['tools/start/start.mjs'], {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
      const found = /Pitchside runs on (\S+)/.exec(said)
      if (found) resolve(found[1])
    })
    child.once('exit', () => reject(new Error(`the site did not start:\n${said}`)))
  })
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { address, dataDir, stop }
}
