import { type CallData, type CallInput, type CallName, footballState, groupOfState } from '@pitchside/contract'

/** Asks a site one of its calls; fails when it refuses. */
export type Ask = <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallData<N>>

/** What was read, and each contradiction as a sentence. */
export interface Agreement {
  matches: number
  tables: number
  /** Matches that the search knows. */
  searched: number
  found: string[]
}

type Row = CallData<'listFootballMatches'>['data'][number]
type Table = CallData<'getSeasonTable'>
/** One number or score, by the answer that says it. */
type Sayings = Readonly<Record<string, string | number | undefined>>

/** So often answers that differ are read anew: what happens meanwhile may have changed between two of them. */
const rounds = 3
const leagueType = 1
const goalTypes: readonly number[] = [1, 8, 17]

/** What answers say of a thing; those that do not know it are left out. Undefined: they agree. */
export function contradiction(thing: string, sayings: Sayings): string | undefined {
  const known = Object.entries(sayings).filter(([, value]) => value !== undefined)
  if (new Set(known.map(([, value]) => String(value))).size < 2) return undefined
  return `${thing}: ${known.map(([who, value]) => `${who} ${value}`).join(', ')}`
}

interface Scored {
  home_score: number
  away_score: number
  home_overtime?: number
  away_overtime?: number
}
/** The score as every page shows it: after extra time where there was one. */
const scoreOf = ({ home_score, away_score, home_overtime = 0, away_overtime = 0 }: Scored) =>
  `${Math.max(home_score, home_overtime)}-${Math.max(away_score, away_overtime)}`

/** Goals that stand, by the side they count for. */
function goalsOf({ tlive }: CallData<'getFootballMatch'>): string {
  const standing = tlive.filter(({ type, is_cancelled }) => goalTypes.includes(type) && is_cancelled === 0)
  const of = (side: number) => standing.filter(({ position }) => position === side).length
  return `${of(1)}-${of(2)}`
}

/** What a table says that can't be so. */
export function problemsOfTable({ list, ...table }: Table): string[] {
  const name = `${table.competition_name_en} ${table.label}`
  const sum = (of: (row: Table['list'][number]) => number) => list.reduce((total, row) => total + of(row), 0)
  const sums: Record<string, Sayings> = {
    goals: { scored: sum(({ goals }) => goals), conceded: sum(({ goals_against }) => goals_against) },
    results: { won: sum(({ won }) => won), lost: sum(({ loss }) => loss) },
  }
  const ofRows = list.map((row) =>
    contradiction(`${name}, matches of ${row.name}`, { played: row.played, results: row.won + row.draw + row.loss }),
  )
  const unordered = list
    .filter((row, place) => {
      const before = list[place - 1]
      return before && before.group === row.group && before.position > row.position
    })
    .map((row) => `${name}: ${row.name} stands at ${row.position} below one who stands lower`)
  const told = Object.entries(sums).map(([what, sayings]) => contradiction(`${name}, ${what}`, sayings))
  return [...told, ...ofRows, ...unordered].flatMap((one) => one ?? [])
}

type Hit = CallData<'searchHits'>['data'][number]

/** The match as the search shows it; undefined where it has not read it yet. */
async function hitOf(ask: Ask, row: Row): Promise<Hit | undefined> {
  const name = [row.home_team_name_en, row.away_team_name_en, row.competition_name_en].join(' ')
  const { data } = await ask('searchHits', { name, kind: 'match', strict: 1 })
  return data.find(({ id }) => id === row.id)
}

/** 0 to come, 1 running, 2 over or off. */
const stageOf = (status: number): number =>
  ({ upcoming: 0, live: 1, finished: 2, abnormal: 2 })[groupOfState('football', status)]

/** What the search prints of a match, beside what its page says. */
export function problemsOfHit(name: string, { row }: CallData<'getFootballMatch'>, hit: Hit): string[] {
  const side = (one: Hit['home']) => one?.score
  const hasScore = side(hit.home) !== undefined && side(hit.away) !== undefined
  const told = [
    contradiction(`${name}, stage`, { match: stageOf(row.status), search: hit.status_type }),
    contradiction(`${name}, score`, {
      match: scoreOf(row),
      search: hasScore ? `${side(hit.home)}-${side(hit.away)}` : undefined,
    }),
    contradiction(`${name}, kick-off`, { match: row.match_time, search: hit.addtime }),
    contradiction(`${name}, competition`, { match: row.competition_id, search: hit.group_id }),
  ]
  return told.flatMap((one) => one ?? [])
}

