import { spawnSync } from 'node:child_process'

/** Whether a program runs to a good end within ten seconds. */
export const runs = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 10_000 }).status === 0

/** ffmpeg of this machine; undefined when there is none. */
export const findFfmpeg = (): string | undefined => (runs('ffmpeg', ['-version']) ? 'ffmpeg' : undefined)
