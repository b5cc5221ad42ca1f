// A day of 2,000 matches, 300 of them running, and what happens to them: fifty changes a second, as a full feed has them.
export const size = { rows: 2_000, live: 300, leagues: 100, companyId: 2 }

/** The same numbers in every run. */
function makeRandom(seed) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const first =
  '曼 man,切 qie,利 li,阿 a,巴 ba,皇 huang,拜 bai,多 duo,尤 you,罗 luo,米 mi,里 li,马 ma,波 bo,安 an,费 fei,格 ge,汉 han,库 ku,塞 sai'
const last =
  '联 lian,城 cheng,森纳 senna,尔西 erxi,物浦 wupu,萨 sa,马 ma,仁 ren,特 te,文 wen,昂 ang,赛 sai,竞技 jingji,图 tu,维亚 weiya,根 gen,堡 bao,内 nei,拉 la,队 dui'
const pairs = (text) => text.split(',').map((pair) => pair.split(' '))

const teams = pairs(first).flatMap(([zh, sound]) =>
  pairs(last).map(([zh2, sound2]) => ({
    zh: zh + zh2,
    latin: `${sound[0].toUpperCase()}${sound.slice(1)} ${sound2}`,
    search: `${sound}${sound2} ${sound[0]}${sound2[0]}`,
  })),
)

const quote = (win, draw, fail) => ({ win, draw, fail, sealing_disk: 0 })
const market = (win, draw, fail, isLive) => ({
  initial: quote(win, draw, fail),
  immediate: quote(win + 0.02, draw, fail - 0.02),
  ...(isLive ? { scram: quote(win, draw, fail) } : {}),
})

function named(side, index) {
  const team = teams[index % teams.length]
  return {
    [`${side}_team_id`]: 1_000 + (index % teams.length),
    [`${side}_team_name_zh`]: team.zh,
    [`${side}_team_name_en`]: team.latin,
    [`${side}_team_name_vi`]: team.latin,
    [`${side}_team_logo`]: '',
    [`${side}_team_search`]: team.search,
  }
}

function rowOf(index, nowS, random) {
  const league = Math.floor(index / (size.rows / size.leagues))
  const place = index % (size.rows / size.leagues)
  const isLive = index % 20 < 3
  const status = isLive ? [2, 3, 4][index % 3] : place % 2 === 0 ? 1 : 8
  const kickoff = nowS + (isLive ? -2_400 : status === 1 ? 600 + place * 900 : -7_200 - place * 600)
  const pick = (most) => Math.floor(random() * most)
  const letter = String.fromCharCode(65 + (league % 26))
  return {
    id: 3_700_000 + index,
    status,
    competition_id: 500 + league,
    competition_name_zh: `联赛${league}`,
    competition_name_en: `${letter} League ${league}`,
    competition_name_vi: `Giải ${letter} ${league}`,
    competition_key: `x${league}.1`,
    competition_search: `liansai ls`,
    primary_color: '#345',
    flag: ['gb-eng', 'es', 'it', 'de', 'fr', 'cn', 'vn', 'jp'][league % 8],
    country_id: league % 8,
    ...named('home', index * 2),
    ...named('away', index * 2 + 1),
    match_time: kickoff,
    match_str: '',
    period_start: status === 2 || status === 4 ? nowS - 900 : 0,
    added: 0,
    round: 12,
    stage: '',
    half_score: '',
    corner_kick: '',
    home_score: status === 1 ? 0 : pick(3),
    away_score: status === 1 ? 0 : pick(3),
    home_half: 0,
    away_half: 0,
    home_red_card: 0,
    away_red_card: 0,
    home_yellow_card: status === 1 ? 0 : pick(4),
    away_yellow_card: status === 1 ? 0 : pick(4),
    home_corner: status === 1 ? 0 : pick(8),
    away_corner: status === 1 ? 0 : pick(8),
    home_overtime: 0,
    away_overtime: 0,
    home_shoot_out: 0,
    away_shoot_out: 0,
    home_rank: place + 1,
    away_rank: 20 - place,
    is_hot: league < 12 ? 1 : 0,
    is_collect: 0,
    reserve: 0,
    mlive: 0,
    note: '',
    exponent: {
      company_id: size.companyId,
      asia: market(0.9, 0.5, 0.98, isLive),
      eu: market(1.9, 3.4, 4.1, isLive),
      bs: market(0.88, 2.5, 1, isLive),
    },
  }
}

const fields = {
  10: 'home_score',
  20: 'away_score',
  13: 'home_yellow_card',
  23: 'away_yellow_card',
  14: 'home_corner',
  24: 'away_corner',
}

/** The day as the server knows it: rows to answer with, and the next frame of changes. */
export function makeDay(nowS, seed = 7) {
  const random = makeRandom(seed)
  const rows = Array.from({ length: size.rows }, (_, index) => rowOf(index, nowS, random))
  const running = () => rows.filter((row) => row.status >= 2 && row.status <= 7)
  let live = running()

  function setStatus(row, status, atS) {
    row.status = status
    if (status === 2 || status === 4) row.period_start = atS
    live = running()
    return [row.id, 1, status, ...(status === 2 || status === 4 ? [2, atS] : [])]
  }
  function prices(row) {
    const step = () => Math.round((0.7 + random() * 0.6) * 100) / 100
    const values = {
      40: [step(), 0.5, step(), 0, size.companyId],
      41: [step() + 1, 3.4, step() + 2, 0, size.companyId],
      42: [step(), 2.5, step(), 0, size.companyId],
    }
    for (const [field, name] of [
      [40, 'asia'],
      [41, 'eu'],
      [42, 'bs'],
    ]) {
      const [win, draw, fail] = values[field]
      row.exponent[name].scram = quote(win, draw, fail)
    }
    return [row.id, 40, values[40], 41, values[41], 42, values[42]]
  }
  function more(row, field) {
    row[fields[field]] += 1
    return [row.id, field, row[fields[field]]]
  }
  function change(atS) {
    const row = live[Math.floor(random() * live.length)]
    const kind = random()
    if (kind < 0.85) return [prices(row)]
    if (kind < 0.93) return [more(row, random() < 0.5 ? 14 : 24)]
    if (kind < 0.97) return [more(row, random() < 0.5 ? 13 : 23)]
    if (kind < 0.99) return [more(row, random() < 0.5 ? 10 : 20)]
    // One ends, another begins: there are always as many running.
    const next = rows.find((one) => one.status === 1)
    const ended = setStatus(row, 8, atS)
    return next ? [ended, setStatus(next, 2, atS)] : [ended]
  }
  return {
    rows,
    /** Changes of a frame, as lists of one entry a match and topic: the last value wins. */
    frame: (count, atS) => Array.from({ length: count }, () => change(atS)).flat(),
    /** A goal in each of these that has begun. */
    goals: (ids) => rows.filter((row) => ids.has(row.id) && row.status !== 1).map((row) => more(row, 10)),
    /** Half-time of half the running matches at once. */
    burst: (count, atS) =>
      live
        .filter((row) => row.status === 2 || row.status === 4)
        .slice(0, count)
        .map((row) => setStatus(row, row.status === 2 ? 3 : 8, atS)),
  }
}
