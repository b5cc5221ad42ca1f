import { medalSteps } from '@pitchside/contract/rooms'
import { useT } from '@pitchside/i18n'
import { classNames, Progress } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Medal } from '../../parts/medal/medal'
import styles from './crowd.module.css'
import type { FanClubState } from './fans.calls'

/**
 * The fans who gave to the anchor: how many they are, which medal one wears in this room, and what the next one takes: the
 * anchor's own room has none for the anchor.
 */
export function FanClub({ club: { members, medal, given }, isOwn }: { club: FanClubState; isOwn: boolean }) {
  const t = useT('live')
  const next = medalSteps[medal]
  const goal =
    next === undefined ? t('club.highest') : t('club.toNext', { diamonds: Math.ceil(next - given), level: medal + 1 })
  return (
    <section aria-label={t('club.title')}>
      <h3 className={styles.head}>{t('club.members', { count: members })}</h3>
      {isOwn ? undefined : (
        <div className={styles.club}>
          <span className={classNames(css.row2, css.between)}>
            {medal > 0 ? <Medal level={medal} /> : <span>{t('club.none')}</span>}
            <small className={css.caption}>{goal}</small>
          </span>
          <Progress label={goal} value={given} max={next ?? given} tone="gold" />
        </div>
      )}
    </section>
  )
}
