import { demoTeams } from '../story-page/demo-teams'
import type { Say, StoryFile } from '../story-page/story'
import { GoalStack, GoalToast, type GoalToastProps } from './goal-toast'

const goal = (say: Say): GoalToastProps => {
  const { ars, che } = demoTeams(say)
  return {
    kindLabel: say('进球', 'Goal', 'Bàn thắng'),
    minute: '63′',
    home: { ...ars, score: 2 },
    away: { ...che, score: 1 },
    scorer: 'home',
    closeLabel: say('关闭', 'Close', 'Đóng'),
    onClose: () => undefined,
    durationMs: Number.POSITIVE_INFINITY,
  }
}

export default {
  parts: ['GoalToast', 'GoalStack'],
  group: 'overlays',
  states: {
    default: ({ say }) => <GoalToast {...goal(say)} />,
    link: ({ say }) => <GoalToast {...goal(say)} scorer="away" href="#goal-toast" />,
    many: ({ say }) => (
      <GoalStack label={say('进球提醒', 'Goals', 'Bàn thắng')}>
        <GoalToast {...goal(say)} />
        <GoalToast {...goal(say)} minute="71′" scorer="away" />
      </GoalStack>
    ),
  },
  framed: { many: 240 },
} satisfies StoryFile
