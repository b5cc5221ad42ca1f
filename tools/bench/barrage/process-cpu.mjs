import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of Linux, a second. */
const ticks = 100

function processes() {
  const found = new Map()
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      found.set(id, { parent: fields[1], seconds: (Number(fields[11]) + Number(fields[12])) / ticks })
    } catch {
      // It ended between the two calls.
    }
  }
  return found
}

/** CPU seconds so far of everything this process started: the browser with all its processes. */
export function cpuOfChildren() {
  const all = processes()
  const isOurs = (id) => {
    for (let at = all.get(id)?.parent; at !== undefined && at !== '0'; at = all.get(at)?.parent)
      if (at === String(process.pid)) return true
    return false
  }
  return [...all].filter(([id]) => isOurs(id)).reduce((sum, [, { seconds }]) => sum + seconds, 0)
}
