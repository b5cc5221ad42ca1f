import type { LeagueCalendar } from './league-plan'
import type { YouthCalendar } from './youth-plan'

/** Times of the week: the ones that television takes, and with a star those of all other matches. */
const weekends = {
  england: 'Fri 20:00, Sat 12:30 15:00* 17:30, Sun 14:00* 16:30, Mon 20:00',
  lower: 'Fri 20:00, Sat 12:30 15:00* 17:30, Sun 12:00',
  spain: 'Fri 21:00, Sat 14:00 16:15* 18:30 21:00, Sun 14:00 16:15* 18:30 21:00, Mon 21:00',
  italy: 'Fri 20:45, Sat 15:00* 18:00 20:45, Sun 12:30 15:00* 18:00 20:45, Mon 20:45',
  germany: 'Fri 20:30, Sat 15:30* 18:30, Sun 15:30 17:30',
  germanyTwo: 'Fri 18:30, Sat 13:00* 20:30, Sun 13:30*',
  france: 'Fri 20:45, Sat 17:00 19:00 21:05, Sun 15:00 17:15* 20:45',
  evening: 'Fri 20:00, Sat 16:30 18:45* 21:00, Sun 12:15 14:30* 16:45 20:00, Mon 20:00',
  north: 'Fri 19:00, Sat 14:00 16:00* 18:00, Sun 14:00 16:30* 19:00, Mon 19:00',
  turkey: 'Fri 20:00, Sat 13:30 16:00* 19:00 20:30, Sun 13:30 16:00* 19:00 20:30, Mon 20:00',
  gulf: 'Thu 18:00 20:30, Fri 16:30 18:30 20:30, Sat 18:30* 21:00*',
  east: 'Fri 19:30, Sat 15:30* 17:00 19:35*, Sun 15:30 19:00*',
  japan: 'Fri 19:00, Sat 14:00* 15:00 17:00 19:00, Sun 13:00 14:00* 16:00 19:00',
  tropics: 'Fri 18:00, Sat 15:30 17:30* 19:15, Sun 15:30 17:30* 19:15, Mon 19:15',
  australia: 'Fri 19:35, Sat 15:00 17:00* 19:35 21:45, Sun 15:00 17:00*',
  america: 'Fri 20:00, Sat 14:30 17:00 19:30* 21:30, Sun 16:30 18:30* 20:30, Mon 20:00',
  mls: 'Fri 20:30, Sat 16:45 19:30* 20:30* 21:30* 22:30*, Sun 17:00 19:00 21:00',
  mexico: 'Fri 19:00 21:00, Sat 17:00 19:00* 21:00, Sun 12:00 17:00* 19:00',
  africa: 'Fri 20:00, Sat 15:30 17:30* 20:00, Sun 15:30* 17:30 20:00',
} as const
/** Sunday evening and Wednesday evening are three days apart; Tuesday goes to those who played on Saturday. */
const midweeks = {
  europe: 'Tue 20:00 20:45, Wed 19:30* 20:45*',
  east: 'Tue 19:00, Wed 19:00* 19:35*',
  america: 'Tue 21:00, Wed 19:00* 21:30*',
} as const

const winter = { from: '08-08', to: '05-24', legs: 2, midweek: midweeks.europe } as const
const summer = { from: '02-20', to: '12-06', legs: 2, midweek: midweeks.america } as const

const league = (
  base: Omit<LeagueCalendar, 'zone' | 'weekend'>,
  zone: string,
  weekend: string,
  more: Partial<LeagueCalendar> = {},
): LeagueCalendar => ({
  ...base,
  zone,
  weekend,
  ...more,
})

