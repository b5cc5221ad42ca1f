import { demoTeams } from '../story-page/demo-teams'
import type { StoryFile } from '../story-page/story'
import { Crest } from './crest'

export default {
  title: 'Crest',
  group: 'identity',
  width: 12,
  stories: {
    大: () => Object.values(demoTeams).map((team) => <Crest key={team.id} {...team} size={44} />),
    小: () => Object.values(demoTeams).map((team) => <Crest key={team.id} {...team} />),
    由编号生成: () =>
      ['Red Star', '延边龙鼎', 'Sông Lam', 'Real Betis', 'Ajax', '深圳', 'Porto', '大连'].map((name) => (
        <Crest key={name} id={name} name={name} size={44} />
      )),
  },
} satisfies StoryFile
