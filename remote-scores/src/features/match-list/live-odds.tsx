import { useT } from '@pitchside/i18n'
import { Card } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Match } from '../../parts/matches/match'
import styles from './live-odds.module.css'
import { OddsCells } from './odds-cells'

/** The three markets of one match, as they stand now. */
export function LiveOdds({ match }: { match: Match }) {
  const t = useT('scores')
  const names = `${match.home.name} – ${match.away.name}`
  return (
    <Card
      title={t('aside.odds')}
      actions={
        <small className={styles.names} title={names}>
          {names}
        </small>
      }
    >
      <div className={css.stack2}>
        {(['asia', 'eu', 'bs'] as const).map((market) => (
          <div key={market} className={styles.market}>
            <span>{t(`odds.${market}`)}</span>
            <OddsCells market={market} price={match.prices[market]} />
          </div>
        ))}
      </div>
    </Card>
  )
}
