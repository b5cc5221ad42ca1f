import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { Match } from '../matches/match'
import { choices, type ForesightDetail, type VoteChoice, type Votes, vote } from './forecast.calls'
import styles from './forecast.module.css'

const percentOf = (count: number, votes: Votes) => {
  const all = votes.home + votes.draw + votes.away
  return all === 0 ? 0 : Math.round((count / all) * 100)
}

/** Three buttons before the vote, shares after it. One vote a member and match; it stays. */
export function VoteBar({ match, votes }: { match: Match; votes: Votes }) {
  const t = useT('scores')
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const all = votes.home + votes.draw + votes.away
  const names: Record<VoteChoice, string> = {
    home: match.home.name,
    draw: t('foresight.draw'),
    away: match.away.name,
  }
  const isOpen = votes.mine === undefined && match.kickoffS * 1_000 > Date.now()
  const send = (choice: VoteChoice) => {
    setSending(true)
    const key = ['scores.foresight-detail', match.id]
    vote(match.id, choice)
      .then((next) =>
        client.setQueryData<ForesightDetail>(key, (before) => (before ? { ...before, votes: next } : before)),
      )
      // The call itself tells why it failed; the counts may be newer elsewhere.
      .catch(() => client.invalidateQueries({ queryKey: key }))
      .finally(() => setSending(false))
  }
  return (
    <fieldset className={styles.votes}>
      <legend>{all > 0 ? t('foresight.vote.title', { count: all }) : t('foresight.vote.none')}</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={classNames(styles.vote, css.unarmed)}
          disabled={!isOpen || isSending}
          aria-pressed={votes.mine === choice}
          onClick={() => asMember(() => send(choice))}
        >
          <span className={styles.share} style={{ width: `${percentOf(votes[choice], votes)}%` }} aria-hidden="true" />
          <span className={classNames(styles.voteName, css.cut)} title={names[choice]}>
            {names[choice]}
          </span>
          <b>{all > 0 ? `${percentOf(votes[choice], votes)}%` : t('foresight.vote.choose')}</b>
        </button>
      ))}
      {votes.mine ? <p role="status">{t('foresight.vote.thanks', { name: names[votes.mine] })}</p> : undefined}
    </fieldset>
  )
}
