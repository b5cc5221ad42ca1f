import { sixtiesText } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { Button, Card, ChipGroup, Crest, classNames, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useMemo, useRef, useState } from 'react'
import { periodName } from '../../parts/matches/periods'
import type { BasketballGame } from './basketball-game'
import { heldPlays, scoredBy } from './held-plays'
import styles from './play-list.module.css'

const topPx = 12
/** The game told play by play, newest first. It follows by itself until its reader scrolls down. */
export function PlayList({ game, isRunning }: { game: BasketballGame; isRunning: boolean }) {
  const t = useT('scores')
  const box = useRef<HTMLDivElement>(null)
  const [period, setPeriod] = useState(0)
  const [heldSeq, setHeldSeq] = useState<number | undefined>()
  const { plays } = game
  const last = plays.at(-1)
  const { shown, waiting } = useMemo(() => heldPlays(plays, period, heldSeq), [plays, period, heldSeq])
  const bySeq = useMemo(() => new Map(plays.map((play) => [play.seq, play])), [plays])
  const nameOf = (one: number) => periodName(t, one)
  const periods = Array.from({ length: last?.period ?? 0 }, (_, index) => index + 1)
  const onScroll = () => {
    const isAtTop = (box.current?.scrollTop ?? 0) <= topPx
    if (isAtTop) setHeldSeq(undefined)
    else setHeldSeq((before) => before ?? last?.seq)
  }
  const follow = () => {
    box.current?.scrollTo({ top: 0 })
    setHeldSeq(undefined)
  }
  return (
    <Card
      title={t('court.plays.title')}
      actions={
        isRunning ? (
          <span className={css.caption}>
            {waiting > 0 ? (
              <Button variant="secondary" size="sm" icon="arrow-up" onClick={follow}>
                {t('court.plays.waiting', { count: waiting })}
              </Button>
            ) : (
              t(heldSeq === undefined ? 'court.plays.following' : 'court.plays.held')
            )}
          </span>
        ) : undefined
      }
      isFlush
    >
      {plays.length === 0 ? (
        <StateBox kind="empty" title={t('court.plays.empty')} minHeight={260} />
      ) : (
        <>
          <div className={css.padUnderHead}>
            <ChipGroup
              label={t('court.plays.period')}
              isSingle
              value={[String(period)]}
              onValueChange={([next]) => setPeriod(Number(next ?? 0))}
              options={[
                { value: '0', label: t('tab.all') },
                ...[...periods].reverse().map((one) => ({ value: String(one), label: nameOf(one) })),
              ]}
            />
          </div>
          <div ref={box} className={styles.scroll} onScroll={onScroll}>
            <ol className={styles.list}>
              {shown.map((play) => {
                const points = scoredBy(play, bySeq.get(play.seq - 1))
                const team = play.side === 'away' ? game.away : game.home
                return (
                  <li key={play.seq} className={classNames(styles.play, css.lastFlat, points > 0 && styles.scored)}>
                    <span className={styles.clock}>
                      <small>{nameOf(play.period)}</small>
                      {sixtiesText(play.clockS)}
                    </span>
                    <Crest id={team.id} name={team.name} size={22} isRound />
                    <span className={styles.text}>{play.text}</span>
                    <span className={classNames(styles.points, play.side === 'away' && styles.awayPoints)}>
                      {points > 0 ? `+${points}` : ''}
                    </span>
                    <span className={classNames(styles.score, css.endAligned, points > 0 && css.markedMain)}>
                      {play.homeScore}-{play.awayScore}
                    </span>
                  </li>
                )
              })}
            </ol>
            <p className={styles.end}>
              <Button variant="ghost" size="sm" icon="arrow-up" onClick={follow}>
                {t('court.plays.toTop')}
              </Button>
            </p>
          </div>
        </>
      )}
    </Card>
  )
}
