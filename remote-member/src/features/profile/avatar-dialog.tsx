import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Avatar, Button, Dialog, Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { loadAvatars, pictureOf } from './profile.calls'
import classes from './profile.module.css'
import { useSaveProfile } from './use-profile'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  current: string
}

/** Lets a member choose one of the drawn portraits. */
export function AvatarDialog({ isOpen, onOpenChange, current }: Props) {
  const t = useT('member')
  const [chosen, setChosen] = useState(current)
  const avatars = useQuery({
    queryKey: ['member', 'avatars'],
    queryFn: ({ signal }) => loadAvatars(signal),
    enabled: isOpen,
  })
  const save = useSaveProfile()
  const confirm = () => save.mutate({ avatar: chosen }, { onSuccess: () => onOpenChange(false) })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('profile.changeAvatar')}
      closeLabel={t('close')}
      size="md"
      footer={
        <Button variant="primary" isLoading={save.isPending} disabled={chosen === current} onClick={confirm}>
          {t('profile.save')}
        </Button>
      }
    >
      {avatars.isError ? (
        <StateBox
          kind="error"
          title={t('state.error')}
          action={{ label: t('state.retry'), onClick: () => void avatars.refetch() }}
          minHeight={200}
        />
      ) : undefined}
      {avatars.isPending ? <Skeleton variant="block" height={200} /> : undefined}
      <div className={classes.avatars} role="radiogroup" aria-label={t('profile.changeAvatar')}>
        {avatars.data?.map((avatar, index) => (
          <label key={avatar} className={classes.choice}>
            <input
              type="radio"
              name="avatar"
              value={avatar}
              checked={avatar === chosen}
              onChange={() => setChosen(avatar)}
              aria-label={t('profile.portrait', { number: index + 1 })}
            />
            <Avatar id={avatar} {...pictureOf(avatar)} size={64} />
          </label>
        ))}
      </div>
    </Dialog>
  )
}
