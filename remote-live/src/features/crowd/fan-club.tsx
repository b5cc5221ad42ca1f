import { useUser } from '@pitchside/auth'
import { medalSteps } from '@pitchside/contract/rooms'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { classNames, Progress } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Medal } from '../../parts/medal/medal'
import styles from './crowd.module.css'
import { fetchFanClub } from './fans.calls'

/**
 * The fans who gave to the anchor: how many they are, which medal one wears in this room, and what the next one takes. The
 * room does without it when it does not load.
 */
export function FanClub({ anchorId }: { anchorId: number }) {
  const t = useT('live')
  const userId = useUser()?.id
  const { data } = useQuery({
    queryKey: ['live', 'fan-club', anchorId, userId],
    queryFn: ({ signal }) => fetchFanClub(anchorId, signal),
  })
  if (!data) return undefined
  const { members, medal, given } = data
  const next = medalSteps[medal]
  const goal =
    next === undefined ? t('club.highest') : t('club.toNext', { diamonds: Math.ceil(next - given), level: medal + 1 })
  return (
    <section aria-label={t('club.title')}>
      <h3 className={styles.head}>{t('club.members', { count: members })}</h3>
      {userId === anchorId ? undefined : (
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
