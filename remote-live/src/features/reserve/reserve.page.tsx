import { useT } from '@pitchside/i18n'
import { useAddress } from '@pitchside/platform'
import { PageFrame } from '../lists/page-frame'
import { ReserveLists } from './reserve-lists'

const steps = ['scope']

/** What this member reserved, and the broadcasts one can still reserve. */
export default function ReservePage() {
  const t = useT('live')
  const [search, setSearch] = useAddress(steps)
  return (
    <PageFrame title={t('title.reserve')}>
      <ReserveLists
        scope={search.get('scope') === 'all' ? 'all' : 'own'}
        onScopeChange={(next) => setSearch(next === 'all' ? { scope: next } : {})}
      />
    </PageFrame>
  )
}
