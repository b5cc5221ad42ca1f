import { createStands } from './stands.mjs'

const FOOTBALL_PANELS = [
  { color: '#0b1b10', ink: '#c8f031', text: 'PITCHSIDE' },
  { color: '#c8f031', ink: '#10140a', text: '场边直播' },
  { color: '#101827', ink: '#6ca8ff', text: 'MATCHDAY' },
  { color: '#e0223a', ink: '#ffffff', text: 'LIVE' },
  { color: '#0b1b10', ink: '#ffffff', text: 'FULL TIME' },
  { color: '#f3f5f6', ink: '#10140a', text: 'KICK OFF' },
]
const COURT_PANELS = [
  { color: '#101827', ink: '#6ca8ff', text: 'COURTSIDE' },
  { color: '#c8f031', ink: '#10140a', text: '场边直播' },
  { color: '#e0223a', ink: '#ffffff', text: 'LIVE' },
  { color: '#f3f5f6', ink: '#10140a', text: 'TIP OFF' },
]
const OPEN_PANELS = [
  { color: '#0f2f66', ink: '#ffffff', text: 'OPEN' },
  { color: '#12408a', ink: '#c8f031', text: '场边直播' },
]

const SPORTS = {
  football: {
    field: { length: 105, depth: 68, skirt: 9, apron: '#1d4a2a', colors: { dark: '#2f7d3a', light: '#37893f' } },
    stands: {
      tiers: 2,
      rows: 20,
      inset: 8.5,
      radius: 9,
      base: 1.5,
      tierRise: 11,
      tierBack: 9,
      rowBack: 0.75,
      rowRise: 0.46,
    },
    seats: { lip: 1.2, step: 0.62, aisle: 14, size: 1, blur: 2.2, light: 1.05 },
    boards: {
      height: 1.05,
      offset: 4.6,
      extend: 4.2,
      segment: 9,
      ends: true,
      endOffset: 5.2,
      reflection: 0.1,
      panels: FOOTBALL_PANELS,
    },
    shadows: [
      [1.5, 0.25],
      [-1.5, 0.25],
      [0.9, -0.5],
      [-0.9, -0.5],
    ],
  },
  basketball: {
    field: {
      length: 28,
      depth: 15,
      skirt: 3.3,
      apron: '#12161d',
      colors: { dark: '#3a1f6b', light: '#c98f52', key: '#4a2a8a' },
    },
    stands: {
      tiers: 2,
      rows: 16,
      inset: 3.6,
      radius: 3.4,
      base: 0.7,
      tierRise: 7.2,
      tierBack: 10.5,
      rowBack: 0.66,
      rowRise: 0.38,
    },
    seats: { lip: 0.7, step: 0.5, aisle: 8, size: 1.02, blur: 3.2, light: 0.76 },
    boards: { height: 0.85, offset: 2.6, extend: 2, segment: 3.4, reflection: 0.22, panels: COURT_PANELS },
    shadows: [
      [0.5, 0.2],
      [-0.5, 0.2],
    ],
    reflection: 0.2,
  },
  tennis: {
    field: { length: 23.77, depth: 10.97, skirt: 7, apron: '#1d3f34', colors: { dark: '#2b7a5a', light: '#2a62b8' } },
    stands: {
      tiers: 1,
      rows: 24,
      inset: 7.4,
      radius: 5,
      base: 1.4,
      tierRise: 7,
      tierBack: 8,
      rowBack: 0.7,
      rowRise: 0.45,
    },
    seats: { lip: 1, step: 0.58, aisle: 9, size: 1, blur: 1.3, light: 0.8 },
    boards: { height: 1, offset: 6.2, extend: 6, segment: 5, reflection: 0.12, panels: OPEN_PANELS },
    shadows: [[0.7, 0.3]],
  },
  volleyball: {
    field: { length: 18, depth: 9, skirt: 5, apron: '#16202b', colors: { dark: '#1f6f8f', light: '#e07a3a' } },
    stands: {
      tiers: 1,
      rows: 22,
      inset: 5.4,
      radius: 4,
      base: 0.9,
      tierRise: 7,
      tierBack: 8,
      rowBack: 0.62,
      rowRise: 0.4,
    },
    seats: { lip: 0.8, step: 0.54, aisle: 8, size: 1, blur: 1.4, light: 0.7 },
    boards: { height: 0.9, offset: 4, extend: 4, segment: 3.6, reflection: 0.2, panels: COURT_PANELS },
    shadows: [
      [0.5, 0.2],
      [-0.5, 0.2],
    ],
    reflection: 0.16,
  },
}

/**
 * Builds an arena. `look` = { sport, seed, home, guest, grass, tint, panels, flags }:
 * home and guest colour the crowd, grass replaces the colours of the floor.
 */
export function createArena(look) {
  const sport = SPORTS[look.sport]
  const field = { sport: look.sport, ...sport.field, ...look.field, colors: { ...sport.field.colors, ...look.floor } }
  const colors = [
    [look.home, 0.36],
    [look.guest, 0.45],
    ['#e9e6df', 0.6],
  ]
  const { length, depth } = field
  const stands = createStands({
    seed: look.seed,
    length,
    depth,
    colors,
    ribbon: look.ribbon,
    ...sport.stands,
    ...sport.seats,
    ...look.crowd,
  })
  return {
    field,
    stands,
    boards: sport.boards && { ...sport.boards, ...look.boards },
    shadows: sport.shadows,
    reflection: sport.reflection,
    flags: look.flags,
    roof: look.roof,
    finish: look.finish,
    sky: look.sky,
  }
}
