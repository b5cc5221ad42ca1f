import { LoadFailed } from '@pitchside/parts'
import type { SlotProps } from '@pitchside/remote-kit'
import { Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { CheckIn } from './check-in'
import { TaskList } from './task-list'
import { useSignTasks } from './use-sign-tasks'

/** Check-in strip and daily tasks inside the header's user menu. */
export default function UserMenuSlot({ onNavigate }: SlotProps['header.user-menu']) {
  const { data, isError, refetch, checkIn, isCheckingIn, claim, claiming } = useSignTasks()
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={220} />
  if (!data)
    return (
      <div className={css.stack3} aria-busy="true">
        <Skeleton variant="block" height={92} />
        <Skeleton variant="block" height={140} />
      </div>
    )
  return (
    <div className={css.stack3}>
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
