import { spawnSync } from 'node:child_process'

/** Whether a program runs to a good end within ten seconds. */
export const runs = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 10_000 }).status === 0

const found = new Map<string, boolean>()

/** Whether this machine has a program of ffmpeg. Asked once: the whole site stands still for each answer. */
export function hasProgram(program: 'ffmpeg' | 'ffprobe'): boolean {
  const isThere = found.get(program) ?? runs(program, ['-version'])
  found.set(program, isThere)
  return isThere
}

/** ffmpeg of this machine; undefined when there is none. */
export const findFfmpeg = (): string | undefined => (hasProgram('ffmpeg') ? 'ffmpeg' : undefined)
