import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation, useStore } from '@pitchside/platform'
import { Segmented, Switch } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { changeRules } from '../../parts/room-feed/room-chat.calls'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import type { ChatRules } from '../../parts/rooms/chat-rules'

/** How the room talks, for those who keep order in it: each change counts at once. */
export function ChatModesPanel({ room, feed }: RoomPartProps) {
  const t = useT('live')
  const rules = useStore(feed.store, (state) => state.rules) ?? room.rules
  const change = useMutation({
    mutationFn: (part: Partial<ChatRules>) => changeRules(feed.anchorId, { ...rules, ...part }),
  })
  return (
    <div className={css.column}>
      <div className={css.stack2}>
        <span aria-hidden="true">{t('modes.slow')}</span>
        <Segmented
          label={t('modes.slow')}
          isBlock
          options={limits.chatSlowS.map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 ? t('modes.slowOff') : t('modes.seconds', { count: seconds }),
          }))}
          value={String(rules.slowS)}
          onValueChange={(value) => change.mutate({ slowS: Number(value) })}
        />
      </div>
      <Switch
        label={t('modes.followers')}
        checked={rules.isFollowersOnly}
        onCheckedChange={(isFollowersOnly) => change.mutate({ isFollowersOnly })}
      >
        {t('modes.followers')}
      </Switch>
      <Switch
        label={t('modes.emotes')}
        checked={rules.isEmotesOnly}
        onCheckedChange={(isEmotesOnly) => change.mutate({ isEmotesOnly })}
      >
        {t('modes.emotes')}
      </Switch>
    </div>
  )
}
