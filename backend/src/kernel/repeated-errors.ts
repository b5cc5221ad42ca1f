import { isDiskError } from './disk-error'
import { errorCodeOf } from './error-code'

/** An error that repeats is written once in so many milliseconds. */
export const repeatMs = 10_000
/** Errors that differ, at once; more of them are all written. */
const kindsMax = 1_000

type Line = unknown[]
interface Kind {
  /** Lines held back since the last one that was written. */
  count: number
  last: Line
}

const fieldsOf = ([first]: Line): Record<string, unknown> =>
  typeof first === 'object' && first !== null && !(first instanceof Error) ? (first as Record<string, unknown>) : {}

/** What two lines of the same trouble have in common; undefined for a line without an error. */
function kindOf(line: Line): string | undefined {
  const { err, call, job } = fieldsOf(line)
  const error = line[0] instanceof Error ? line[0] : err
  if (!(error instanceof Error)) return undefined
  // Whoever it hits, a full disk is one trouble.
  if (isDiskError(error)) return 'disk'
  const text = error.message.replaceAll(/"[^"]*"|\d+/g, '#').slice(0, 200)
  return [line.at(-1) === error ? '' : line.at(-1), call, job, errorCodeOf(error), text].join('\n')
}

const withCount = (line: Line, repeated: number): Line =>
  line[0] instanceof Error
    ? [{ err: line[0], repeated }, ...line.slice(1)]
    : [{ ...fieldsOf(line), repeated }, ...line.slice(1)]

/**
 * Writes the first line of an error at once and then, every ten seconds for as long as it goes on, the last one with how
 * often it came (`repeated`).
 */
export function createRepeats(): (line: Line, write: (line: Line) => void) => void {
  const kinds = new Map<string, Kind>()
  function wait(name: string, write: (line: Line) => void): void {
    setTimeout(() => {
      const kind = kinds.get(name)
      if (!kind || kind.count === 0) return void kinds.delete(name)
      write(withCount(kind.last, kind.count))
      kind.count = 0
      wait(name, write)
    }, repeatMs).unref()
  }
  return (line, write) => {
    const name = kindOf(line)
    const kind = name === undefined ? undefined : kinds.get(name)
    if (kind) {
      kind.count += 1
      kind.last = line
      return
    }
    write(line)
    if (name === undefined || kinds.size >= kindsMax) return
    kinds.set(name, { count: 0, last: line })
    wait(name, write)
  }
}
