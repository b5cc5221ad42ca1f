import { groupedNumber, useT } from '@pitchside/i18n'
import { Badge, type BadgeTone, classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { type Guess, type GuessState, isTaking, leftText, optionText, poolOf, questionText } from './guess'
import styles from './guesses.module.css'
import { StakeForm } from './stake-form'
import { WithdrawGuess } from './withdraw-guess'

interface Props {
  guess: Guess
  anchorId: number
  isAnchor: boolean
  now: number
}

const tones: Record<GuessState, BadgeTone> = { open: 'brand', closed: 'warning', settled: 'success', void: 'neutral' }

/** What became of the visitor's own stake. */
function Mine({ guess }: { guess: Guess }) {
  const t = useT('live')
  if (guess.mine === 0) return null
  const { state, won, staked } = guess
  const words =
    state === 'void'
      ? t('guesses.returned', { count: won, diamonds: groupedNumber(won) })
      : state !== 'settled'
        ? t('guesses.mine', { count: staked, diamonds: groupedNumber(staked) })
        : won > 0
          ? t('guesses.won', { count: won, diamonds: groupedNumber(won) })
          : t('guesses.lost')
  return (
    <p className={classNames(styles.mine, state === 'settled' && won > 0 && css.markedSuccessBold)} role="status">
      {words}
    </p>
  )
}

/** One guess: its options with what lies on them, and the way to take part. */
export function GuessCard({ guess, anchorId, isAnchor, now }: Props) {
  const t = useT('live')
  const [chosen, setChosen] = useState(0)
  const takes = isTaking(guess, now)
  const state = guess.state === 'open' && !takes ? 'closed' : guess.state
  const canJoin = takes && guess.mine === 0 && !isAnchor
  const pool = poolOf(guess)
  const picked = guess.mine || chosen
  return (
    <section className={styles.card} aria-label={questionText(t, guess)} data-guess={guess.id}>
      <header className={classNames(styles.head, css.row2)}>
        <b>{questionText(t, guess)}</b>
        {guess.isOfSite ? <Badge>{t('guesses.site')}</Badge> : undefined}
        <Badge tone={tones[state]}>
          {takes ? t('guesses.left', { time: leftText(guess.closesAt, now) }) : t(`guesses.state.${state}`)}
        </Badge>
      </header>
      <div className={styles.options}>
        {guess.options.map(({ option, diamonds, people }) => (
          <button
            key={option}
            type="button"
            className={classNames(styles.option, css.ringed, css.unarmed)}
            disabled={!canJoin}
            aria-pressed={picked === option}
            data-right={guess.result === option || undefined}
            onClick={() => setChosen(option)}
          >
            <span className={styles.share} style={{ width: pool > 0 ? `${(diamonds / pool) * 100}%` : 0 }} />
            <b className={css.anchor}>
              {optionText(t, guess, option)}
              {guess.result === option ? (
                <Icon className={css.success} name="circle-check" size={14} label={t('guesses.right')} />
              ) : undefined}
            </b>
            <small
              className={css.anchor}
            >{`${groupedNumber(diamonds)} · ${t('guesses.people', { count: people })}`}</small>
          </button>
        ))}
      </div>
      <p className={css.caption}>{t('guesses.pool', { diamonds: groupedNumber(pool) })}</p>
      <Mine guess={guess} />
      {canJoin && chosen > 0 ? <StakeForm guess={guess} option={chosen} anchorId={anchorId} /> : undefined}
      {isAnchor ? (
        takes ? (
          <WithdrawGuess id={guess.id} anchorId={anchorId} />
        ) : (
          <small>{t('guesses.own')}</small>
        )
      ) : undefined}
    </section>
  )
}
