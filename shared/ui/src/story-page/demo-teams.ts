import type { CrestRecipe } from '@pitchside/base/crest'
import type { Say } from './story'

interface DemoTeam {
  id: string
  name: string
  recipe: CrestRecipe
}

const team = (id: string, name: string, recipe: CrestRecipe): DemoTeam => ({ id, name, recipe })

/** Teams for the stories, invented crests only. */
export const demoTeams = (say: Say) => ({
  ars: team('ars', say('阿森纳', 'Arsenal', 'Arsenal'), {
    letters: 'A',
    first: '#d01f2e',
    second: '#ffffff',
    field: 'plain',
    shape: 0,
  }),
  liv: team('liv', say('利物浦', 'Liverpool', 'Liverpool'), {
    letters: 'L',
    first: '#b3122c',
    second: '#0a7a5a',
    field: 'band',
    shape: 1,
    letterColour: '#ffe9a8',
  }),
  mci: team('mci', say('曼城', 'Man City', 'Man City'), {
    letters: 'MC',
    first: '#7cc4f0',
    second: '#ffffff',
    field: 'ring',
    shape: 'round',
    letterColour: '#12335a',
  }),
  che: team('che', say('切尔西', 'Chelsea', 'Chelsea'), {
    letters: 'C',
    first: '#1746b0',
    second: '#ffffff',
    field: 'ring',
    shape: 'round',
    letterColour: '#1746b0',
  }),
  int: team('int', say('国际米兰', 'Inter', 'Inter'), {
    letters: 'I',
    first: '#0f1c3f',
    second: '#1e63d0',
    field: 'stripes',
    shape: 1,
  }),
  juv: team('juv', say('尤文图斯', 'Juventus', 'Juventus'), {
    letters: 'J',
    first: '#f4f5f7',
    second: '#15181c',
    field: 'stripes',
    shape: 3,
  }),
  lal: team('lal', say('洛杉矶湖人', 'LA Lakers', 'LA Lakers'), {
    letters: 'LA',
    first: '#552583',
    second: '#fdb927',
    field: 'band',
    shape: 'round',
  }),
  gsw: team('gsw', say('金州勇士', 'Golden State', 'Golden State'), {
    letters: 'GS',
    first: '#ffc72c',
    second: '#1d428a',
    field: 'ring',
    shape: 'round',
  }),
  hnf: team('hnf', say('河内FC', 'Hà Nội FC', 'Hà Nội FC'), {
    letters: 'HN',
    first: '#5b2a86',
    second: '#f4c430',
    field: 'chevron',
    shape: 0,
  }),
})
