/**
 * Two small competitions of our own in the shape of openfootball: a league of four and a cup with groups and a final.
 * Every club and every result is made up.
 */
const day = (index: number) => new Date(Date.UTC(2030, 7, 3 + index * 7)).toISOString().slice(0, 10)

type Row = readonly [
  round: number,
  home: string,
  away: string,
  score?: readonly [number, number],
  half?: readonly [number, number],
]
const league: readonly Row[] = [
  [1, 'Alder Town FC', 'Birch Rovers', [2, 1], [1, 0]],
  [1, 'Cedar United', 'Dogwood AFC', [0, 0]],
  [2, 'Birch Rovers', 'Cedar United', [3, 0], [2, 0]],
  [2, 'Dogwood AFC', 'Alder Town FC', [1, 1], [0, 1]],
  [3, 'Alder Town FC', 'Cedar United', [0, 1], [0, 0]],
  [3, 'Birch Rovers', 'Dogwood AFC', [2, 2], [1, 1]],
  [4, 'Birch Rovers', 'Alder Town FC', [1, 0], [0, 0]],
  [4, 'Dogwood AFC', 'Cedar United', [2, 0], [1, 0]],
  [5, 'Cedar United', 'Birch Rovers'],
  [5, 'Alder Town FC', 'Dogwood AFC'],
  [6, 'Cedar United', 'Alder Town FC'],
  [6, 'Dogwood AFC', 'Birch Rovers'],
]

export const smallLeague = {
  name: 'Scottish Premiership 2030/31',
  matches: league.map(([round, team1, team2, ft, ht]) => ({
    round: `Matchday ${round}`,
    date: day(round),
    time: '15:00',
    team1,
    team2,
    score: ft ? { ft, ...(ht ? { ht } : {}) } : {},
  })),
}

const goal = (name: string, minute: number | string, more: object = {}) => ({ name, minute, ...more })
export const smallCup = {
  name: 'World Cup 2030',
  matches: [
    {
      round: 'Matchday 1',
      group: 'Group A',
      date: '2030-06-08',
      time: '13:00 UTC-3',
      team1: 'Brazil',
      team2: 'Spain',
      score: { ft: [2, 1], ht: [0, 1] },
      goals1: [goal('Ribeiro', 50), goal('Campos', '90+2', { penalty: true })],
      goals2: [goal('Campos', 12, { owngoal: true })],
    },
    {
      round: 'Matchday 1',
      group: 'Group B',
      date: '2030-06-09',
      time: '13:00 UTC-3',
      team1: 'France',
      team2: 'Japan',
      score: { ft: [0, 0] },
    },
    {
      round: 'Semi-finals',
      date: '2030-06-15',
      time: '13:00 UTC-3',
      team1: 'Brazil',
      team2: 'Japan',
      score: { ft: [1, 1], et: [1, 1], p: [3, 4], ht: [1, 0] },
      goals1: [goal('Ribeiro', 3)],
      goals2: [goal('Sato', 90, { offset: 4 })],
    },
    {
      round: 'Semi-finals',
      date: '2030-06-16',
      time: '13:00 UTC-3',
      team1: 'Spain',
      team2: 'France',
      score: { ft: [0, 1], ht: [0, 0] },
      goals1: [],
      goals2: [goal('Morel', 70)],
    },
    { round: 'Final', date: '2030-06-22', time: '13:00 UTC-3', team1: 'Japan', team2: 'France', score: {} },
  ],
}

/** A moment at which the league has played four rounds of six. */
export const smallLeagueNow = Date.UTC(2030, 8, 1, 12) / 1_000
export const smallLeaguePath = '/2030-31/sco.1.json'
export const smallCupPath = '/2030/worldcup.json'
