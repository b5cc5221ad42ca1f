import type { CrestRecipe } from '../crest/crest-recipe'

interface DemoTeam {
  id: string
  name: string
  recipe: CrestRecipe
}

const team = (id: string, name: string, recipe: CrestRecipe): DemoTeam => ({ id, name, recipe })

/** Teams for the story page, invented crests only. */
export const demoTeams = {
  ars: team('ars', '阿森纳', { letters: 'A', first: '#d01f2e', second: '#ffffff', field: 'plain', shape: 0 }),
  liv: team('liv', '利物浦', {
    letters: 'L',
    first: '#b3122c',
    second: '#0a7a5a',
    field: 'band',
    shape: 1,
    letterColour: '#ffe9a8',
  }),
  mci: team('mci', '曼城', {
    letters: 'MC',
    first: '#7cc4f0',
    second: '#ffffff',
    field: 'ring',
    shape: 'round',
    letterColour: '#12335a',
  }),
  che: team('che', '切尔西', {
    letters: 'C',
    first: '#1746b0',
    second: '#ffffff',
    field: 'ring',
    shape: 'round',
    letterColour: '#1746b0',
  }),
  int: team('int', '国际米兰', { letters: 'I', first: '#0f1c3f', second: '#1e63d0', field: 'stripes', shape: 1 }),
  juv: team('juv', '尤文图斯', { letters: 'J', first: '#f4f5f7', second: '#15181c', field: 'stripes', shape: 3 }),
  lal: team('lal', '洛杉矶湖人', { letters: 'LA', first: '#552583', second: '#fdb927', field: 'band', shape: 'round' }),
  gsw: team('gsw', '金州勇士', { letters: 'GS', first: '#ffc72c', second: '#1d428a', field: 'ring', shape: 'round' }),
  hnf: team('hnf', '河内FC', { letters: 'HN', first: '#5b2a86', second: '#f4c430', field: 'chevron', shape: 0 }),
} as const
