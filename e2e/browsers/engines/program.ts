import { spawn } from 'node:child_process'

const startMs = 30_000
const keptCharacters = 20_000

/** A browser, its driver or a screen, running beside a journey. */
export interface Program {
  /** What it wrote so far; the newest part of it. */
  said(): string
  stop(): Promise<void>
}

/** Starts a program with what it says kept; rejects at once when there is none. */
export async function startProgram(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (text: Buffer) => {
    said = (said + text).slice(-keptCharacters)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
    await ended
    clearTimeout(timer)
  }
  return { said: () => said, stop }
}

/** Asks until there is an answer; rejects with what the program said when none comes. */
export async function answerOf<T>(program: Program, ask: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + startMs
  while (Date.now() < until) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no answer in ${startMs} ms; it said: ${program.said() || 'nothing'}`)
}
