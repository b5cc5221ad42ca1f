import { readdirSync, readFileSync } from 'node:fs'

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It ended meanwhile.
    return ''
  }
}

/** Memory of a process, MB. */
export const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024

/** What a process runs as ffmpeg right now; those that make lower qualities run as long as the push. */
export function ffmpegsOf(parent) {
  const found = []
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const [, program, of] = /^\d+ \((.*?)\) . (\d+) /.exec(read(`/proc/${name}/stat`)) ?? []
    if (program !== 'ffmpeg' || Number(of) !== parent) continue
    const line = read(`/proc/${name}/cmdline`)
    found.push({
      pid: Number(name),
      isLadder: line.includes('pipe:') && line.includes('libx264') && line.includes('flv'),
    })
  }
  return found
}
