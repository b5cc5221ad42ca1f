import { spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'

export interface Bounds {
  timeoutMs: number
  /** The largest file it may write; 0: none at all. */
  megabytes: number
  signal: AbortSignal | undefined
}

const memoryBytes = 1_500_000_000
const spokenMax = 256 * 1024

let hasPrlimit: boolean | undefined
/** Debian has it in its base system; elsewhere time and size alone are bounded. */
function canLimit(): boolean {
  hasPrlimit ??= spawnSync('prlimit', ['--version'], { stdio: 'ignore', timeout: 5_000 }).status === 0
  return hasPrlimit
}

function commandOf(program: string, args: readonly string[], { timeoutMs, megabytes }: Bounds): [string, string[]] {
  if (!canLimit()) return [program, [...args]]
  const limits = [
    `--as=${memoryBytes}`,
    `--cpu=${Math.ceil(timeoutMs / 1_000)}`,
    `--fsize=${megabytes * 1024 * 1024}`,
    '--core=0',
  ]
  return ['prlimit', [...limits, program, ...args]]
}

/**
 * Runs a program without a shell, with nothing of our environment, and with bounded time, memory and output. Resolves
 * with what it printed; rejects with what it complained about.
 */
export function runBounded(program: string, args: readonly string[], bounds: Bounds): Promise<string> {
  const [command, rest] = commandOf(program, args, bounds)
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: bounds.timeoutMs,
      killSignal: 'SIGKILL',
      ...(bounds.signal ? { signal: bounds.signal } : {}),
    })
    let [said, complaint] = ['', '']
    child.stdout.on('data', (text: Buffer) => {
      said += text
      if (said.length > spokenMax) child.kill('SIGKILL')
    })
    child.stderr.on('data', (text: Buffer) => {
      complaint = (complaint + text).slice(-2_000)
    })
    child.once('error', reject)
    child.once('close', (status, signal) => {
      if (status === 0) resolve(said)
      else reject(new Error(`${program} ended with ${status ?? signal}: ${complaint.trim()}`))
    })
  })
}