/** Reads a football match in every answer that tells of it. */
async function problemsOfMatch(ask: Ask, id: number, row: Row, tableOf: (row: Row) => Promise<Table | undefined>) {
  const hit = await hitOf(ask, row)
  const detail = await ask('getFootballMatch', { id })
  const { full } = await ask('getMatchStatistics', { id })
  const goals = full.find(({ type }) => type === 1)
  const name = `${row.home_team_name_en} v ${row.away_team_name_en} (${id})`
  const { status } = detail.row
  const isOpen = status !== footballState.over && groupOfState('football', status) !== 'live'
  const problems = [
    contradiction(`${name}, status`, { list: row.status, match: status }),
    contradiction(`${name}, score`, {
      list: scoreOf(row),
      match: scoreOf(detail.row),
      // Kicks of a shoot-out are no goals; a match that was called off may have its goals taken away.
      events: isOpen ? undefined : goalsOf(detail),
      statistics: isOpen || !goals ? undefined : `${goals.home}-${goals.away}`,
    }),
    contradiction(`${name}, half`, { list: row.half_score, match: detail.row.half_score }),
    contradiction(`${name}, yellow cards`, {
      list: `${row.home_yellow_card}-${row.away_yellow_card}`,
      match: `${detail.row.home_yellow_card}-${detail.row.away_yellow_card}`,
    }),
    ...(hit ? problemsOfHit(name, detail, hit) : []),
  ]
  const table = row.stage === '' ? await tableOf(row) : undefined
  for (const side of ['home', 'away'] as const) {
    const teamId = row[`${side}_team_id`]
    const line = table?.list.find(({ team_id }) => team_id === teamId)
    if (!table || !line) continue
    const page = await ask('getTeamPage', { id: teamId })
    const own = page.competitions.find(({ season_id }) => season_id === table.season_id)
    const match = [...page.next, ...page.last].find((one) => one.id === id)
    const rank = { list: row[`${side}_rank`], match: detail.row[`${side}_rank`] }
    problems.push(
      contradiction(`rank of ${line.name}`, { ...rank, table: line.position, team: own?.position }),
      contradiction(`points of ${line.name}`, { table: line.points, team: own?.points }),
      contradiction(`${name}, score`, { match: scoreOf(detail.row), 'team page': match && scoreOf(match) }),
    )
  }
  return { isSearched: hit !== undefined, problems: problems.flatMap((one) => one ?? []) }
}

/** Reads again what contradicts itself; what goes on doing so is told. */
async function lasting(read: () => Promise<string[]>): Promise<string[]> {
  let found = await read()
  for (let round = 1; found.length > 0 && round < rounds; round += 1) found = await read()
  return found
}

const dayOf = (secondsS: number) => new Date(secondsS * 1_000).toISOString().slice(0, 10)

/** Matches of today and the days around it, those in play first. */
async function matchesAround(ask: Ask, most: number): Promise<Row[]> {
  const { data: live, servertime } = await ask('listFootballMatches', { type: 1, is_web: 1 })
  const rows = new Map(live.map((row) => [row.id, row]))
  for (let back = 0; rows.size < most && back < 7; back += 1) {
    const { data } = await ask('listFootballMatches', { time: dayOf(servertime - back * 86_400) })
    for (const row of data) if (!rows.has(row.id)) rows.set(row.id, row)
  }
  return [...rows.values()].slice(0, most)
}

/** Whether all answers about matches and tables say the same: lists, matches, statistics, tables, pages of teams, search. */
export async function readAgreement(ask: Ask, most: { matches: number; tables: number }): Promise<Agreement> {
  const football = await ask('listFootballTournaments', {})
  const found: string[] = []
  let tables = 0
  for (const { id } of [...football, ...(await ask('listBasketballTournaments', {}))]) {
    // Cups without groups have none.
    if (tables === most.tables || (await ask('getSeasonTable', { id })).list.length === 0) continue
    tables += 1
    found.push(...(await lasting(async () => problemsOfTable(await ask('getSeasonTable', { id })))))
  }
  const known = new Set(football.flatMap(({ id, type }) => (type === leagueType ? [id] : [])))
  const tableOf = async ({ competition_id: id }: Row) => (known.has(id) ? ask('getSeasonTable', { id }) : undefined)
  const rows = await matchesAround(ask, most.matches)
  let searched = 0
  for (const row of rows) {
    let isFirst = true
    found.push(
      ...(await lasting(async () => {
        const fresh = isFirst ? row : await freshRow(ask, row)
        const { isSearched, problems } = await problemsOfMatch(ask, row.id, fresh, tableOf)
        if (isFirst && isSearched) searched += 1
        isFirst = false
        return problems
      })),
    )
  }
  return { matches: rows.length, tables, searched, found }
}

async function freshRow(ask: Ask, row: Row): Promise<Row> {
  const { data } = await ask('listFootballMatches', { time: dayOf(row.match_time) })
  return data.find(({ id }) => id === row.id) ?? row
}