export const leagueCalendars: Readonly<Record<string, LeagueCalendar>> = {
  'en.1': league(winter, 'Europe/London', weekends.england, { from: '08-14' }),
  'en.2': league(winter, 'Europe/London', weekends.lower, { to: '05-03' }),
  'en.3': league(winter, 'Europe/London', weekends.lower, { from: '08-01', to: '05-03' }),
  'es.1': league(winter, 'Europe/Madrid', weekends.spain, { from: '08-14', pause: ['12-23', '01-01'] }),
  'es.2': league(winter, 'Europe/Madrid', weekends.spain, { from: '08-14', to: '05-31', pause: ['12-23', '01-01'] }),
  'it.1': league(winter, 'Europe/Rome', weekends.italy, { from: '08-21' }),
  'it.2': league(winter, 'Europe/Rome', weekends.italy, { from: '08-21', pause: ['12-28', '01-08'] }),
  'de.1': league(winter, 'Europe/Berlin', weekends.germany, { from: '08-21', to: '05-17', pause: ['12-21', '01-09'] }),
  'de.2': league(winter, 'Europe/Berlin', weekends.germanyTwo, {
    from: '08-01',
    to: '05-18',
    pause: ['12-21', '01-14'],
  }),
  'fr.1': league(winter, 'Europe/Paris', weekends.france, { from: '08-14', to: '05-17', pause: ['12-22', '01-02'] }),
  'fr.2': league(winter, 'Europe/Paris', weekends.france, { pause: ['12-18', '01-02'], to: '05-10' }),
  'nl.1': league(winter, 'Europe/Amsterdam', weekends.evening, { to: '05-17', pause: ['12-22', '01-08'] }),
  'pt.1': league(winter, 'Europe/Lisbon', weekends.evening, { to: '05-17' }),
  'tr.1': league(winter, 'Europe/Istanbul', weekends.turkey, { to: '05-17', pause: ['12-28', '01-15'] }),
  'be.1': league(winter, 'Europe/Brussels', weekends.evening, { from: '07-25', pause: ['12-28', '01-15'] }),
  'at.1': league(winter, 'Europe/Vienna', weekends.evening, { from: '08-01', legs: 3, pause: ['12-14', '02-05'] }),
  'ch.1': league(winter, 'Europe/Zurich', weekends.evening, { from: '07-25', legs: 3, pause: ['12-21', '01-16'] }),
  'gr.1': league(winter, 'Europe/Athens', weekends.turkey, { from: '08-21', to: '05-17', pause: ['12-23', '01-02'] }),
  'dk.1': league(winter, 'Europe/Copenhagen', weekends.north, { from: '07-18', legs: 3, pause: ['12-08', '02-12'] }),
  'pl.1': league(winter, 'Europe/Warsaw', weekends.evening, { from: '07-18', pause: ['12-12', '01-29'] }),
  'cz.1': league(winter, 'Europe/Prague', weekends.evening, { from: '07-18', pause: ['12-15', '01-30'] }),
  'no.1': league(summer, 'Europe/Oslo', weekends.north, { from: '03-14', to: '11-30', midweek: midweeks.europe }),
  'se.1': league(summer, 'Europe/Stockholm', weekends.north, { from: '03-28', to: '11-30', midweek: midweeks.europe }),
  'sa.1': league(winter, 'Asia/Riyadh', weekends.gulf, { from: '08-28', to: '05-23' }),
  'ae.1': league(winter, 'Asia/Dubai', weekends.gulf, { from: '08-14' }),
  'ir.1': league(winter, 'Asia/Tehran', weekends.gulf, { from: '08-14', pause: ['12-25', '01-15'] }),
  'eg.1': league(winter, 'Africa/Cairo', weekends.africa),
  'ma.1': league(winter, 'Africa/Casablanca', weekends.africa, { from: '09-11', to: '06-14' }),
  'za.1': league(winter, 'Africa/Johannesburg', weekends.africa),
  'in.1': league(winter, 'Asia/Kolkata', weekends.tropics, { from: '09-12', to: '05-10', midweek: midweeks.east }),
  'au.1': league(winter, 'Australia/Sydney', weekends.australia, {
    from: '10-16',
    to: '05-24',
    legs: 3,
    rounds: 26,
    midweek: midweeks.east,
  }),
  'th.1': league(winter, 'Asia/Bangkok', weekends.tropics, { from: '08-14', midweek: midweeks.east }),
  'id.1': league(winter, 'Asia/Jakarta', weekends.tropics, { midweek: midweeks.east }),
  'vn.1': league(winter, 'Asia/Ho_Chi_Minh', weekends.tropics, { from: '08-14', to: '06-21', midweek: midweeks.east }),
  'cn.1': league(summer, 'Asia/Shanghai', weekends.east, { to: '11-22', midweek: midweeks.east }),
  'jp.1': league(summer, 'Asia/Tokyo', weekends.japan, { from: '02-14', midweek: midweeks.east }),
  'jp.2': league(summer, 'Asia/Tokyo', weekends.japan, { from: '02-14', to: '11-29', midweek: midweeks.east }),
  'kr.1': league(summer, 'Asia/Seoul', weekends.east, { from: '02-14', legs: 3, to: '11-29', midweek: midweeks.east }),
  'br.1': league(summer, 'America/Sao_Paulo', weekends.america, { from: '01-28' }),
  'ar.1': league(summer, 'America/Argentina/Buenos_Aires', weekends.america, { from: '01-23', rounds: 32 }),
  'co.1': league(summer, 'America/Bogota', weekends.america, { from: '01-23' }),
  'cl.1': league(summer, 'America/Santiago', weekends.america, { from: '01-30' }),
  'us.1': league(summer, 'America/New_York', weekends.mls, { rounds: 34, to: '11-08' }),
  'mx.1': league(winter, 'America/Mexico_City', weekends.mexico, {
    from: '07-10',
    pause: ['12-14', '01-08'],
    midweek: midweeks.america,
  }),
}

