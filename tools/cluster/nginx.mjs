import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { layNginx } from '../deploy/nginx-files.mjs'
import { ensureDebian } from '../test/debian.mjs'
import { freePort } from './free-port.mjs'

const program = '/usr/sbin/nginx'

/** The nginx of `deploy/nginx` in front of nodes (`{ address, isDown }`); `isOpen`: without limits, for one address that does all. */
export async function startNginx(nodes, { isOpen = true, ...wishes } = {}) {
  if (!ensureDebian(program, ['nginx-light'])) throw new Error('nginx is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-nginx-'))
  const port = await freePort()
  const write = (list) => layNginx({ folder, port, nodes: list, isOpen, ...wishes })
  const file = write(nodes)
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  for (let tries = 0; ; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
    if (isThere) break
    if (tries > 100 || child.exitCode !== null) throw new Error('nginx did not start.')
    await wait(50)
  }
  return {
    address: `http://localhost:${port}`,
    port,
    folder,
    /** Reads the configuration again, with these nodes: open sockets stay. */
    async reload(list) {
      write(list)
      spawnSync(program, ['-p', folder, '-c', file, '-s', 'reload'])
      await wait(300)
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
