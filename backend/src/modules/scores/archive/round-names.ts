const stages: readonly (readonly [RegExp, string])[] = [
  [/third|3rd place/i, 'third'],
  [/semi|halbfinale?/i, 'semi'],
  [/quarter|viertelfinale?/i, 'quarter'],
  [/round of 16|last 16|achtelfinale?|1\/8/i, 'r16'],
  [/round of 32|last 32|1\/16/i, 'r32'],
  [/round of 64|last 64/i, 'r64'],
  [/\bfinale?s?\b/i, 'final'],
]

/** Short name of a knock-out round, the same for `Quarterfinals` and `Quarter-final`; others in lower case. */
export function stageOf(label: string): string {
  // `Finals, Quarterfinals` is a quarter-final: what stands last is the round.
  const last = label.split(',').at(-1) ?? label
  const known = stages.find(([name]) => name.test(last))
  return known?.[1] ?? label.toLowerCase().trim()
}

/** Order of knock-out rounds; what has no name of its own comes before them. */
const order = ['r64', 'r32', 'r16', 'quarter', 'semi', 'third', 'final']
export const stageOrder = (stage: string): number => order.indexOf(stage)

/** Number of a match day: `Matchday 7`, `7. Round`, `Relegation, Matchday 37`; 0 where there is none. */
export function roundNumber(round: string): number {
  const [, before, after] =
    /(?:matchday|round|runde|spieltag|jornada|giornata)\s+(\d+)|(\d+)\.\s*(?:round|runde|spieltag)/i.exec(round) ?? []
  return Number(before ?? after ?? 0)
}
