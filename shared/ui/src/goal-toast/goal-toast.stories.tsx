import { demoTeams } from '../story-page/demo-teams'
import type { StoryFile } from '../story-page/story'
import { GoalToast } from './goal-toast'

export default {
  title: 'GoalToast',
  group: 'overlays',
  width: 4,
  stories: {
    进球: () => (
      <GoalToast
        kindLabel="进球"
        minute="63′"
        home={{ ...demoTeams.ars, score: 2 }}
        away={{ ...demoTeams.che, score: 1 }}
        scorer="home"
        closeLabel="关闭"
        onClose={() => undefined}
        durationMs={Number.POSITIVE_INFINITY}
      />
    ),
  },
} satisfies StoryFile
