import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { limitedProgram } from '../limited-program'

export interface Bounds {
  timeoutMs: number
  /** The largest file it may write; 0: none at all. */
  megabytes: number
  signal: AbortSignal | undefined
}

const memoryBytes = 1_500_000_000
const spokenMax = 256 * 1024

/**
 * Runs a program without a shell, with nothing of our environment, and with bounded time, memory and output. Resolves
 * with what it printed; rejects with what it complained about.
 */
export function runBounded(program: string, args: readonly string[], bounds: Bounds): Promise<string> {
  const cpuS = Math.ceil(bounds.timeoutMs / 1_000)
  const limits = { memoryBytes, cpuS, fileBytes: bounds.megabytes * 1024 * 1024 }
  const [command, rest] = limitedProgram(program, args, limits)
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
