import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run, take, ways } from './line-shapes.mjs'

const address = '10.213.77.1'
/** Why there can be none here; undefined: there can. */
function lacking() {
  if (process.getuid?.() !== 0) return 'it needs root'
  if (run('ip', '-V').error) return 'ip is not installed (iproute2)'
  return undefined
}

/** Segments that TCP of this machine sent, and sent again because they got lost. */
export function sentByTcp() {
  const [names, values] = readFileSync('/proc/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Tcp:'))
    .map((line) => line.split(' '))
  const counted = (name) => Number(values[names.indexOf(name)])
  return { all: counted('OutSegs'), again: counted('RetransSegs') }
}

/**
 * A place of its own behind a line that delays and loses packets, both ways: a network namespace at the end of a pair of
 * interfaces. `address` is this machine as seen from there, `wrapped(program)` a program that runs there, `by` what shapes
 * the line. Where nothing can: `{ problem }`.
 */
export async function openPoorLine({ roundTripMs, lossPercent }) {
  const problem = lacking()
  if (problem) return { problem }
  const space = `pitchside-${process.pid}`
  const [here, there] = [`psb${process.pid}`, `psc${process.pid}`]
  const line = { here, there, lateMs: roundTripMs / 2, lossPercent }
  const folder = mkdtempSync(path.join(tmpdir(), 'pitchside-line-'))
  const problems = [take([['ip', 'netns', 'add', space]])].filter(Boolean)
  const close = () => {
    run('ip', 'netns', 'del', space)
    rmSync(folder, { recursive: true, force: true })
  }
  for (const [by, open] of problems.length > 0 ? [] : Object.entries(ways)) {
    const pair = await open(line)
    const within = (...words) => ['ip', 'netns', 'exec', space, ...words]
    const failed =
      pair.problem ??
      take([
        ['ip', 'link', 'set', there, 'netns', space],
        ['ip', 'addr', 'add', `${address}/30`, 'dev', here],
        ['ip', 'link', 'set', here, 'up'],
        within('ip', 'addr', 'add', '10.213.77.2/30', 'dev', there),
        within('ip', 'link', 'set', there, 'up'),
        within('ip', 'link', 'set', 'lo', 'up'),
        ...pair.inside.map((words) => within(...words)),
      ])
    if (!failed)
      return {
        by,
        address,
        wrapped(program) {
          const script = path.join(folder, path.basename(program))
          writeFileSync(script, `#!/bin/sh\nexec ip netns exec ${space} ${program} "$@"\n`, { mode: 0o755 })
          return script
        },
        async close() {
          await pair.end()
          close()
        },
      }
    if (!pair.problem) await pair.end()
    problems.push(failed)
  }
  close()
  return { problem: problems.join('; ') }
}
