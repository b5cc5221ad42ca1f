/** What a broadcast came to. Diamonds are numbers with one decimal. */
export interface BroadcastSums {
  id: number
  title: string
  /** Epoch ms. */
  startsAt: number
  durationS: number
  viewersMost: number
  heatMost: number
  watchMinutes: number
  lines: number
  talkers: number
  given: number
  givers: number
  income: number
  follows: number
  nobles: number
}

export interface BroadcastReport extends BroadcastSums {
  /** Every minute of the time. */
  minutes: readonly { at: number; people: number; lines: number; given: number }[]
  /** Those before it, the newest first. */
  before: readonly BroadcastSums[]
}

/** The numbers of a broadcast in the order they are shown. */
export const measures = [
  'durationS',
  'viewersMost',
  'heatMost',
  'watchMinutes',
  'lines',
  'talkers',
  'given',
  'givers',
  'income',
  'follows',
  'nobles',
] as const satisfies readonly (keyof BroadcastSums)[]
export type Measure = (typeof measures)[number]

/** Mean of the broadcasts before; undefined: there are none. */
export function meanBefore({ before }: BroadcastReport, measure: Measure): number | undefined {
  if (before.length === 0) return undefined
  return before.reduce((sum, row) => sum + row[measure], 0) / before.length
}

/** The first minute with the most of something; undefined: there never was any. */
export function peakOf<K extends 'people' | 'lines' | 'given'>({ minutes }: BroadcastReport, what: K) {
  const peak = minutes.reduce((best, minute) => (minute[what] > best[what] ? minute : best), {
    at: 0,
    people: 0,
    lines: 0,
    given: 0,
  })
  return peak.at === 0 ? undefined : peak
}

/** A cell as spreadsheets read it: quoted, and never a formula, whatever a title begins with. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export interface SheetWords {
  title: string
  startsAt: string
  minute: string
  people: string
  measure: Readonly<Record<Measure, string>>
}

/**
 * The report for spreadsheets: the broadcast and those before it in rows, then every minute. Times are ISO 8601, UTC.
 * Begins with the mark by which Excel knows UTF-8.
 */
export function sheetOf(report: BroadcastReport, words: SheetWords): string {
  const iso = (at: number) => new Date(at).toISOString()
  const rows: (string | number)[][] = [
    [words.startsAt, words.title, ...measures.map((measure) => words.measure[measure])],
    ...[report, ...report.before].map((row) => [
      iso(row.startsAt),
      row.title,
      ...measures.map((measure) => row[measure]),
    ]),
    [],
    [words.minute, words.people, words.measure.lines, words.measure.given],
    ...report.minutes.map(({ at, people, lines, given }) => [iso(at), people, lines, given]),
  ]
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
