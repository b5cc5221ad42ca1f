import { useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { StateBox } from '@pitchside/ui'
import { BasketballMatch } from './basketball-match'
import { FootballMatch } from './football-match'
import styles from './match-page.module.css'

/** One match: score, what happened, statistics, prices. */
export default function MatchPage() {
  const t = useT('scores')
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const isBasketball = params.get('type') === 'basketball' || params.get('type') === '1' || id >= 8_000_000
  return (
    <div className={styles.page}>
      {Number.isInteger(id) && id > 0 ? (
        isBasketball ? (
          <BasketballMatch key={id} id={id} />
        ) : (
          <FootballMatch key={id} id={id} />
        )
      ) : (
        <StateBox
          kind="empty"
          title={t('detail.unknown')}
          action={{ label: t('detail.toList'), href: '/football' }}
          minHeight={420}
        />
      )}
    </div>
  )
}
