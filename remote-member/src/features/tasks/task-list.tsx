import { useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { type IconName, TaskRow } from '@pitchside/ui'
import type { DailyTask } from './tasks.calls'
import classes from './tasks.module.css'

/** Where a member goes to do a task, and its icon. */
const tasks: Record<string, { to: string; icon: IconName }> = {
  watch: { to: '/anchor?type=0', icon: 'tv' },
  barrage: { to: '/anchor?type=0', icon: 'message-square' },
  share: { to: '/anchor?type=0', icon: 'share-2' },
  gift: { to: '/anchor?type=0', icon: 'gift' },
  post: { to: '/news', icon: 'pen-line' },
}

interface Props {
  tasks: readonly DailyTask[]
  /** Number of the task whose reward is being taken. */
  claiming: number | undefined
  onClaim: (id: number) => void
  onNavigate?: () => void
}

/** Today's tasks; the button leads to where a task is done, or takes the reward. */
export function TaskList({ tasks: list, claiming, onClaim, onNavigate }: Props) {
  const t = useT('member')
  const navigate = useNavigate()
  return (
    <ul className={classes.tasks}>
      {list.map((task) => (
        <li key={task.id}>
          <TaskRow
            icon={tasks[task.key]?.icon ?? 'star'}
            title={t(`task.${task.key}`)}
            reward={task.diamonds}
            rewardLabel={t('diamonds')}
            progress={`${task.done}/${task.goal}`}
            state={task.state}
            actionLabel={t(`task.action.${task.state}`)}
            isBusy={claiming === task.id}
            onAction={() => {
              if (task.state === 'claimable') return onClaim(task.id)
              onNavigate?.()
              void navigate(tasks[task.key]?.to ?? '/main')
            }}
          />
        </li>
      ))}
    </ul>
  )
}
