import { type JsonPlace, parseJson } from './json-reader'
import { OpenDataError } from './open-data-error'
import type { OpenFile, OpenGoal, OpenMatch, OpenStatus, Pair } from './open-match'

/** Words of a status that say the match has a result like any other. */
const playedWords = new Set(['', 'played', 'finished', 'full-time', 'ft', 'aet', 'pen'])
const statusWords: Readonly<Record<string, OpenStatus>> = {
  awarded: 'awarded',
  walkover: 'awarded',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  annulled: 'cancelled',
  void: 'cancelled',
  postponed: 'postponed',
  abandoned: 'abandoned',
  suspended: 'abandoned',
  scheduled: 'open',
}

function readPair(place: JsonPlace): Pair | undefined {
  if (place.isAbsent) return undefined
  const list = place.list()
  if (list.length === 0 || list.every((goals) => goals === null)) return undefined
  if (list.length !== 2) place.fail(`a score has two numbers, this one ${list.length}`)
  const [home, away] = list.map((goals, side) => place.inside(goals, side === 0 ? 'home' : 'away').count())
  return [home ?? 0, away ?? 0]
}

/** The older files: `score1`, `score2`, with `i` for half-time, `et` and `p`. */
function readOldPair(match: JsonPlace, ending: string): Pair | undefined {
  const [home, away] = [match.at(`score1${ending}`), match.at(`score2${ending}`)]
  if (home.isAbsent && away.isAbsent) return undefined
  return [home.count(), away.count()]
}

function readScores(match: JsonPlace): Pick<OpenMatch, 'full' | 'half' | 'extra' | 'shootout'> {
  const score = match.at('score')
  if (score.isAbsent)
    return {
      full: readOldPair(match, ''),
      half: readOldPair(match, 'i'),
      extra: readOldPair(match, 'et'),
      shootout: readOldPair(match, 'p'),
    }
  if (Array.isArray(score.value))
    return { full: readPair(score), half: undefined, extra: undefined, shootout: undefined }
  return {
    full: readPair(score.at('ft')),
    half: readPair(score.at('ht')),
    extra: readPair(score.at('et')),
    shootout: readPair(score.at('p')),
  }
}

/** A name, or something that has one. */
const nameOf = (place: JsonPlace) =>
  typeof place.value === 'object' && !place.isAbsent ? place.at('name').text() : place.text()

function readTeam(place: JsonPlace): string {
  const name = nameOf(place)
  if (name === '') place.fail('a team is missing')
  return name
}

function readDate(place: JsonPlace): string | undefined {
  const text = place.text()
  if (text === '') return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
  if (!isDay) place.fail(`expected a day as YYYY-MM-DD, found "${text}"`)
  return text
}

/** Minutes come as a number with an offset, or as text: `90+1`. */
function readGoal(goal: JsonPlace): OpenGoal {
  const minute = goal.at('minute')
  const [, regular = '', added = ''] = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?'?$/.exec(String(minute.value ?? '')) ?? []
  if (regular === '') minute.fail('a goal has no minute')
  const offset = goal.at('offset')
  return {
    name: goal.at('name').text(),
    minute: Number(regular),
    added: added === '' ? (offset.isAbsent ? 0 : offset.count(60)) : Number(added),
    isOwnGoal: goal.at('owngoal').value === true,
    isPenalty: goal.at('penalty').value === true,
  }
}

function readGoals(place: JsonPlace): OpenGoal[] {
  if (place.isAbsent) return []
  return place.list().map((goal, index) => readGoal(place.inside(goal, `goal ${index + 1}`)))
}

function readStatus(match: JsonPlace, hasScore: boolean): OpenStatus {
  const word = match.at('status').text().toLowerCase()
  const status = statusWords[word]
  if (status) return status
  if (!playedWords.has(word)) match.at('status').fail(`unknown status "${word}"`)
  return hasScore ? 'played' : 'open'
}

function readMatch(match: JsonPlace, no: number, roundName: string): OpenMatch {
  const scores = readScores(match)
  const [home, away] = [readTeam(match.at('team1')), readTeam(match.at('team2'))]
  const ground = match.at(match.has('ground') ? 'ground' : 'stadium')
  const isGoalless = scores.full?.[0] === 0 && scores.full[1] === 0
  const zone = match.at('timezone').text()
  const time = match.at('time').text()
  return {
    ...scores,
    // Files leave the half-time score of a goalless match out.
    half: scores.half ?? (isGoalless ? [0, 0] : undefined),
    no,
    round: match.at('round').text() || roundName,
    stage: match.at('stage').text(),
    group: nameOf(match.at('group')),
    date: readDate(match.at('date')),
    time: time === '' ? undefined : zone === '' ? time : `${time} ${zone}`,
    home,
    away,
    status: readStatus(match, scores.full !== undefined),
    goals: [readGoals(match.at('goals1')), readGoals(match.at('goals2'))],
    ground: nameOf(ground),
  }
}

/** Matches with the name of their round: the newer files have one list, the older ones a list for each round. */
function matchPlaces(file: JsonPlace): { match: JsonPlace; roundName: string }[] {
  const inList = (place: JsonPlace, roundName: string, from: number) =>
    place.list().map((match, index) => ({ match: file.inside(match, `match ${from + index + 1}`), roundName }))
  if (file.has('matches')) return inList(file.at('matches'), '', 0)
  if (!file.has('rounds')) file.fail('no "matches" and no "rounds": this is not a file of matches')
  const found: { match: JsonPlace; roundName: string }[] = []
  for (const [index, value] of file.at('rounds').list().entries()) {
    const round = file.inside(value, `round ${index + 1}`)
    for (const one of inList(round.at('matches'), round.at('name').text(), found.length)) found.push(one)
  }
  return found
}

function readGroups(file: JsonPlace): OpenFile['groups'] {
  const groups = file.at('groups')
  if (groups.isAbsent) return []
  return groups.list().map((value, index) => {
    const group = groups.inside(value, `${index + 1}`)
    const teams = group.at('teams')
    return { name: group.at('name').text(), teams: teams.list().map((team) => readTeam(teams.inside(team, 'team'))) }
  })
}

/** Reads a file of openfootball, of any year. Throws {@link OpenDataError} for one that can't be trusted. */
export function readOpenfootball(text: string, fileName: string): OpenFile {
  const file = parseJson(text, fileName)
  const places = matchPlaces(file)
  if (places.length === 0) throw new OpenDataError(`${fileName} has no matches`)
  return {
    name: file.at('name').text(),
    matches: places.map(({ match, roundName }, index) => readMatch(match, index + 1, roundName)),
    groups: readGroups(file),
  }
}
