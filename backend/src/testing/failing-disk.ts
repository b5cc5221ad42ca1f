import { type ChildProcess, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Linux has it in every installation. */
export const canLimitFiles = existsSync('/usr/bin/prlimit')

/** Files of a process may not grow beyond so many bytes: a real failure of the system, as of a quota or a full disk. */
export function limitFiles(child: ChildProcess, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`])
}

/** What `/readyz` answers, e.g. `200 ready`. */
export async function readiness(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/readyz`)
  return `${reply.status} ${((await reply.json()) as { status: string }).status}`
}

/** Waits until `/readyz` answers so. */
export async function becomes(origin: string, wanted: string): Promise<void> {
  while ((await readiness(origin)) !== wanted) await new Promise((resolve) => setTimeout(resolve, 50))
}
