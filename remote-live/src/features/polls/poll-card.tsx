import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Button, classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { useNow } from '../../parts/time/use-now'
import { leftText } from '../guesses/guess'
import { closePoll, type Poll, votePoll } from './polls.calls'
import styles from './polls.module.css'
import { pollKey, usePoll } from './use-poll'

interface ViewProps {
  poll: Poll
  anchorId: number
  onHide: () => void
}

function PollView({ poll, anchorId, onHide }: ViewProps) {
  const t = useT('live')
  const client = useQueryClient()
  const userId = useUser()?.id
  const isAnchor = userId === anchorId
  const now = useNow(!poll.isOver)
  const isOver = poll.isOver || poll.endsAt <= now
  const voting = useMutation({
    mutationFn: (choice: number) => votePoll(poll.id, choice),
    onSuccess: (next) => client.setQueryData(pollKey(anchorId, userId), next),
  })
  const closing = useMutation({ mutationFn: () => closePoll(poll.id) })
  const total = poll.options.reduce((sum, { votes }) => sum + votes, 0)
  const most = Math.max(...poll.options.map(({ votes }) => votes))
  const canVote = !isOver && !isAnchor && poll.mine === undefined && !voting.isPending
  return (
    <section className={styles.poll} aria-label={t('poll.title')}>
      <header className={classNames(css.row2, css.between)}>
        <b title={poll.question}>{poll.question}</b>
        <small className={css.caption}>{isOver ? t('poll.over') : leftText(poll.endsAt, now)}</small>
      </header>
      <div className={css.stack1}>
        {poll.options.map(({ text, votes }, place) => {
          const percent = total > 0 ? Math.round((votes / total) * 100) : 0
          return (
            <button
              key={text}
              type="button"
              className={classNames(styles.option, css.ringed, css.unarmed)}
              disabled={!canVote}
              aria-pressed={poll.mine === place}
              data-leads={(isOver && votes === most && votes > 0) || undefined}
              onClick={() => asMember(() => voting.mutate(place))}
            >
              <span className={styles.share} style={{ width: `${percent}%` }} />
              {poll.mine === place ? <Icon name="check" size={14} label={t('poll.mine')} /> : undefined}
              <span className={classNames(css.cut, css.grow)} title={text}>
                {text}
              </span>
              <small>{t('poll.votes', { count: votes, percent })}</small>
            </button>
          )
        })}
      </div>
      {isAnchor && !isOver ? (
        <Button size="sm" variant="outline" isLoading={closing.isPending} onClick={() => closing.mutate()}>
          {t('poll.close')}
        </Button>
      ) : undefined}
      {isOver ? (
        <Button size="sm" variant="ghost" onClick={onHide}>
          {t('poll.hide')}
        </Button>
      ) : undefined}
    </section>
  )
}

/** What the anchor asks the room, above the chat; nothing while nothing is asked. */
export function PollCard({ anchorId }: { anchorId: number }) {
  const { data: poll } = usePoll(anchorId)
  const [hidden, setHidden] = useState<number>()
  if (!poll || poll.id === hidden) return undefined
  return <PollView poll={poll} anchorId={anchorId} onHide={() => setHidden(poll.id)} />
}
