import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const run = (program, ...args) => spawnSync(program, args, { encoding: 'utf8' })

/** Why there can be none here; undefined: there can. */
function lacking() {
  if (process.getuid?.() !== 0) return 'it needs root'
  for (const program of ['ip', 'tc']) if (run(program, '-V').error) return `${program} is not installed (iproute2)`
  return undefined
}

/**
 * A place of its own behind a line that delays and loses what comes from here: a network namespace at the end of a pair of
 * interfaces. `address` is this machine as seen from there, `wrapped(program)` a program that runs there. Without root or the
 * tools: `{ problem }`.
 */
export function openPoorLine({ delayMs, lossPercent }) {
  const problem = lacking()
  if (problem) return { problem }
  const space = `pitchside-${process.pid}`
  const [here, there] = [`psb${process.pid}`, `psc${process.pid}`]
  const address = '10.213.77.1'
  const folder = mkdtempSync(path.join(tmpdir(), 'pitchside-line-'))
  const close = () => {
    run('ip', 'link', 'del', here)
    run('ip', 'netns', 'del', space)
    rmSync(folder, { recursive: true, force: true })
  }
  const inside = ['netns', 'exec', space]
  const steps = [
    ['ip', 'netns', 'add', space],
    ['ip', 'link', 'add', here, 'type', 'veth', 'peer', 'name', there],
    ['ip', 'link', 'set', there, 'netns', space],
    ['ip', 'addr', 'add', `${address}/30`, 'dev', here],
    ['ip', 'link', 'set', here, 'up'],
    ['ip', ...inside, 'ip', 'addr', 'add', '10.213.77.2/30', 'dev', there],
    ['ip', ...inside, 'ip', 'link', 'set', there, 'up'],
    ['ip', ...inside, 'ip', 'link', 'set', 'lo', 'up'],
    ['tc', 'qdisc', 'add', 'dev', here, 'root', 'netem', 'delay', `${delayMs}ms`, 'loss', `${lossPercent}%`],
  ]
  for (const [program, ...args] of steps) {
    const { status, stderr } = run(program, ...args)
    if (status === 0) continue
    close()
    return { problem: `"${program} ${args.join(' ')}" said: ${stderr.trim()}` }
  }
  return {
    address,
    wrapped(program) {
      const script = path.join(folder, path.basename(program))
      writeFileSync(script, `#!/bin/sh\nexec ip netns exec ${space} ${program} "$@"\n`, { mode: 0o755 })
      return script
    },
    close,
  }
}
