import { useT } from '@pitchside/i18n'
import type { SlotProps } from '@pitchside/remote-kit'
import { Skeleton, StateBox } from '@pitchside/ui'
import { CheckIn } from './check-in'
import { TaskList } from './task-list'
import classes from './tasks.module.css'
import { useSignTasks } from './use-sign-tasks'

/** Check-in strip and daily tasks inside the header's user menu. */
export default function UserMenuSlot({ onNavigate }: SlotProps['header.user-menu']) {
  const t = useT('member')
  const { data, isError, refetch, checkIn, isCheckingIn, claim, claiming } = useSignTasks()
  if (isError)
    return (
      <StateBox
        kind="error"
        title={t('state.error')}
        action={{ label: t('state.retry'), onClick: () => void refetch() }}
        minHeight={220}
      />
    )
  if (!data)
    return (
      <div className={classes.menu} aria-busy="true">
        <Skeleton variant="block" height={92} />
        <Skeleton variant="block" height={140} />
      </div>
    )
  return (
    <div className={classes.menu}>
      <CheckIn data={data} isBusy={isCheckingIn} onCheckIn={checkIn} />
      <TaskList
        tasks={data.tasks}
        claiming={claiming}
        onClaim={(id) => claim({ id, day: data.day })}
        onNavigate={onNavigate}
      />
    </div>
  )
}
