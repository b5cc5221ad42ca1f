/** A piece of a flag on a field of 18 x 13. */
export type FlagPiece = readonly [fill: string, path: string]
export type FlagArt = Readonly<Record<string, readonly FlagPiece[]>>

const round = (value: number): number => Math.round(value * 100) / 100

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h-${width}z`
const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`
/** A ring of this width, by leaving its inside out. */
const ring = (x: number, y: number, r: number, width: number): string => {
  const inner = round(r - width)
  return `${disc(x, y, r)}M${round(x - inner)} ${y}a${inner} ${inner} 0 1 1 ${round(2 * inner)} 0 ${inner} ${inner} 0 1 1-${round(2 * inner)} 0z`
}
const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [reach, angle] = [i % 2 === 0 ? r : r * 0.4, (Math.PI * i) / 5]
    return `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`
  })
  return `M${points.join('L')}z`
}
const stars = (...list: (readonly [x: number, y: number, r: number])[]): string =>
  list.map((one) => star(...one)).join('')
/** A moon that opens to the right. */
const moon = (x: number, y: number, r: number): string => {
  const [dx, dy, inner] = [round(r * 0.55), round(r * 0.83), round(r * 0.86)]
  return `M${round(x + dx)} ${round(y - dy)}a${r} ${r} 0 1 0 0 ${round(2 * dy)} ${inner} ${inner} 0 1 1 0-${round(2 * dy)}z`
}

const size = { h: 13, v: 18 } as const
/** Stripes from the top down or from the left; `#fff*2` is twice as wide. */
function stripes(direction: 'h' | 'v', text: string): FlagPiece[] {
  const list = text.split(' ').map((one) => one.split('*') as [string, string?])
  const unit = size[direction] / list.reduce((sum, [, weight]) => sum + Number(weight ?? 1), 0)
  let at = 0
  return list.map(([fill, weight]) => {
    const [start, width] = [round(at), round(unit * Number(weight ?? 1)) + 0.02]
    at += unit * Number(weight ?? 1)
    return [fill, direction === 'h' ? box(0, start, 18, width) : box(start, 0, width, 13)]
  })
}
const h = (text: string): FlagPiece[] => stripes('h', text)
const v = (text: string): FlagPiece[] => stripes('v', text)
const plain = (fill: string): FlagPiece[] => [[fill, 'M0 0h18v13H0z']]
const cross = (fill: string, width: number): FlagPiece => [
  fill,
  box(6 - width / 2, 0, width, 13) + box(0, 6.5 - width / 2, 18, width),
]
const triangle = (reach: number): string => `M0 0 ${reach} 6.5 0 13z`
/** The Union Jack of a canton. */
const jack: FlagPiece[] = [
  ['#00247d', box(0, 0, 9, 6.5)],
  ['#fff', 'M0 0h1.2L9 5.6v.9H7.8L0 .9zM9 0v.9L1.2 6.5H0v-.9L7.8 0z'],
  ['#fff', box(3.5, 0, 2, 6.5) + box(0, 2.25, 9, 2)],
  ['#cf142b', box(3.9, 0, 1.2, 6.5) + box(0, 2.65, 9, 1.2)],
]

