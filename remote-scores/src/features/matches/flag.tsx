import styles from './flag.module.css'

/** Stripes of a flag: direction and colours; enough to know a country at 18 x 13 px. */
type Stripes = readonly ['h' | 'v', ...string[]]

const stripes: Record<string, Stripes> = {
  it: ['v', '#009246', '#fff', '#ce2b37'],
  fr: ['v', '#002395', '#fff', '#ed2939'],
  de: ['h', '#000', '#d00', '#ffce00'],
  es: ['h', '#c60b1e', '#ffc400', '#ffc400', '#c60b1e'],
  nl: ['h', '#ae1c28', '#fff', '#21468b'],
  pt: ['v', '#046a38', '#046a38', '#da291c', '#da291c', '#da291c'],
  us: ['h', '#b22234', '#fff', '#b22234', '#fff', '#b22234', '#fff', '#b22234'],
  mx: ['v', '#006847', '#fff', '#ce1126'],
  sa: ['h', '#006c35'],
  br: ['h', '#009c3b'],
  tr: ['h', '#e30a17'],
  cn: ['h', '#de2910'],
  vn: ['h', '#da251d'],
  jp: ['h', '#fff'],
  kr: ['h', '#fff'],
  eu: ['h', '#003399'],
  un: ['h', '#4b92db'],
  'gb-eng': ['h', '#fff'],
  ar: ['h', '#74acdf', '#fff', '#74acdf'],
  at: ['h', '#ed2939', '#fff', '#ed2939'],
  au: ['h', '#00247d'],
  be: ['v', '#000', '#fae042', '#ed2939'],
  ca: ['v', '#d80621', '#fff', '#fff', '#d80621'],
  ch: ['h', '#d52b1e'],
  ci: ['v', '#f77f00', '#fff', '#009e60'],
  co: ['h', '#fcd116', '#fcd116', '#003893', '#ce1126'],
  cz: ['h', '#fff', '#d7141a'],
  dk: ['h', '#c8102e'],
  dz: ['v', '#006233', '#fff'],
  ec: ['h', '#ffdd00', '#ffdd00', '#034ea2', '#ed1c24'],
  eg: ['h', '#ce1126', '#fff', '#000'],
  gh: ['h', '#ce1126', '#fcd116', '#006b3f'],
  'gb-sct': ['h', '#005eb8'],
  hr: ['h', '#f00', '#fff', '#171796'],
  iq: ['h', '#ce1126', '#fff', '#000'],
  ir: ['h', '#239f40', '#fff', '#da0000'],
  jo: ['h', '#000', '#fff', '#007a3d'],
  ma: ['h', '#c1272d'],
  ng: ['v', '#008751', '#fff', '#008751'],
  no: ['h', '#ba0c2f'],
  pa: ['h', '#fff', '#d21034'],
  py: ['h', '#d52b1e', '#fff', '#0038a8'],
  qa: ['v', '#fff', '#8d1b3d', '#8d1b3d'],
  se: ['h', '#006aa7'],
  sn: ['v', '#00853f', '#fdef42', '#e31b23'],
  tn: ['h', '#e70013'],
  uy: ['h', '#fff', '#0038a8', '#fff', '#0038a8', '#fff'],
  za: ['h', '#de3831', '#fff', '#007a4d', '#fff', '#002395'],
}
const star = 'm9 2.5 1.1 3.2h3.4l-2.7 2 1 3.3L9 9l-2.8 2 1-3.3-2.7-2h3.4z'

