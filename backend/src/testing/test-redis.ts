import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'

const program = '/usr/bin/redis-server'
/** Debian's server is there; the tests that need it say so where it is not. */
export const hasRedis = existsSync(program)

export interface TestRedis {
  url: string
  /** Cuts the links of all clients; they may come back at once. */
  cutLinks(): Promise<void>
  /** As a machine that lost power; everything it knew is gone. */
  kill(): Promise<void>
  start(): Promise<void>
  /** It holds its breath: links stay, nothing is answered. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** A Redis of this test's own, in memory, on a free port. */
export async function startTestRedis(): Promise<TestRedis> {
  const port = await freePort()
  let child: ChildProcess
  const admin = new Redis(port, '127.0.0.1', { lazyConnect: true, maxRetriesPerRequest: null })
  admin.on('error', () => undefined)
  async function start(): Promise<void> {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn(program, words, { stdio: 'ignore' })
    if (admin.status === 'wait') await admin.connect().catch(() => undefined)
    await admin.ping()
  }
  const ended = () => new Promise((resolve) => child.once('exit', resolve))
  const kill = async () => {
    const gone = ended()
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    async cutLinks() {
      await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
      await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async close() {
      admin.disconnect()
      await kill()
    },
  }
}
