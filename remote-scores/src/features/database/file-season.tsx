import { useT } from '@pitchside/i18n'
import { StateBox } from '@pitchside/ui'
import type { DatabaseRoute } from './use-database-address'

/** In place of a list of which a season out of a file knows nothing: what is missing, and the way to what is there. */
export function FileSeason({ route }: { route: DatabaseRoute }) {
  const t = useT('scores')
  return (
    <StateBox
      kind="empty"
      title={t('base.fileCounts')}
      minHeight={480}
      action={{ label: t('base.view.scorers'), href: route.hrefOf({ view: 'scorers' }) }}
    />
  )
}
