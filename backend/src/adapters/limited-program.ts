import { spawnSync } from 'node:child_process'

export interface ProgramLimits {
  memoryBytes: number
  /** The largest file it may write; 0: none at all. */
  fileBytes: number
  /** Seconds of processor; undefined: it runs as long as it is needed. */
  cpuS?: number
}

let hasPrlimit: boolean | undefined
/** Debian has it in its base system; elsewhere callers bound time and size alone. */
function canLimit(): boolean {
  hasPrlimit ??= spawnSync('prlimit', ['--version'], { stdio: 'ignore', timeout: 5_000 }).status === 0
  return hasPrlimit
}

/** Command and arguments that run a program under limits of the machine, where it has any. */
export function limitedProgram(
  program: string,
  args: readonly string[],
  { memoryBytes, fileBytes, cpuS }: ProgramLimits,
): [string, string[]] {
  if (!canLimit()) return [program, [...args]]
  const cpu = cpuS === undefined ? [] : [`--cpu=${cpuS}`]
  return ['prlimit', [`--as=${memoryBytes}`, ...cpu, `--fsize=${fileBytes}`, '--core=0', program, ...args]]
}
