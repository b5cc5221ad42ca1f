/** Things that were not there when the overlay began, each once, the oldest first. */
export function createNews() {
  let seen
  return (rows) => {
    const fresh = seen ? rows.filter(({ id }) => !seen.has(id)) : []
    seen = new Set(rows.map(({ id }) => id))
    return fresh.reverse()
  }
}

/** The score of a match after a goal; undefined: none fell since the last look. Another match begins anew. */
export function createGoals() {
  let last
  return (match) => {
    const before = last
    last = match ?? undefined
    if (match?.sport !== 0 || before?.id !== match.id) return undefined
    const isHome = match.home_score > before.home_score
    const isAway = match.away_score > before.away_score
    return isHome || isAway ? { ...match, scorer: isHome ? match.home : match.away } : undefined
  }
}

const two = (value) => String(value).padStart(2, '0')
/** Minutes before each running period of football. */
const startOf = { 2: 0, 4: 45, 5: 90 }

/** Time of a football match at `nowS` as a score bug shows it; empty when none runs. */
export function clockOf({ sport, status, period_start: start }, nowS, words) {
  if (sport !== 0) return ''
  if (status in startOf && start > 0) {
    const seconds = Math.max(0, Math.floor(nowS) - start)
    return `${startOf[status] + Math.floor(seconds / 60)}:${two(seconds % 60)}`
  }
  return words[status] ?? ''
}
