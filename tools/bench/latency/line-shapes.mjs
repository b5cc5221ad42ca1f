import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const seed = 7
const relayProgram = path.join(import.meta.dirname, 'relay.pl')

export const run = (program, ...args) => spawnSync(program, args, { encoding: 'utf8' })

/** Takes the steps in turn; why the first that failed did, undefined: none. */
export function take(steps) {
  for (const [program, ...args] of steps) {
    const { status, stderr } = run(program, ...args)
    if (status !== 0) return `"${program} ${args.join(' ')}" said: ${stderr.trim()}`
  }
  return undefined
}

/**
 * The kernel's own way: netem at both ends of a pair. Each way gives `inside` (what is left to do in the namespace) and
 * `end`, or `problem`.
 */
function byNetem({ here, there, lateMs, lossPercent }) {
  const netem = (name) => [
    'qdisc',
    'add',
    'dev',
    name,
    'root',
    'netem',
    'delay',
    `${lateMs}ms`,
    'loss',
    `${lossPercent}%`,
  ]
  const end = () => run('ip', 'link', 'del', here)
  if (run('tc', '-V').error) return { problem: 'tc is not installed (iproute2)' }
  const problem = take([
    ['ip', 'link', 'add', here, 'type', 'veth', 'peer', 'name', there],
    ['tc', ...netem(here)],
  ])
  if (problem) end()
  return { problem, inside: [['tc', ...netem(there)]], end }
}

/** Where the kernel has no netem: a program that carries packets from one interface to the other. */
async function byRelay({ here, there, lateMs, lossPercent }) {
  const args = [relayProgram, here, there, `${lateMs}`, `${lossPercent}`, `${seed}`]
  const relay = spawn('perl', args, { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  relay.stderr.on('data', (text) => (said += text))
  const ended = once(relay, 'exit').catch((error) => (said += error.message))
  const isReady = await Promise.race([once(relay.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!isReady) return { problem: `perl ${path.basename(relayProgram)} said: ${said.trim()}` }
  const end = async () => {
    relay.stdin.end()
    await ended
  }
  return { inside: [], end }
}

/** From the best to what is left. */
export const ways = { 'netem of the kernel': byNetem, 'a relay between two TUN interfaces': byRelay }
