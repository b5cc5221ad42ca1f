/** Parts of the drawn faces, on a field of 24. */
const ink = '#4a2a08'
const line = `fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`
const dot = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="1.25" ry="1.6" fill="${ink}"/>`
const heart = (x: number, fill: string) =>
  `<path fill="${fill}" d="M${x} 13.2c-2.9-1.9-3.4-3-3.1-4 .4-1.3 2.2-1.5 3.1-.1.9-1.4 2.7-1.2 3.1.1.3 1-.2 2.1-3.1 4z"/>`
const drop = (x: number, y: number) =>
  `<path fill="#4db8ff" d="M${x} ${y}c1.5 2 2.2 3 2.2 4.1a2.2 2.2 0 0 1-4.4 0c0-1.1.7-2.1 2.2-4.1z"/>`
const cheeks = '<g fill="#ff7a59" opacity=".6"><circle cx="6" cy="14" r="2"/><circle cx="18" cy="14" r="2"/></g>'
const lid = (x: number, y: number, bend: number) => `<path ${line} d="M${x - 2} ${y}q2 ${bend} 4 0"/>`
const cross = (x: number) => `<path ${line} d="M${x - 1.5} 8.5l3 3m0-3l-3 3"/>`

const eyes = {
  open: dot(8.5, 10) + dot(15.5, 10),
  happy: lid(8.2, 10.6, -2.8) + lid(15.8, 10.6, -2.8),
  shut: lid(8.2, 10, 2.4) + lid(15.8, 10, 2.4),
  wink: dot(8.5, 10) + lid(15.8, 10.4, -2.2),
  wide: '<g fill="#fff"><circle cx="8.2" cy="10" r="2.7"/><circle cx="15.8" cy="10" r="2.7"/></g>'.concat(
    dot(8.2, 10),
    dot(15.8, 10),
  ),
  hearts: heart(8, '#e5253a') + heart(16, '#e5253a'),
  shades: `<path fill="#1b2025" d="M3.8 7.8h16.4c0 4-1.4 5.6-3.9 5.6-2.2 0-3.3-1.4-3.7-3.2h-1.2c-.4 1.8-1.5 3.2-3.7 3.2-2.5 0-3.9-1.6-3.9-5.6z"/><path d="M6 9l2.4 0M15 9l2.4 0" stroke="#fff" stroke-width="1" opacity=".6"/>`,
  crossed: cross(8.3) + cross(15.7),
  angry: `${dot(8.5, 11)}${dot(15.5, 11)}<path ${line} d="M6 7.4l3.6 1.8M18 7.4l-3.6 1.8"/>`,
  sad: `${dot(8.5, 11)}${dot(15.5, 11)}<path ${line} d="M6 9l3-1.4M18 9l-3-1.4"/>`,
  flat: `<path ${line} d="M6.4 10.2h3.8M13.8 10.2h3.8"/>`,
  aside: `<path ${line} d="M6.2 8.6h4M13.8 8.6h4"/>${dot(9.6, 10.4)}${dot(17, 10.4)}`,
  uneven: `${dot(8.5, 10.6)}${dot(15.5, 10.6)}<path ${line} d="M6.4 7.6h3.6M14 7.4q2-1.6 3.8-.4"/>`,
} as const

const mouths = {
  smile: `<path ${line} d="M7.6 14.8q4.4 4 8.8 0"/>`,
  grin: '<path fill="#6b1d1d" d="M6.8 13.6h10.4c0 3.6-2.2 5.4-5.2 5.4s-5.2-1.8-5.2-5.4z"/><path fill="#fff" d="M7.4 13.6h9.2v1.8H7.4z"/>',
  laugh:
    '<path fill="#6b1d1d" d="M6.6 13h10.8c0 4-2.3 6.4-5.4 6.4S6.6 17 6.6 13z"/><path fill="#ff6a7a" d="M8.8 17.6c1.8-1.6 4.6-1.6 6.4 0a5 5 0 0 1-6.4 0z"/>',
  flat: `<path ${line} d="M8.6 16h6.8"/>`,
  frown: `<path ${line} d="M8.2 17.2q3.8-3 7.6 0"/>`,
  gasp: '<ellipse cx="12" cy="16.4" rx="2.4" ry="2.9" fill="#6b1d1d"/>',
  kiss: `<path ${line} d="M11.4 14q2.4.6.6 1.7 2.2.7-.4 1.9"/>`,
  tongue: `<path ${line} d="M7.6 14.6q4.4 3.4 8.8 0"/><path fill="#ff5d73" d="M10.6 16.2h4.2v1.6a2.1 2.1 0 0 1-4.2 0z"/>`,
  smirk: `<path ${line} d="M9 16q4 .6 6.4-2"/>`,
  wavy: `<path ${line} d="M7.4 16.2q1.6-1.8 3.1 0t3.1 0 3-.2"/>`,
  wail: '<path fill="#6b1d1d" d="M7.4 18.6c0-3 2-4.6 4.6-4.6s4.6 1.6 4.6 4.6c-2.8-1-6.4-1-9.2 0z"/>',
  teeth:
    '<rect x="7.4" y="14" width="9.2" height="4" rx="1.6" fill="#fff" stroke="#4a2a08"/><path d="M10.4 14v4M13.6 14v4" stroke="#4a2a08" stroke-width=".7"/>',
} as const

const hand = 'fill="#ffb52e" stroke="#d98200" stroke-width=".8"'
const extras = {
  cheeks,
  tear: drop(7, 12.4),
  tears: '<g fill="#4db8ff"><path d="M6 12h3.4v8.4H6zM14.6 12H18v8.4h-3.4z" opacity=".85"/></g>',
  joy: drop(4.2, 10.6) + drop(19.8, 10.6),
  sweat: drop(18.8, 4.6),
  sleep: `<path ${line} d="M15.6 3.4h4l-4 4h4"/>`,
  ask: '<path fill="none" stroke="#2a51b0" stroke-width="1.8" stroke-linecap="round" d="M17 4.4c.4-2.2 4.4-1.8 4 .6-.2 1.4-2 1.4-2 3"/><circle cx="19" cy="10.6" r="1.1" fill="#2a51b0"/>',
  chin: `<path ${hand} d="M6.4 18.4c1.6-.6 4.2-.8 6-.6 1 .1 1 1.5 0 1.6l-2.4.2c1.8.6 1.4 3.4-.8 3.6-2.6.2-4.4-1.6-2.8-4.8z"/>`,
  finger: `<path ${hand} d="M11.2 14.4a1.2 1.2 0 0 1 2.4 0v5h1.6c1.4 0 1.4 3.6-.6 3.6h-2.8c-1.6 0-2.4-3.2-.6-3.4z"/>`,
  anger:
    '<path fill="none" stroke="#e5253a" stroke-width="1.4" stroke-linecap="round" d="M17.4 3v3M20.4 3v3M16.6 3.2h0M21.8 6.6h-3M21.8 3.8h0"/>',
} as const

/** A face: eyes, mouth, and what comes on top. */
export interface Face {
  eyes: keyof typeof eyes
  mouth: keyof typeof mouths
  extra?: keyof typeof extras
  /** Red with anger, green with sickness. */
  tint?: 'red' | 'green'
}

const tints = { red: ['#ff9a6b', '#f0543c'], green: ['#d8ec7a', '#8fbf3f'], plain: ['#ffe27a', '#ffbf2e'] } as const

/** The drawing of a face, without its frame. */
export function drawFace({ eyes: eye, mouth, extra, tint = 'plain' as never }: Face): string {
  const [light, deep] = tints[tint as keyof typeof tints]
  const skin = `<radialGradient id="s" cx=".4" cy=".3" r=".9"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient><circle cx="12" cy="12" r="10.6" fill="url(#s)"/>`
  return skin + eyes[eye] + mouths[mouth] + (extra ? extras[extra] : '')
}