/** Youth and women's leagues: whose clubs they are of, and which of a club's teams plays. */
interface YouthLine extends YouthCalendar {
  of: string
  layer: string
}
/** Leagues of three parts of the world: where one goes to sleep, another one gets up. Seven, each begins its week on a day of its own. */
const around: readonly (readonly string[])[] = [
  ['jp.1', 'jp.2', 'cn.1', 'id.1', 'kr.1', 'th.1', 'vn.1'],
  ['en.1', 'es.1', 'de.1', 'it.1', 'fr.1', 'nl.1', 'pt.1'],
  ['us.1', 'br.1', 'mx.1', 'ar.1', 'co.1', 'cl.1'],
]
/** One half of them plays while the other one is on holiday. */
const youthTeams = [
  ['u21', '08-01'],
  ['u19', '08-01'],
  ['u20', '08-01'],
  ['w', '01-24'],
  ['u23', '01-24'],
  ['u18', '01-24'],
] as const

const footballYouth = around.flatMap((keys) =>
  keys.flatMap((of, index) =>
    youthTeams.map(
      ([layer, from], turn): YouthLine => ({
        ...{ of, layer, from },
        zone: leagueCalendars[of]?.zone ?? 'UTC',
        // The teams of a club neither play on one day nor kick off at one time.
        phase: (index + 2 * turn) % 7,
        late: (turn % 3) * 25,
      }),
    ),
  ),
)
/** Basketball has no league in summer that these would not fill. */
const basketballYouth: readonly YouthLine[] = [
  { of: 'cba', layer: 'u21', from: '10-01', zone: 'Asia/Shanghai', phase: 0, late: 0 },
  { of: 'euroleague', layer: 'u21', from: '10-01', zone: 'Europe/Madrid', phase: 1, late: 0 },
  { of: 'nba', layer: 'u21', from: '10-01', zone: 'America/New_York', phase: 2, late: 0 },
  { of: 'cba', layer: 'w', from: '03-15', zone: 'Asia/Shanghai', phase: 2, late: 0 },
  { of: 'euroleague', layer: 'w', from: '03-15', zone: 'Europe/Madrid', phase: 6, late: 0 },
  { of: 'nba', layer: 'w', from: '03-15', zone: 'America/New_York', phase: 0, late: 0 },
]
export const youthLines: ReadonlyMap<string, YouthLine> = new Map(
  [...footballYouth, ...basketballYouth].map((line) => [`${line.of}.${line.layer}`, line]),
)
