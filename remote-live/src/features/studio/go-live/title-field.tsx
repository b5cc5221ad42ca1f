import { useUser } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Button, Skeleton, TextField, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { fetchRoom } from '../../../parts/rooms/rooms.calls'
import { saveTitle } from '../studio.calls'

function TitleEditor({ saved, userId }: { saved: string; userId: number }) {
  const t = useT('live')
  const client = useQueryClient()
  const [title, setTitle] = useState(saved)
  const save = useMutation({
    mutationFn: () => saveTitle(title.trim()),
    onSuccess: () => {
      toast(t('studio.settings.titleSaved'), { tone: 'success' })
      void client.invalidateQueries({ queryKey: ['live', 'room', userId] })
      void client.invalidateQueries({ queryKey: ['live', 'own-plans'] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() !== '') save.mutate()
  }
  return (
    <form className={css.gridFill} onSubmit={submit}>
      <TextField
        label={t('studio.settings.title')}
        value={title}
        maxLength={limits.broadcastTitleChars}
        onValueChange={setTitle}
      />
      <Button type="submit" disabled={title.trim() === '' || title.trim() === saved} isLoading={save.isPending}>
        {t('studio.save')}
      </Button>
    </form>
  )
}

/** Title of the own room, or of the broadcast that is open; both change at once. */
export function TitleField({ saved }: { saved?: string }) {
  const userId = useUser()?.id ?? 0
  const { data } = useQuery({
    queryKey: ['live', 'room', userId],
    queryFn: ({ signal }) => fetchRoom(userId, signal),
    enabled: userId > 0 && saved === undefined,
  })
  if (saved !== undefined) return <TitleEditor key={saved} saved={saved} userId={userId} />
  if (!data) return <Skeleton variant="block" height={60} />
  return <TitleEditor key={data.title} saved={data.title} userId={userId} />
}
