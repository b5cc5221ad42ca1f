import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Button, Skeleton, TextArea, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { fetchPlacard, savePlacard } from '../studio.calls'

const queryKey = ['live', 'placard']

function PlacardEditor({ saved }: { saved: string }) {
  const t = useT('live')
  const client = useQueryClient()
  const [text, setText] = useState(saved)
  const save = useMutation({
    mutationFn: () => savePlacard(text.trim()),
    onSuccess: () => {
      client.setQueryData(queryKey, text.trim())
      toast(t('studio.settings.placardSaved'), { tone: 'success' })
    },
  })
  return (
    <div className={css.stack2Start}>
      <TextArea
        className={css.fullWidth}
        label={t('studio.settings.placard')}
        rows={2}
        hasCount
        maxLength={limits.placardChars}
        help={t('studio.settings.placardHelp')}
        value={text}
        onValueChange={setText}
      />
      <Button size="sm" disabled={text.trim() === saved} isLoading={save.isPending} onClick={() => save.mutate()}>
        {t('studio.save')}
      </Button>
    </div>
  )
}

/** The announcement of the own room; what is saved shows in the room at once. */
export function PlacardField() {
  const { data, isPending } = useQuery({ queryKey, queryFn: ({ signal }) => fetchPlacard(signal) })
  if (isPending) return <Skeleton variant="block" height={151} />
  return <PlacardEditor key={data ?? ''} saved={data ?? ''} />
}
