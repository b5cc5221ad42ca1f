import { updateUser, useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { toast } from '@pitchside/ui'
import { useEffect } from 'react'
import { checkIn, claimTask, loadSignTasks, loadTasks } from './tasks.calls'

const signTasksKey = (userId: number | undefined) => ['member', 'sign-tasks', userId]

/** Tasks of the member in the task centre; asked anew whenever check-in and tasks are. */
export function useTasks() {
  const userId = useUser()?.id
  return useQuery({
    queryKey: [...signTasksKey(userId), 'centre'],
    queryFn: ({ signal }) => loadTasks(signal),
    enabled: userId !== undefined,
  })
}

/** Check-in and tasks of the member, with the actions that check in and take rewards; follows what happens elsewhere. */
export function useSignTasks() {
  const t = useT('member')
  const userId = useUser()?.id
  const client = useQueryClient()
  const key = signTasksKey(userId)
  useEffect(() => {
    if (userId === undefined) return
    const reload = (): void => void client.invalidateQueries({ queryKey: signTasksKey(userId) })
    return socket.subscribe(`user.${userId}`, {
      onData: ({ data }) => {
        if (data.type === 'account' && data.event === 'tasks') reload()
      },
      onResync: reload,
    })
  }, [userId, client])
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => loadSignTasks(signal),
    enabled: userId !== undefined,
  })
  const mutation = useMutation({
    mutationFn: checkIn,
    onSuccess: ({ diamonds, balance }) => {
      updateUser({ balance })
      toast(t('checkIn.done', { count: diamonds, diamonds }), { tone: 'success' })
    },
    // Also after a refusal: another tab may have checked in already.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  const claim = useMutation({
    mutationFn: ({ id, day }: { id: number; day: string | undefined }) => claimTask(id, day),
    onSuccess: ({ diamonds, balance }) => {
      updateUser({ balance })
      toast(t('task.claimed', { count: diamonds, diamonds }), { tone: 'success' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  return {
    ...query,
    claim: claim.mutate,
    /** Number of the task whose reward is being taken. */
    claiming: claim.isPending ? claim.variables.id : undefined,
    checkIn: mutation.mutate,
    isCheckingIn: mutation.isPending,
  }
}
