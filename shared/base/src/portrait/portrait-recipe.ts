import { hash } from '../hash'

/** What a generated portrait is drawn from: colours as #rrggbb, hair as paths on a 40 px field. */
export interface PortraitRecipe {
  backTop: string
  backBottom: string
  skin: string
  hair: string
  shirt: string
  hairBehind: string
  hairFront: string
  hasGlasses: boolean
  hasBeard: boolean
}

const backs = [
  ['#2b3a67', '#496a81'],
  ['#5b2a86', '#7785ac'],
  ['#0b6e4f', '#6bbf59'],
  ['#9a3412', '#f59e0b'],
  ['#155e75', '#22d3ee'],
  ['#7f1d3a', '#f472b6'],
  ['#1e3a8a', '#60a5fa'],
  ['#3f3f46', '#a1a1aa'],
  ['#365314', '#a3e635'],
  ['#78350f', '#fbbf24'],
] as const
const skins = ['#f3cfae', '#e3b088', '#c48a60', '#8a5a3c', '#f7dcc4'] as const
const hairs = ['#17130f', '#2f1d12', '#5a3a1e', '#0d1117', '#7a4a20', '#3b3b46'] as const
const shirts = ['#e0223a', '#c8f031', '#f3f5f6', '#1b2a6b', '#ffb020', '#13a06f', '#12161b', '#6ca8ff'] as const
/** Each cut: what is behind the head, what is in front. */
const cuts = [
  ['', 'M13 18c-.5-7 3-10.5 8-10.5S28.5 11 27.5 18c-1-3.5-2-5-3-5.5-3 1-6.5 1-8.5 0-1.2 1-2.4 2.5-3 5.5z'],
  [
    'M12 17c0-7 4-10.5 8.5-10.5S29 10 29 17l1 11H11z',
    'M13 18c0-6.5 3.5-10 7.5-10s7.5 3.5 7.5 10c-2-1.5-3.5-4-4-6-2 2.5-6.5 4.5-11 6z',
  ],
  ['', 'M12.8 16.5c0-6 3.2-9.5 7.7-9.5s7.7 3.5 7.7 9.5l-1.5-3.5H14.3z'],
  [
    'M11 20c-2-2-1-5 .5-6 0-5 4-8 9-8s9 3 9 8c1.5 1 2.5 4 .5 6 .5 3-1.5 5-3.5 4.5h-12C12.5 25 10.5 23 11 20z',
    'M13.5 17c0-5 3-8 7-8s7 3 7 8c-2-2.5-3-3-4.5-3.5-3 .5-7 .8-9.5 3.5z',
  ],
  [
    'M26 12c4 0 6 3 5.5 8s-2 6-3.5 7z',
    'M13 17.5C12.5 10.5 16 7 20.5 7S28.5 10.5 28 17.5c-1.5-2-2-4-2.5-5.5-4 .5-10 1.5-12.5 5.5z',
  ],
  ['', 'M12.5 15.5C12.5 9 16 6.5 20.5 6.5S28.5 9 28.5 15.5H33l-1 1.8H12.5z'],
] as const

const pick = <Item>(from: readonly [Item, ...Item[]] | readonly Item[], number: number) =>
  from[number % from.length] as Item

/** The portrait of a user without a picture. The same id gives the same face. */
export function portraitFor(id: string): PortraitRecipe {
  const number = hash(id)
  const [backBottom, backTop] = pick(backs, number >>> 2)
  const [hairBehind, hairFront] = pick(cuts, number >>> 15)
  return {
    backTop,
    backBottom,
    skin: pick(skins, number >>> 5),
    hair: pick(hairs, number >>> 9),
    shirt: pick(shirts, number >>> 12),
    hairBehind,
    hairFront,
    hasGlasses: (number >>> 19) % 4 === 0,
    hasBeard: (number >>> 21) % 6 === 0,
  }
}
