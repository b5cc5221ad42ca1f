/** A match nobody knows anything of, in any sport. */
export const unknownState = 0

/**
 * Numbers of a match's state on the wire (wire.md D.2 to D.4): the same number means something else in another sport.
 */
export const footballState = {
  upcoming: 1,
  firstHalf: 2,
  halfTime: 3,
  secondHalf: 4,
  extraTime: 5,
  /** What older feeds send for extra time. */
  extraTimeBefore: 6,
  shootOut: 7,
  over: 8,
  postponed: 9,
  interrupted: 10,
  abandoned: 11,
  cancelled: 12,
  undetermined: 13,
} as const

export const basketballState = {
  upcoming: 1,
  firstQuarter: 2,
  afterFirst: 3,
  secondQuarter: 4,
  afterSecond: 5,
  thirdQuarter: 6,
  afterThird: 7,
  fourthQuarter: 8,
  overtime: 9,
  over: 10,
  interrupted: 11,
  cancelled: 12,
  postponed: 13,
  abandoned: 14,
  undetermined: 15,
} as const

export const esportsState = {
  upcoming: 1,
  running: 2,
  over: 3,
  postponed: 9,
  cancelled: 12,
  undetermined: 13,
} as const

/** The numbers of each sport. */
export const statesOf = { football: footballState, basketball: basketballState, esports: esportsState } as const

export type StateSport = keyof typeof statesOf

/** What lists sort matches by. */
export type StateGroup = 'upcoming' | 'live' | 'finished' | 'abnormal'

const groups: Record<StateSport, { upcoming: readonly number[]; live: readonly [number, number]; over: number }> = {
  football: {
    upcoming: [footballState.upcoming, footballState.undetermined],
    live: [footballState.firstHalf, footballState.shootOut],
    over: footballState.over,
  },
  basketball: {
    upcoming: [basketballState.upcoming, basketballState.undetermined],
    live: [basketballState.firstQuarter, basketballState.overtime],
    over: basketballState.over,
  },
  esports: {
    upcoming: [esportsState.upcoming, esportsState.undetermined],
    live: [esportsState.running, esportsState.running],
    over: esportsState.over,
  },
}

/** The group of a state. A match whose start is not known yet is still to come. */
export function groupOfState(sport: StateSport, state: number): StateGroup {
  const { upcoming, live, over } = groups[sport]
  if (upcoming.includes(state)) return 'upcoming'
  if (state >= live[0] && state <= live[1]) return 'live'
  return state === over ? 'finished' : 'abnormal'
}

/** Extra time of football, by either of its numbers. */
export const isExtraTime = (state: number): boolean =>
  state === footballState.extraTime || state === footballState.extraTimeBefore

/** Football has had its first half: what stood at half-time is known. */
export const hasHalfTime = (state: number): boolean => state >= footballState.halfTime

/** A match goes on after a break. */
export const isBreak = (sport: 'football' | 'basketball', state: number): boolean =>
  sport === 'football'
    ? state === footballState.halfTime
    : [basketballState.afterFirst, basketballState.afterSecond, basketballState.afterThird].some((one) => one === state)

/** A match that was put off to another day. */
export const isPostponed = (sport: StateSport, state: number): boolean => state === statesOf[sport].postponed

/** When the match begins is known. */
export const isKnownStart = (sport: StateSport, state: number): boolean => state !== statesOf[sport].undetermined