/** Flags of countries and of what stands for one, by their codes. */
export const flagArt: FlagArt = {
  ae: [...h('#00732f #fff #000'), ['#f00', box(0, 0, 4.5, 13)]],
  ar: [...h('#74acdf #fff #74acdf'), ['#f6b40e', disc(9, 6.5, 1.5)]],
  at: h('#ed2939 #fff #ed2939'),
  au: [
    ...plain('#00247d'),
    ...jack,
    ['#fff', stars([4.5, 9.8, 1.5], [13.5, 2.6, 0.9], [11.3, 5.8, 0.9], [15.7, 5.2, 0.9], [13.5, 10.4, 0.9])],
  ],
  ba: [
    ...plain('#002395'),
    ['#fecb00', 'M5 0h11v13z'],
    ['#fff', stars([4.4, 1.2, 0.8], [6.6, 3.8, 0.8], [8.8, 6.4, 0.8], [11, 9, 0.8], [13.2, 11.6, 0.8])],
  ],
  be: v('#000 #fae042 #ed2939'),
  br: [
    ...plain('#009c3b'),
    ['#ffdf00', 'M9 1.2 16.4 6.5 9 11.8 1.6 6.5z'],
    ['#002776', disc(9, 6.5, 2.8)],
    ['#fff', 'M6.3 5.8a7 7 0 0 1 5.3 1.7l-.2.6a6.400 6.400 0 0 0-5.200-1.700z'],
  ],
  ca: [
    ...v('#d80621 #fff*2 #d80621'),
    [
      '#d80621',
      'M9 2.400l.9 1.800 1-.5-.4 2.600 1.300-1.300.3.8 1.400-.2-.5 1.500.6.4-2.400 2 .2.9-2.200-.3v1.900h-.4V10.100l-2.200.3.200-.9-2.400-2 .6-.4-.5-1.500 1.400.2.3-.8 1.300 1.300-.4-2.600 1 .5z',
    ],
  ],
  cd: [
    ...plain('#007fff'),
    ['#f7d618', 'M0 9.600 14.200 0H18v3.400L3.800 13H0z'],
    ['#ce1021', 'M0 10.500 15.500 0H18v2.500L2.500 13H0z'],
    ['#f7d618', star(3.6, 3.4, 2.4)],
  ],
  ch: [...plain('#d52b1e'), ['#fff', box(7.8, 2.6, 2.4, 7.8) + box(5.1, 5.3, 7.8, 2.4)]],
  ci: v('#f77f00 #fff #009e60'),
  cm: [...v('#007a5e #ce1126 #fcd116'), ['#fcd116', star(9, 6.5, 2)]],
  cl: [...h('#fff #d52b1e'), ['#0039a6', box(0, 0, 6.5, 6.5)], ['#fff', star(3.2, 3.3, 1.8)]],
  cn: [
    ...plain('#de2910'),
    ['#ffde00', stars([3.4, 3.6, 2.2], [6.8, 1.4, 0.75], [8.2, 3, 0.75], [8.2, 5.2, 0.75], [6.8, 6.8, 0.75])],
  ],
  co: h('#fcd116*2 #003893 #ce1126'),
  cr: h('#002b7f #fff #ce1126*2 #fff #002b7f'),
  cv: [
    ...h('#003893*6 #fff #cf2027 #fff #003893*3'),
    [
      '#f7d116',
      stars(
        ...Array.from(
          { length: 10 },
          (_, i) => [6.7 + 2.6 * Math.sin((Math.PI * i) / 5), 8.1 - 2.6 * Math.cos((Math.PI * i) / 5), 0.6] as const,
        ),
      ),
    ],
  ],
  cw: [...h('#002b7f*5 #f9e814 #002b7f*2'), ['#fff', stars([3, 2.6, 1], [5.4, 4.4, 1.4])]],
  cz: [...h('#fff #d7141a'), ['#11457e', triangle(9)]],
  de: h('#000 #d00 #ffce00'),
  dk: [...plain('#c8102e'), cross('#fff', 2)],
  dz: [...v('#006233 #fff'), ['#d21034', moon(9, 6.5, 2.8) + star(10.4, 6.5, 1.2)]],
  ec: [...h('#fd0*2 #034ea2 #ed1c24'), ['#8a6a3b', disc(9, 5.6, 2.1)], ['#8fc4e8', disc(9, 5.6, 1.4)]],
  eg: [...h('#ce1126 #fff #000'), ['#c09300', 'M7.600 5l1.400.8 1.400-.8-.2 2.400-.700.2.3.6H8.200l.3-.6-.7-.2z']],
  es: [...h('#aa151b #f1bf00*2 #aa151b'), ['#ad1519', box(4.4, 5, 2, 2.6)]],
  eu: [...plain('#039'), ['#fc0', ring(9, 6.5, 4.1, 1)]],
  fr: v('#002395 #fff #ed2939'),
  'gb-eng': [...plain('#fff'), ['#ce1124', box(7.6, 0, 2.8, 13) + box(0, 5.1, 18, 2.8)]],
  'gb-sct': [
    ...plain('#005eb8'),
    ['#fff', 'M0 0h2.400L18 10.800V13h-2.400L0 2.200zM18 0v2.200L2.400 13H0v-2.200L15.600 0z'],
  ],
  'gb-nir': [...plain('#fff'), ['#ce1124', box(7.6, 0, 2.8, 13) + box(0, 5.1, 18, 2.8)], ['#fff', star(9, 6.5, 2.6)]],
  'gb-wls': [
    ...h('#fff #00ab39'),
    [
      '#c8102e',
      'M3.500 8.600c1.200.2 2-.3 2.200-1.300L4.600 5.800l2 .3.7-2.400 1.500 1.500 1.900-1.900.5 2.200 2.600-.3-1 1.500 1.700 1.300-1.900.1.7 2-1.700-.8-1 1.300-.7-1.600-1.600 1.700-.300-1.700-1.700.8z',
    ],
  ],
  gh: [...h('#ce1126 #fcd116 #006b3f'), ['#000', star(9, 6.4, 2.2)]],
  gr: [
    ...h('#0d5eaf #fff #0d5eaf #fff #0d5eaf #fff #0d5eaf #fff #0d5eaf'),
    ['#0d5eaf', box(0, 0, 7.2, 7.22)],
    ['#fff', box(2.9, 0, 1.4, 7.22) + box(0, 2.9, 7.2, 1.4)],
  ],
  hr: [
    ...h('#f00 #fff #171796'),
    ['#fff', box(6.8, 3, 4.4, 6.4)],
    [
      '#f00',
      [0, 1, 2, 3, 4, 5]
        .flatMap((row) => [0, 1].map((column) => box(6.8 + 1.1 * (2 * column + (row % 2)), 3 + row * 1.06, 1.1, 1.06)))
        .join(''),
    ],
  ],
  ht: [...h('#00209f #d21034'), ['#fff', box(6.5, 4.4, 5, 4.2)], ['#016a16', 'M7.300 8l1.700-2.800L10.700 8z']],
  id: h('#ce1126 #fff'),
  in: [...h('#f93 #fff #138808'), ['#000080', ring(9, 6.5, 1.8, 0.4)]],
  iq: [...h('#ce1126 #fff #000'), ['#007a3d', box(4.6, 5.6, 2, 1.6) + box(8, 5.6, 2, 1.6) + box(11.4, 5.6, 2, 1.6)]],
  ir: [...h('#239f40 #fff #da0000'), ['#da0000', ring(9, 6.5, 1.5, 0.5) + box(8.7, 5, 0.6, 3)]],
  it: v('#009246 #fff #ce2b37'),
  jo: [...h('#000 #fff #007a3d'), ['#ce1126', triangle(9)], ['#fff', star(3, 6.5, 1.1)]],
  jp: [...plain('#fff'), ['#bc002d', disc(9, 6.5, 3.9)]],
  kr: [
    ...plain('#fff'),
    ['#0047a0', disc(9, 6.5, 3.1)],
    ['#cd2e3a', 'M5.900 6.500a3.100 3.100 0 0 1 6.200 0 1.550 1.550 0 0 1-3.100 0 1.550 1.550 0 0 0-3.100 0z'],
    [
      '#000',
      'M2.200 3.800l1.500-2.200.4.3-1.500 2.200zM3 4.300l1.500-2.200.4.3-1.500 2.200zM13.900 1.900l.4-.3 1.500 2.200-.4.3zM13.100 2.400l.4-.3L15 4.300l-.4.3zM2.200 9.200l.4-.3 1.500 2.200-.4.3zM3 8.700l.4-.3 1.500 2.200-.4.3zM13.900 11.100l1.500-2.200.4.3-1.500 2.200zM13.100 10.600l1.500-2.200.4.3-1.500 2.200z',
    ],
  ],
  ma: [...plain('#c1272d'), ['#006233', star(9, 6.6, 3.2)], ['#c1272d', star(9, 6.6, 1.9)]],
  mx: [
    ...v('#006847 #fff #ce1126'),
    ['#8a5a2b', disc(9, 6.3, 1.8)],
    ['#6c8a3f', 'M7.300 7.300a2 2 0 0 0 3.400 0l.3.5a2.500 2.500 0 0 1-4 0z'],
  ],
  ng: v('#008751 #fff #008751'),
  nl: h('#ae1c28 #fff #21468b'),
  no: [...plain('#ba0c2f'), cross('#fff', 3.2), cross('#00205b', 1.5)],
  nz: [
    ...plain('#00247d'),
    ...jack,
    ['#fff', stars([13.5, 2.7, 1.2], [11.3, 5.8, 1.2], [15.7, 5.3, 1.2], [13.5, 10, 1.3])],
    ['#cc142b', stars([13.5, 2.7, 0.8], [11.3, 5.8, 0.8], [15.7, 5.3, 0.8], [13.5, 10, 0.9])],
  ],
  pa: [
    ...plain('#fff'),
    ['#d21034', box(9, 0, 9, 6.5) + star(13.5, 9.8, 1.9)],
    ['#005293', box(0, 6.5, 9, 6.5) + star(4.5, 3.3, 1.9)],
  ],
  pl: h('#fff #dc143c'),
  pt: [
    ...v('#046a38*2 #da291c*3'),
    ['#ffe000', ring(7.2, 6.5, 2.4, 0.6)],
    ['#da291c', disc(7.2, 6.5, 1.5)],
    ['#fff', disc(7.2, 6.5, 0.8)],
  ],
  py: [...h('#d52b1e #fff #0038a8'), ['#009b3a', ring(9, 6.5, 1.7, 0.4)], ['#fedf00', star(9, 6.5, 0.9)]],
  qa: [...plain('#8d1b3d'), ['#fff', `M0 0h5.500${'l2 .72-2 .72'.repeat(9)}V13H0z`]],
  rs: [...h('#c6363c #0c4076 #fff'), ['#fff', box(4.6, 3.4, 3, 4)], ['#c6363c', box(5, 3.8, 2.2, 3.2)]],
  sa: [...plain('#006c35'), ['#fff', `${box(4.4, 3.6, 9.2, 1)}${box(5.4, 5.2, 7.2, 0.9)}M4 8.4h9.4l.9.4-.9.4H4z`]],
  se: [...plain('#006aa7'), cross('#fecc00', 2.4)],
  sn: [...v('#00853f #fdef42 #e31b23'), ['#00853f', star(9, 6.5, 2)]],
  th: h('#a51931 #f4f5f8 #2d2a4a*2 #f4f5f8 #a51931'),
  tn: [...plain('#e70013'), ['#fff', disc(9, 6.5, 3.4)], ['#e70013', moon(9, 6.5, 2.3) + star(9.9, 6.5, 1.1)]],
  tr: [...plain('#e30a17'), ['#fff', moon(6.8, 6.5, 3.1) + star(10.6, 6.5, 1.5)]],
  un: [...plain('#4b92db'), ['#fff', ring(9, 6.5, 3.9, 1.2) + disc(9, 6.5, 1.4)]],
  us: [
    ...h('#b22234 #fff #b22234 #fff #b22234 #fff #b22234'),
    ['#3c3b6e', box(0, 0, 8, 7.43)],
    ['#fff', stars(...[1.3, 3.1, 4.9, 6.7].flatMap((x) => [1.3, 3.7, 6.1].map((y) => [x, y, 0.6] as const)))],
  ],
  uy: [
    ...h('#fff #0038a8 #fff #0038a8 #fff #0038a8 #fff #0038a8 #fff'),
    ['#fff', box(0, 0, 7, 7.2)],
    ['#fcd116', star(3.5, 3.6, 2.5) + disc(3.5, 3.6, 1.5)],
  ],
  uz: [
    ...h('#0099b5*10 #ce1126 #fff*10 #ce1126 #1eb53a*10'),
    [
      '#fff',
      moon(2.9, 2.1, 1.5) +
        stars([6, 3.2, 0.5], [7.4, 2.2, 0.5], [7.4, 3.2, 0.5], [8.8, 1.2, 0.5], [8.8, 2.2, 0.5], [8.8, 3.2, 0.5]),
    ],
  ],
  vn: [...plain('#da251d'), ['#ff0', star(9, 6.7, 3.6)]],
  za: [
    ...h('#de3831 #002395'),
    ['#fff', 'M0 0h3.600l6 4.300H18v4.400H9.600l-6 4.300H0z'],
    ['#007a4d', 'M0 0h2l7 5.200h9v2.600H9L2 13H0z'],
    ['#ffb612', 'M0 2.100 6.200 6.500 0 10.900z'],
    ['#000', 'M0 3.200 4.700 6.500 0 9.800z'],
  ],
}

/** A code that nobody drew. */
export const noFlag: readonly FlagPiece[] = plain('#5d6872')

/** Flags of the national teams, in the order of their numbers. */
export const nationFlags: readonly string[] =
  'mx za kr cz ca ba qa ch br ma ht gb-sct us py au tr de cw ci ec nl jp se tn be eg ir nz es cv sa uy fr sn iq no ar dz at jo pt cd uz co gb-eng hr gh pa'.split(
    ' ',
  )
