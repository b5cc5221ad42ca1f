import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Card } from '@pitchside/ui'
import { Loading } from '../../parts/loading/loading'
import { CheckIn } from './check-in'
import { TaskList } from './task-list'
import { useSignTasks } from './use-sign-tasks'

/** Task centre of the member centre. */
export function TasksSection() {
  const t = useT('member')
  const { data, isError, refetch, checkIn, isCheckingIn, claim, claiming } = useSignTasks()
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={420} />
  if (!data) return <Loading height={420} />
  const done = data.tasks.filter((task) => task.state !== 'open').length
  return (
    <>
      <Card>
        <CheckIn data={data} isBusy={isCheckingIn} onCheckIn={checkIn} />
      </Card>
      <Card title={t('task.today')} actions={<span>{`${done} / ${data.tasks.length}`}</span>}>
        <TaskList tasks={data.tasks} claiming={claiming} onClaim={(id) => claim({ id, day: data.day })} />
      </Card>
    </>
  )
}
