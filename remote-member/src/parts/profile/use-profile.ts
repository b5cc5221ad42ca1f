import { updateUser, useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { toast } from '@pitchside/ui'
import { useEffect } from 'react'
import { loadProfile, type Profile, type ProfileChange, saveProfile } from './profile.calls'

const keyOf = (userId: number | undefined) => ['member', 'profile', userId]

/** The own profile. */
export function useProfile() {
  const userId = useUser()?.id
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => loadProfile(signal),
    enabled: userId !== undefined,
  })
}

/** Follows what another tab or device changes; what is typed here at the moment stays. */
export function useProfileNews(): void {
  const userId = useUser()?.id
  const client = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    const reload = () => void client.invalidateQueries({ queryKey: keyOf(userId) })
    return socket.subscribe(`user.${userId}`, {
      onData: ({ data }) => {
        if (data.type === 'account' && data.event === 'profile') reload()
      },
      onResync: reload,
    })
  }, [userId, client])
}

/** Saves a change; header and menu show it at once, a refusal puts the old value back. */
export function useSaveProfile() {
  const t = useT('member')
  const userId = useUser()?.id
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => saveProfile(change),
    onSuccess: (_none, change) => {
      client.setQueryData<Profile>(keyOf(userId), (profile) => profile && { ...profile, ...change })
      updateUser({
        ...(change.nickname === undefined ? {} : { nickname: change.nickname }),
        ...(change.avatar === undefined ? {} : { avatar: change.avatar }),
      })
      toast(t('profile.saved'), { tone: 'success' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  })
}
