/** What an article shows as a card: a match, a video or the table of a league. */
export interface ArticleEmbed {
  kind: 'match' | 'video' | 'table'
  /** Of a video it says nothing. */
  sport: 'football' | 'basketball'
  id: number
}

const page = /^\/(score-detail|score-live|video-player|base-football|base-basketball)\?([^\s#]*)$/

/** What the page at an address of the site is about, if an article may show it. */
export function embedAt(address: string): ArticleEmbed | undefined {
  const [, name = '', query] = page.exec(address) ?? []
  const asked = new URLSearchParams(query)
  const number = asked.get('id') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(number)) return undefined
  const id = Number(number)
  if (name === 'video-player') return { kind: 'video', sport: 'football', id }
  if (name.startsWith('base-')) {
    // The page of a team or player of the league is no table.
    if (asked.has('team') || asked.has('player')) return undefined
    return { kind: 'table', sport: name === 'base-football' ? 'football' : 'basketball', id }
  }
  const sport = asked.get('type')
  return sport === 'football' || sport === 'basketball' ? { kind: 'match', sport, id } : undefined
}

/** The one address of it that is stored. */
export function embedAddress({ kind, sport, id }: ArticleEmbed): string {
  if (kind === 'video') return `/video-player?id=${id}`
  return kind === 'table' ? `/base-${sport}?id=${id}` : `/score-detail?type=${sport}&id=${id}`
}
