import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Section, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { RoomGrid } from '../rooms/room-grid'
import { fetchRooms } from '../rooms/rooms.calls'
import styles from './suggested.module.css'

/** Two rows; a low window shows the first of them. */
const shown = 8
/** Of a row of cards, px: whatever becomes of the call, the box keeps it. */
const rowPx = 200

/** Below a list of little or nothing: the hottest rooms on air, in whole rows. */
export function SuggestedRooms() {
  const t = useT('live')
  const { data, isError, refetch } = useQuery({
    queryKey: ['live', 'suggested-rooms'],
    queryFn: ({ signal }) => fetchRooms({ limit: shown }, signal),
  })
  return (
    <Section
      className={css.padTop5}
      title={<span className={css.heading}>{t('suggested.rooms')}</span>}
      more={{ label: t('home.allAnchors'), href: '/anchor?type=0' }}
    >
      {isError && !data ? (
        <LoadFailed onRetry={refetch} minHeight={rowPx} />
      ) : data?.rows.length === 0 ? (
        <StateBox
          kind="empty"
          title={t('state.noRooms')}
          action={{ label: t('title.reserve'), href: '/reserve?scope=all' }}
          minHeight={rowPx}
        />
      ) : (
        <div className={styles.rows}>
          <RoomGrid rooms={data?.rows} skeletons={shown} hasWholeRows />
        </div>
      )}
    </Section>
  )
}
