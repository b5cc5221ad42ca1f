import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const aroundMs = 500

/** The lines of a log that were written between two times. Lines without a time belong to the one before them. */
export function cutLog(text, from, to) {
  let isInside = false
  return text
    .split('\n')
    .filter((line) => {
      const at = Date.parse(line.slice(0, line.indexOf(' ')))
      if (!Number.isNaN(at)) isInside = at >= from - aroundMs && at <= to + aroundMs
      return isInside
    })
    .join('\n')
    .trim()
}

/** What the sites of a run said during some times, with the name of each. */
export function siteLogs(folder, times = []) {
  if (!existsSync(folder)) return ''
  return readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const lines = times.map(({ from, to }) => cutLog(text, from, to)).filter(Boolean)
      return lines.length > 0 ? [`${name}\n${lines.join('\n')}`] : []
    })
    .join('\n\n')
}
