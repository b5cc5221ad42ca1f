import { formatDate, useT } from '@pitchside/i18n'
import { Button, IconButton, Slider, TextField } from '@pitchside/ui'
import { dateKey, noonOf } from '../../parts/days/days'
import type { Season } from './database.calls'
import styles from './standings-view.module.css'
import type { DatabaseRoute } from './use-database-address'

/** The table as it stood after a round or at the end of a day. */
export function AsOfBar({ season, reached, route }: { season: Season; reached: number; route: DatabaseRoute }) {
  const t = useT('scores')
  const { address, go } = route
  const last = Math.max(1, season.isCurrent ? Math.min(reached, season.rounds) : season.rounds)
  const round = address.asOfRound || last
  const set = (next: number) => {
    const within = Math.min(Math.max(next, 1), last)
    go({ asOfRound: within === last ? 0 : within, asOfDate: '' })
  }
  const words = address.asOfDate ? formatDate(noonOf(address.asOfDate), 'day') : t('base.afterRound', { round })
  return (
    <div className={styles.asOf}>
      <IconButton
        icon="chevron-left"
        size="sm"
        label={t('base.earlierRound')}
        disabled={round <= 1}
        onClick={() => set(round - 1)}
      />
      <span className={styles.slider}>
        <Slider label={t('base.asOfRound')} min={1} max={last} value={round} valueText={words} onValueChange={set} />
      </span>
      <IconButton
        icon="chevron-right"
        size="sm"
        label={t('base.laterRound')}
        disabled={round >= last}
        onClick={() => set(round + 1)}
      />
      <output className={styles.moment}>{words}</output>
      <TextField
        className={styles.day}
        label={t('base.asOfDay')}
        isLabelHidden
        type="date"
        min={dateKey(season.startMs)}
        max={dateKey(Math.min(Date.now(), season.endMs))}
        value={address.asOfDate}
        onValueChange={(asOfDate) => go({ asOfDate, asOfRound: 0 })}
      />
      <Button
        size="sm"
        variant="ghost"
        onClick={() => go({ asOfRound: 0, asOfDate: '' })}
        disabled={!address.asOfRound && !address.asOfDate}
      >
        {t('base.now')}
      </Button>
    </div>
  )
}
