import { LoadFailed } from '@pitchside/parts'
import type { SlotProps } from '@pitchside/remote-kit'
import { Skeleton } from '@pitchside/ui'
import { CheckIn } from './check-in'
import { TaskList } from './task-list'
import classes from './tasks.module.css'
import { useSignTasks } from './use-sign-tasks'

/** Check-in strip and daily tasks inside the header's user menu. */
export default function UserMenuSlot({ onNavigate }: SlotProps['header.user-menu']) {
  const { data, isError, refetch, checkIn, isCheckingIn, claim, claiming } = useSignTasks()
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={220} />
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
