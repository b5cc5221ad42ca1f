import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { Slot } from '@pitchside/remote-kit'
import { Card, Skeleton } from '@pitchside/ui'
import { CheckIn } from './check-in'
import { TaskList } from './task-list'
import { useSignTasks, useTasks } from './use-sign-tasks'

const heights = { week: 120, tasks: 300 }

/** Task centre of the member centre: the week's check-in, and the tasks. */
export function TasksSection() {
  const t = useT('member')
  const { checkIn, isCheckingIn, claim, claiming, ...week } = useSignTasks()
  const tasks = useTasks()
  const done = tasks.data?.tasks.filter((task) => task.state !== 'open').length
  return (
    <>
      <Card>
        <QueryView query={week} skeleton={<Skeleton variant="block" height={heights.week} />} minHeight={heights.week}>
          {(data) => <CheckIn data={data} isBusy={isCheckingIn} onCheckIn={checkIn} />}
        </QueryView>
      </Card>
      <Card title={t('task.today')} actions={tasks.data && <span>{`${done} / ${tasks.data.tasks.length}`}</span>}>
        <QueryView
          query={tasks}
          skeleton={<Skeleton variant="block" height={heights.tasks} />}
          minHeight={heights.tasks}
        >
          {({ day, tasks: list }) => (
            <>
              <TaskList tasks={list} claiming={claiming} onClaim={(id) => claim({ id, day })} />
              <Slot name="suggested.rooms" props={{}} />
            </>
          )}
        </QueryView>
      </Card>
    </>
  )
}
