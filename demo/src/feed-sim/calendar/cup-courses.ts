import { dayIn } from './days'
import { cupWeeks, saturdayOf, wednesdayOf, worldCupDates } from './weeks'

/** A day on which a round of a cup is played, and at what times. */
export interface CupDay {
  day: number
  minutes: readonly number[]
}

/** How a cup goes in one season. */
export interface CupCourse {
  isOverTheWinter: boolean
  /** Undefined: times are those of the home side's league. */
  zone: string | undefined
  /** Clubs need a day on which both have rested; nations have nothing else to play, their matches come in order. */
  isOfClubs: boolean
  size: number
  /** Groups of four: how often they meet, and the days of each round. Absent: knock-out from the start. */
  groups?: { legs: number; days: readonly (readonly CupDay[])[]; areDrawn: boolean; places: number; thirds: number }
  /** Days of each knock-out round, the final last. */
  knockout: readonly (readonly CupDay[])[]
  hasThird: boolean
}

/** How many of a league's best of the season before take part. */
export type Places = Readonly<Record<string, number>>

/** A cup of clubs of one country, or of a continent. */
export interface CupLine {
  id: number
  key: string
  names: readonly [en: string, zh: string, vi: string]
  flag: string
  colour: string
  isHot: boolean
  /** Leagues whose clubs play in it, the first division first. */
  leagues: readonly string[]
  places?: Places
  /** Places of the same leagues that another cup takes before. */
  after?: Places
  course(season: number): CupCourse
}

const evening = [18 * 60 + 45, 21 * 60]
const minutes = (hour: number, minute = 0) => hour * 60 + minute

/** Tuesday or Wednesday of a week; the Wednesday always fits between two weekends. */
const midweek = (wednesday: number, times: readonly number[] = evening): CupDay[] => [
  { day: wednesday - 1, minutes: times },
  { day: wednesday, minutes: times },
]
const thursday = (wednesday: number): CupDay[] => [
  { day: wednesday + 1, minutes: evening },
  { day: wednesday, minutes: [minutes(21)] },
]

/** The year a date of a season over the winter falls into. */
const inWinter = (season: number, date: string) => wednesdayOf(date < '07-01' ? season + 1 : season, date)

function domestic(size: 8 | 16 | 32, cups: keyof typeof cupWeeks): (season: number) => CupCourse {
  const dates = cupWeeks[cups].slice(-Math.log2(size))
  return (season) => ({
    isOverTheWinter: cups === 'winter',
    zone: undefined,
    isOfClubs: true,
    size,
    knockout: dates.map((date) =>
      midweek(cups === 'winter' ? inWinter(season, date) : wednesdayOf(season, date), [minutes(19), minutes(20, 30)]),
    ),
    hasThird: false,
  })
}

const winterDates = ['09-15', '09-29', '10-20', '11-03', '11-24', '12-08', '02-16', '03-09', '04-20', '05-27']
const summerDates = ['02-16', '03-09', '04-20', '05-27', '09-15', '09-29', '10-20', '11-03', '11-24']

function continental(
  size: 16 | 32,
  zone: string | undefined,
  isOverTheWinter: boolean,
  week: (wednesday: number) => CupDay[] = midweek,
): (season: number) => CupCourse {
  const rounds = size === 32 ? 10 : 9
  const dates = isOverTheWinter ? winterDates.filter((_, i) => rounds === 10 || i !== 6) : summerDates
  return (season) => {
    const days = dates.map((date) => week(isOverTheWinter ? inWinter(season, date) : wednesdayOf(season, date)))
    return {
      isOverTheWinter,
      zone,
      isOfClubs: true,
      size,
      groups: { legs: 2, days: days.slice(0, 6), areDrawn: true, places: 2, thirds: 0 },
      knockout: days.slice(6),
      hasThird: false,
    }
  }
}

