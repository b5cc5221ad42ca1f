import { useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { type IconName, TaskRow } from '@pitchside/ui'
import type { DailyTask } from './tasks.calls'

/** Where a member goes to do a task, and its icon. */
const tasks: Record<string, { to: string; icon: IconName }> = {
  watch: { to: '/anchor?type=0', icon: 'tv' },
  barrage: { to: '/anchor?type=0', icon: 'message-square' },
  share: { to: '/anchor?type=0', icon: 'share-2' },
  follow: { to: '/rank', icon: 'heart' },
  comment: { to: '/news', icon: 'pen-line' },
}

interface Props {
  tasks: readonly DailyTask[]
  onNavigate?: () => void
}

/** Today's tasks; the button leads to where a task is done. Rewards are booked by themselves when a task is complete. */
export function TaskList({ tasks: list, onNavigate }: Props) {
  const t = useT('member')
  const navigate = useNavigate()
  return (
    <div>
      {list.map((task) => (
        <TaskRow
          key={task.id}
          icon={tasks[task.key]?.icon ?? 'star'}
          title={t(`task.${task.key}`)}
          reward={task.diamonds}
          rewardLabel={t('diamonds')}
          progress={`${Math.min(task.done, task.goal)}/${task.goal}`}
          state={task.isComplete ? 'done' : 'open'}
          actionLabel={task.isComplete ? t('task.done') : t('task.go')}
          onAction={() => {
            onNavigate?.()
            void navigate(tasks[task.key]?.to ?? '/main')
          }}
        />
      ))}
    </div>
  )
}