/** What stands on the stripes. */
const emblems: Record<string, { path: string; fill: string }[]> = {
  'gb-eng': [{ path: 'M7.5 0h3v13h-3zM0 5h18v3H0z', fill: '#d0112b' }],
  cn: [{ path: 'm4 2 .8 2.3H7.2L5.3 5.8l.7 2.3L4 6.7 2 8.1l.7-2.3L.8 4.3h2.4z', fill: '#ffde00' }],
  vn: [{ path: star, fill: '#ff0' }],
  jp: [{ path: 'M9 2.600a3.900 3.900 0 1 1 0 7.800 3.900 3.900 0 0 1 0-7.800z', fill: '#bc002d' }],
  kr: [
    { path: 'M9 3.200a3.300 3.300 0 0 1 3.300 3.300H5.700A3.300 3.300 0 0 1 9 3.200z', fill: '#cd2e3a' },
    { path: 'M9 9.800a3.300 3.300 0 0 1-3.300-3.300h6.600A3.300 3.300 0 0 1 9 9.800z', fill: '#0047a0' },
  ],
  br: [
    { path: 'M9 1.500 16 6.500 9 11.500 2 6.500z', fill: '#ffdf00' },
    { path: 'M9 3.800a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400z', fill: '#002776' },
  ],
  dk: [{ path: 'M5 0h2.400v13H5zM0 5.300h18v2.400H0z', fill: '#fff' }],
  no: [
    { path: 'M4.500 0h3.400v13H4.500zM0 4.800h18v3.400H0z', fill: '#fff' },
    { path: 'M5.400 0H7v13H5.400zM0 5.700h18v1.600H0z', fill: '#00205b' },
  ],
  se: [{ path: 'M5 0h2.400v13H5zM0 5.300h18v2.400H0z', fill: '#fecc00' }],
  ch: [{ path: 'M7.800 2.800h2.400v2.500h2.500v2.400h-2.500v2.500H7.800V7.700H5.300V5.300h2.500z', fill: '#fff' }],
  'gb-sct': [{ path: 'M0 0h2.400L18 10.800V13h-2.400L0 2.200zM18 0v2.200L2.400 13H0v-2.200L15.600 0z', fill: '#fff' }],
  cz: [{ path: 'M0 0 9 6.500 0 13z', fill: '#11457e' }],
  ma: [{ path: star, fill: '#006233' }],
  tn: [{ path: 'M9 3a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z', fill: '#fff' }],
  tr: [
    {
      path: 'M7 3.300a3.200 3.200 0 1 0 2.200 5.600 2.600 2.600 0 1 1 0-4.800A3.200 3.200 0 0 0 7 3.300z',
      fill: '#fff',
    },
  ],
  us: [{ path: 'M0 0h8v7H0z', fill: '#3c3b6e' }],
  sa: [{ path: 'M4 8.500h10v1H4zM5 4h8v2.200H5z', fill: '#fff' }],
  eu: [
    {
      path: 'M9 2.400a4.100 4.100 0 1 1 0 8.200 4.100 4.100 0 0 1 0-8.200zm0 1a3.100 3.100 0 1 0 0 6.200 3.100 3.100 0 0 0 0-6.200z',
      fill: '#fc0',
    },
  ],
  un: [
    {
      path: 'M9 2.600a3.900 3.900 0 1 1 0 7.800 3.900 3.900 0 0 1 0-7.800zm0 1.200a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z',
      fill: '#fff',
    },
  ],
  mx: [{ path: 'M9 4.800a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400z', fill: '#8a5a2b' }],
  pt: [{ path: 'M7.200 4.300a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400z', fill: '#ffe000' }],
}

/** A small flag. It stands beside the name of its league and says nothing to screen readers. */
export function Flag({ code }: { code: string }) {
  const [direction, ...colours] = stripes[code] ?? (['h', '#5d6872'] as const)
  const share = (direction === 'h' ? 13 : 18) / colours.length
  return (
    <svg className={styles.flag} viewBox="0 0 18 13" aria-hidden="true">
      {colours.map((colour, index) => {
        const offset = index * share
        const key = `${offset}`
        return direction === 'h' ? (
          <rect key={key} x="0" y={offset} width="18" height={share + 0.1} fill={colour} />
        ) : (
          <rect key={key} x={offset} y="0" width={share + 0.1} height="13" fill={colour} />
        )
      })}
      {(emblems[code] ?? []).map((emblem) => (
        <path key={emblem.path} d={emblem.path} fill={emblem.fill} />
      ))}
    </svg>
  )
}
