import { useT } from '@pitchside/i18n'
import { Button } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { useDeletion } from '../../parts/frame/use-deletion'
import type { DraftKeeper } from './draft-keeper'
import { DraftVersions } from './draft-versions'
import { discardDraft } from './drafts.calls'

export interface DraftToolsProps {
  userId: number
  articleId: number | undefined
  keeper: DraftKeeper
  isLocked: boolean
  onDiscarded: () => void
}

/** What can be done with a draft besides writing it: its versions, and an end of it. */
export function DraftTools({ userId, articleId, keeper, isLocked, onDiscarded }: DraftToolsProps) {
  const t = useT('content')
  const [isLooking, setLooking] = useState(false)
  const discard = useDeletion<number | 'new'>({
    title: t('articles.discard'),
    text: () => t('articles.discardAsk'),
    done: t('articles.discarded'),
    remove: async () => {
      await keeper.rest()
      await discardDraft(articleId)
    },
    onDeleted: () => {
      keeper.forget()
      onDiscarded()
    },
    onFailed: () => keeper.open(),
  })
  return (
    <div className={css.flexWrap2}>
      <Button size="sm" variant="ghost" icon="history" disabled={isLocked} onClick={() => setLooking(true)}>
        {t('articles.history')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon="trash-2"
        disabled={isLocked}
        onClick={() => discard.ask(articleId ?? 'new')}
      >
        {t('articles.discard')}
      </Button>
      {isLooking ? (
        <DraftVersions
          userId={userId}
          articleId={articleId}
          onTakeBack={(older) => keeper.takeBack(older)}
          onClose={() => setLooking(false)}
        />
      ) : undefined}
      {discard.dialog}
    </div>
  )
}
