import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { limitedProgram } from './limited-program'

export interface Bounds {
  timeoutMs: number
  /** The largest file it may write; 0: none at all. */
  megabytes: number
  signal?: AbortSignal | undefined
  /** What it reads; none: nothing. */
  input?: Buffer
}

const memoryBytes = 1_500_000_000
/** More than a picture or a description of a film. */
const spokenMax = 1024 * 1024

/**
 * Runs a program without a shell, with nothing of our environment, and with bounded time, memory and output. Resolves
 * with what it wrote to its output; rejects with what it complained about.
 */
export function runBounded(program: string, args: readonly string[], bounds: Bounds): Promise<Buffer> {
  const cpuS = Math.ceil(bounds.timeoutMs / 1_000)
  const limits = { memoryBytes, cpuS, fileBytes: bounds.megabytes * 1024 * 1024 }
  const [command, rest] = limitedProgram(program, args, limits)
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH ?? '' },
      stdio: [bounds.input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
      timeout: bounds.timeoutMs,
      killSignal: 'SIGKILL',
      ...(bounds.signal ? { signal: bounds.signal } : {}),
    })
    const said: Buffer[] = []
    let [length, complaint] = [0, '']
    child.stdout?.on('data', (bytes: Buffer) => {
      said.push(bytes)
      length += bytes.length
      if (length > spokenMax) child.kill('SIGKILL')
    })
    // It may have read enough before all is written.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(bounds.input)
    child.stderr?.on('data', (text: Buffer) => {
      complaint = (complaint + text).slice(-2_000)
    })
    child.once('error', reject)
    child.once('close', (status, signal) => {
      if (status === 0) resolve(Buffer.concat(said))
      else reject(new Error(`${program} ended with ${status ?? signal}: ${complaint.trim()}`))
    })
  })
}
