import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { asMember, PollOptions } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Button, classNames } from '@pitchside/ui'
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
  const canVote = !isOver && !isAnchor && poll.mine === undefined && !voting.isPending
  return (
    <section className={styles.poll} aria-label={t('poll.title')}>
      <header className={classNames(css.row2, css.between)}>
        <b title={poll.question}>{poll.question}</b>
        <small className={css.caption}>{isOver ? t('poll.over') : leftText(poll.endsAt, now)}</small>
      </header>
      <PollOptions
        options={poll.options}
        mine={poll.mine}
        isOver={isOver}
        canVote={canVote}
        onVote={(place) => asMember(() => voting.mutate(place))}
        mineLabel={t('poll.mine')}
        votesLabel={(votes) => t('poll.votes', votes)}
      />
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