const championsPlaces: Places = {
  'en.1': 4,
  'es.1': 4,
  'it.1': 4,
  'de.1': 4,
  'fr.1': 3,
  'nl.1': 2,
  'pt.1': 2,
  'be.1': 2,
  'tr.1': 2,
  'at.1': 1,
  'ch.1': 1,
  'gr.1': 1,
  'dk.1': 1,
  'cz.1': 1,
}
const europaPlaces: Places = { ...Object.fromEntries(Object.keys(championsPlaces).map((key) => [key, 2])), 'pl.1': 4 }
const asianPlaces: Places = {
  'jp.1': 3,
  'sa.1': 3,
  'kr.1': 2,
  'cn.1': 2,
  'ir.1': 1,
  'ae.1': 1,
  'au.1': 1,
  'th.1': 1,
  'vn.1': 1,
  'id.1': 1,
}
const southAmericanPlaces: Places = { 'br.1': 6, 'ar.1': 5, 'co.1': 3, 'cl.1': 2 }

export const cupLines: readonly CupLine[] = [
  {
    id: 46,
    key: 'uefa.cl',
    names: ['Champions League', '欧冠', 'Cúp C1 châu Âu'],
    flag: 'eu',
    colour: '#14204a',
    isHot: true,
    leagues: Object.keys(championsPlaces),
    places: championsPlaces,
    course: continental(32, 'Europe/Zurich', true),
  },
  {
    id: 47,
    key: 'uefa.el',
    names: ['Europa League', '欧联杯', 'Cúp C2 châu Âu'],
    flag: 'eu',
    colour: '#e0701d',
    isHot: false,
    leagues: Object.keys(europaPlaces),
    places: europaPlaces,
    after: championsPlaces,
    course: continental(32, 'Europe/Zurich', true, thursday),
  },
  {
    id: 48,
    key: 'afc.cl',
    names: ['Asian Champions League', '亚冠', 'Cúp C1 châu Á'],
    flag: 'un',
    colour: '#1c4da0',
    isHot: true,
    leagues: Object.keys(asianPlaces),
    places: asianPlaces,
    course: continental(16, undefined, true, (wednesday) => midweek(wednesday, [minutes(18, 30), minutes(20)])),
  },
  {
    id: 49,
    key: 'copa.lib',
    names: ['Copa Libertadores', '解放者杯', 'Copa Libertadores'],
    flag: 'un',
    colour: '#0f7a4a',
    isHot: false,
    leagues: Object.keys(southAmericanPlaces),
    places: southAmericanPlaces,
    course: continental(16, undefined, false, (wednesday) => midweek(wednesday, [minutes(19), minutes(21, 30)])),
  },
  ...(
    [
      [51, 'en.cup', ['FA Cup', '足总杯', 'Cúp FA'], 'gb-eng', ['en.1', 'en.2'], 32, 'winter'],
      [52, 'es.cup', ['Copa del Rey', '国王杯', 'Cúp Nhà vua'], 'es', ['es.1', 'es.2'], 32, 'winter'],
      [53, 'it.cup', ['Coppa Italia', '意大利杯', 'Cúp quốc gia Ý'], 'it', ['it.1', 'it.2'], 32, 'winter'],
      [54, 'de.cup', ['DFB-Pokal', '德国杯', 'Cúp quốc gia Đức'], 'de', ['de.1', 'de.2'], 32, 'winter'],
      [55, 'fr.cup', ['Coupe de France', '法国杯', 'Cúp quốc gia Pháp'], 'fr', ['fr.1', 'fr.2'], 32, 'winter'],
      [56, 'nl.cup', ['KNVB Cup', '荷兰杯', 'Cúp Hà Lan'], 'nl', ['nl.1'], 16, 'winter'],
      [57, 'pt.cup', ['Taça de Portugal', '葡萄牙杯', 'Cúp Bồ Đào Nha'], 'pt', ['pt.1'], 16, 'winter'],
      [58, 'tr.cup', ['Turkish Cup', '土耳其杯', 'Cúp Thổ Nhĩ Kỳ'], 'tr', ['tr.1'], 16, 'winter'],
      [59, 'sa.cup', ["King's Cup", '沙特国王杯', 'Cúp Nhà vua Ả Rập Xê Út'], 'sa', ['sa.1'], 16, 'winter'],
      [60, 'vn.cup', ['Vietnamese Cup', '越南杯', 'Cúp Quốc gia'], 'vn', ['vn.1'], 8, 'winter'],
      [61, 'cn.cup', ['Chinese FA Cup', '中国足协杯', 'Cúp FA Trung Quốc'], 'cn', ['cn.1'], 16, 'summer'],
      [62, 'jp.cup', ["Emperor's Cup", '天皇杯', 'Cúp Hoàng đế'], 'jp', ['jp.1', 'jp.2'], 32, 'summer'],
      [63, 'kr.cup', ['Korea Cup', '韩国杯', 'Cúp Hàn Quốc'], 'kr', ['kr.1'], 8, 'summer'],
      [64, 'br.cup', ['Copa do Brasil', '巴西杯', 'Cúp Brazil'], 'br', ['br.1'], 16, 'summer'],
      [65, 'us.cup', ['U.S. Open Cup', '美国公开杯', 'Cúp Mỹ mở rộng'], 'us', ['us.1'], 16, 'summer'],
    ] as const
  ).map(
    ([id, key, names, flag, leagues, size, cups]): CupLine => ({
      ...{ id, key, names, flag, leagues },
      colour: '#7a4a1f',
      isHot: key === 'en.cup',
      course: domestic(size, cups),
    }),
  ),
]

