import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const limitMs = 240_000

/** Resolves with the address the start prints; rejects with everything it said when it ends instead. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why) => reject(new Error(`${why}:\n${said}`))
    const timer = setTimeout(() => fail('no address in time'), limitMs)
    const hear = (text) => {
      said += text
      const address = /Pitchside runs on (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (status) => fail(`ended with ${status}`))
    child.once('exit', () => clearTimeout(timer))
  })
}

async function answerOf(address, path, options) {
  const reply = await fetch(`${address}${path}`, options)
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
  return reply
}

/** What a visitor and a proxy need: health, a page with its release, a call. */
async function tryOut(address) {
  const { status } = await (await answerOf(address, '/healthz')).json()
  if (status !== 'ok') throw new Error(`/healthz says ${status}`)
  const page = await (await answerOf(address, '/football')).text()
  if (!page.includes('remote-scores')) throw new Error('/football names no release of remote-scores')
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const { code, msg } = await (await answerOf(address, '/api/Football/football_match', call)).json()
  if (code !== 0) throw new Error(`football_match answers ${code} ${msg}`)
}

/** Starts the site from an empty folder as `npm start` does, asks it, stops it. Resolves with the seconds until it answered. */
export async function startOn(root, { node, env }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pitchside-node-line-'))
  const startedAt = performance.now()
  const child = spawn(node, ['tools/start/start.mjs'], {
    cwd: root,
    env: { ...env, PORT: '0', DATA_DIR: dataDir, RTMP_PORT: 'off', TRANSCODE: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', (status, signal) => resolve(status ?? signal)))
  try {
    const address = await addressOf(child)
    await tryOut(address)
    const seconds = (performance.now() - startedAt) / 1000
    child.kill('SIGTERM')
    const how = await ended
    if (how !== 0) throw new Error(`it was told to stop and ended with ${how}`)
    return seconds
  } finally {
    child.kill('SIGKILL')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
