import { useUser } from '@pitchside/auth'
import { type RoomTag, roomTags, tagsPerRoom } from '@pitchside/contract/rooms'
import { useT } from '@pitchside/i18n'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { ChipGroup, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useRoom } from '../../../parts/rooms/use-room'
import { saveRoomTags } from './settings.calls'

/** What the own room is like; each press is saved. One more than there may be takes the place of the last one. */
export function TagsField() {
  const t = useT('live')
  const userId = useUser()?.id ?? 0
  const client = useQueryClient()
  const { data: room } = useRoom(userId)
  const save = useMutation({
    mutationFn: (tags: readonly RoomTag[]) => saveRoomTags(tags),
    onSettled: () => client.invalidateQueries({ queryKey: ['live', 'room', userId] }),
  })
  if (!room) return <Skeleton variant="block" height={124} />
  const tags = save.isPending ? save.variables : room.tags
  return (
    <div className={css.stack2Start}>
      <span className={css.note}>{t('studio.settings.tags')}</span>
      <ChipGroup
        label={t('studio.settings.tags')}
        options={roomTags.map((tag) => ({ value: tag, label: t(`tag.${tag}`) }))}
        value={tags}
        onValueChange={(chosen) =>
          save.mutate(chosen.length > tagsPerRoom ? [...chosen.slice(0, tagsPerRoom - 1), ...chosen.slice(-1)] : chosen)
        }
      />
      <small className={css.note}>{t('studio.settings.tagsHelp', { count: tagsPerRoom })}</small>
    </div>
  )
}