/** Days of the world cup from its first one on. */
const daysOf = (first: number, from: number, to: number, hours: readonly number[]): CupDay[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ day: first + from + i, minutes: hours.map((hour) => hour * 60) }))

/** 104 matches in 32 days; every team has four days between its group matches and three after each round. */
export function worldCupCourse(season: number): CupCourse {
  const first = dayIn(season, worldCupDates.from)
  const six = [12, 14, 16, 18, 20, 22]
  return {
    isOverTheWinter: false,
    zone: 'America/New_York',
    isOfClubs: false,
    size: 48,
    groups: {
      legs: 1,
      days: [daysOf(first, 0, 3, six), daysOf(first, 4, 7, six), daysOf(first, 8, 11, six)],
      areDrawn: false,
      places: 2,
      thirds: 8,
    },
    knockout: [
      daysOf(first, 14, 17, [12, 15, 18, 21]),
      daysOf(first, 20, 21, [12, 15, 18, 21]),
      daysOf(first, 24, 25, [15, 20]),
      daysOf(first, 28, 28, [15, 20]),
      [...daysOf(first, 31, 31, [12]), ...daysOf(first, 31, 31, [16])],
    ],
    hasThird: true,
  }
}
export const worldCupSeason = (year: number): number => year - ((((year - 2) % 4) + 4) % 4)

/** Six rounds in three windows, two in each with three days between them; the four best winners meet in spring. */
export function nationsCourse(season: number): CupCourse {
  const hours = [13, 15, 17, 19, 20, 23]
  const windows = ['09-04', '10-08', '11-12'].map((date) => saturdayOf(season, date))
  const spring = saturdayOf(season + 1, '03-24')
  return {
    isOverTheWinter: true,
    zone: 'UTC',
    isOfClubs: false,
    size: 48,
    groups: {
      legs: 2,
      days: windows.flatMap((saturday) => [daysOf(saturday, -2, 0, hours), daysOf(saturday, 1, 3, hours)]),
      areDrawn: true,
      places: 1,
      thirds: 0,
    },
    knockout: [daysOf(spring, -1, -1, [17, 20]), [...daysOf(spring, 2, 2, [16]), ...daysOf(spring, 2, 2, [19])]],
    hasThird: true,
  }
}
