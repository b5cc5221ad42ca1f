import { demoTeams } from '../story-page/demo-teams'
import type { StoryFile } from '../story-page/story'
import { Crest } from './crest'

export default {
  parts: ['Crest'],
  group: 'identity',
  width: 12,
  states: {
    default: ({ say }) => Object.values(demoTeams(say)).map((team) => <Crest key={team.id} {...team} size={44} />),
    sizes: ({ say }) => Object.values(demoTeams(say)).map((team) => <Crest key={team.id} {...team} />),
    'no-picture': () =>
      ['Red Star', '延边龙鼎', 'Sông Lam', 'Real Betis', 'Ajax', '深圳', 'Porto', '大连'].map((name) => (
        <Crest key={name} id={name} name={name} size={44} />
      )),
  },
} satisfies StoryFile
