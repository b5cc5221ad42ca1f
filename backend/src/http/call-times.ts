/** ok: answered; refused: a reason the caller was told; failed: an error nobody planned. */
export type CallResult = 'ok' | 'refused' | 'failed'

const results: readonly CallResult[] = ['ok', 'refused', 'failed']
/** Upper bounds of what is counted together, seconds. */
const bounds: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const name = 'pitchside_call_seconds'

/** Answers of one call with one result: by bound, those beyond all of them last. */
interface Line {
  counts: number[]
  sum: number
}

const emptyLine = (): Line => ({ counts: Array(bounds.length + 1).fill(0), sum: 0 })

function add(line: Line, seconds: number): void {
  let at = 0
  while (at < bounds.length && seconds > (bounds[at] as number)) at += 1
  line.counts[at] = (line.counts[at] as number) + 1
  line.sum += seconds
}

/** Nothing of what nobody asked yet. */
function textOf(labels: string, { counts, sum }: Line): string[] {
  let all = 0
  const buckets = counts.map((count, at) => {
    all += count
    return `${name}_bucket{le="${bounds[at] ?? '+Inf'}",${labels}} ${all}`
  })
  return all === 0 ? [] : [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${all}`]
}

export interface CallTimes {
  /** Counts the answers of one call and the seconds they took. */
  called(call: string): (result: CallResult, seconds: number) => void
  /** All of them as a histogram in the Prometheus text format. */
  text(): string
}

/**
 * How long calls took, by call and result. A histogram of our own beside the library's: that one looks its labels up anew
 * with each value, which costs a small call a thirtieth (`npm run bench http`).
 */
export function createCallTimes(): CallTimes {
  const byCall = new Map<string, Record<CallResult, Line>>()
  return {
    called(call) {
      const lines = { ok: emptyLine(), refused: emptyLine(), failed: emptyLine() }
      byCall.set(call, lines)
      return (result, seconds) => add(lines[result], seconds)
    },
    text() {
      const lines = [...byCall].flatMap(([call, byResult]) =>
        results.flatMap((result) => textOf(`call="${call}",result="${result}"`, byResult[result])),
      )
      const head = [`# HELP ${name} Calls of the contract by name and result, seconds`, `# TYPE ${name} histogram`]
      return `${[...head, ...lines].join('\n')}\n`
    },
  }
}
