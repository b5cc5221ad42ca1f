export interface ShownMatch {
  id: number
  sport: number
  home: string
  away: string
  home_score: number
  away_score: number
  status: number
  period_start: number
}
export function createNews(): <T extends { id: unknown }>(rows: T[]) => T[]
export function createGoals(): (match: ShownMatch | null) => (ShownMatch & { scorer: string }) | undefined
export function clockOf(match: ShownMatch, nowS: number, words: Record<number, string>): string
