import { updateUser, useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { toast } from '@pitchside/ui'
import { checkIn, loadSignTasks } from './tasks.calls'

/** Check-in and tasks of the member, with the action that checks in. */
export function useSignTasks() {
  const t = useT('member')
  const userId = useUser()?.id
  const client = useQueryClient()
  const key = ['member', 'sign-tasks', userId]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => loadSignTasks(signal),
    enabled: userId !== undefined,
  })
  const mutation = useMutation({
    mutationFn: checkIn,
    onSuccess: ({ diamonds, balance }) => {
      updateUser({ balance })
      toast(t('checkIn.done', { diamonds }), { tone: 'success' })
    },
    // Also after a refusal: another tab may have checked in already.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  return { ...query, checkIn: mutation.mutate, isCheckingIn: mutation.isPending }
}
