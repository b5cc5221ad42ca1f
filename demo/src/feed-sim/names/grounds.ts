import type { Names } from '@pitchside/backend/modules/scores/ports/feed.port'

/** How grounds are called in a country: `{}` is the club, its town or its quarter. */
type Kind = readonly [zh: string, en: string, vi: string]
const english: readonly Kind[] = [
  ['{}公园球场', '{} Park', 'Sân {} Park'],
  ['{}路球场', '{} Road', 'Sân {} Road'],
  ['{}巷球场', '{} Lane', 'Sân {} Lane'],
  ['{}体育场', '{} Stadium', 'Sân vận động {}'],
  ['{}市政球场', '{} Community Ground', 'Sân {} Community'],
]
const spanish: readonly Kind[] = [
  ['{}体育场', 'Estadio de {}', 'Sân Estadio de {}'],
  ['{}市政体育场', 'Estadio Municipal de {}', 'Sân Municipal de {}'],
  ['新{}球场', 'Nuevo Estadio {}', 'Sân Nuevo {}'],
]
const portuguese: readonly Kind[] = [
  ['{}体育场', 'Estádio do {}', 'Sân Estádio do {}'],
  ['{}市政体育场', 'Estádio Municipal {}', 'Sân Municipal {}'],
  ['{}竞技场', 'Arena {}', 'Sân Arena {}'],
]
const italian: readonly Kind[] = [
  ['{}市政球场', 'Stadio Comunale di {}', 'Sân Comunale {}'],
  ['{}体育场', 'Stadio {}', 'Sân Stadio {}'],
  ['{}新球场', 'Nuovo Stadio {}', 'Sân Nuovo {}'],
]
const german: readonly Kind[] = [
  ['{}体育场', '{}-Stadion', 'Sân {}-Stadion'],
  ['{}竞技场', '{} Arena', 'Sân {} Arena'],
  ['{}森林球场', '{} Waldstadion', 'Sân {} Waldstadion'],
]
const french: readonly Kind[] = [
  ['{}体育场', 'Stade de {}', 'Sân Stade de {}'],
  ['{}市政体育场', 'Stade Municipal de {}', 'Sân Municipal {}'],
  ['{}公园球场', 'Parc de {}', 'Sân Parc de {}'],
]
const world: readonly Kind[] = [
  ['{}体育场', '{} Stadium', 'Sân vận động {}'],
  ['{}体育中心', '{} Sports Centre', 'Trung tâm thể thao {}'],
  ['{}竞技场', '{} Arena', 'Sân {} Arena'],
]

const kindsOf: Readonly<Record<string, readonly Kind[]>> = {
  'gb-eng': english,
  'gb-sct': english,
  es: spanish,
  mx: spanish,
  ar: spanish,
  co: spanish,
  cl: spanish,
  pt: portuguese,
  br: portuguese,
  it: italian,
  de: german,
  at: german,
  ch: german,
  nl: german,
  fr: french,
}

export function groundNames(flag: string, { zh, en, vi }: Names, number: number): Names {
  const kinds = kindsOf[flag] ?? world
  const [ofZh, ofEn, ofVi] = kinds[number % kinds.length] as Kind
  return { zh: ofZh.replace('{}', zh), en: ofEn.replace('{}', en), vi: ofVi.replace('{}', vi) }
}

/** Grounds that belong to no side: those of the World Cup of 2026, as its organiser calls them. Capacity in thousands. */
export const neutralGrounds: readonly { names: Names; thousands: number }[] = (
  [
    ['纽约新泽西', 'New York New Jersey', 82],
    ['洛杉矶', 'Los Angeles', 70],
    ['达拉斯', 'Dallas', 80],
    ['墨西哥城', 'Mexico City', 83],
    ['亚特兰大', 'Atlanta', 71],
    ['迈阿密', 'Miami', 65],
    ['波士顿', 'Boston', 65],
    ['休斯敦', 'Houston', 72],
    ['堪萨斯城', 'Kansas City', 73],
    ['费城', 'Philadelphia', 69],
    ['西雅图', 'Seattle', 69],
    ['旧金山湾区', 'San Francisco Bay Area', 71],
    ['蒙特雷', 'Monterrey', 53],
    ['温哥华', 'BC Place Vancouver', 54],
    ['多伦多', 'Toronto', 45],
    ['瓜达拉哈拉', 'Guadalajara', 48],
  ] as const
).map(([zh, en, thousands]) => {
  const isWhole = en.includes('Place')
  const own = isWhole ? en : `${en} Stadium`
  return { names: { zh: `${zh}体育场`, en: own, vi: `Sân vận động ${en}` }, thousands }
})
