import { useT } from '@pitchside/i18n'
import { Section } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { SchemeGrid, SchemeList, SchemePlaces } from './scheme-list'
import { useSchemes } from './use-experts'

/** With fewer for matches to come, visitors see the last results as well: what a price is judged by. */
const few = 4
const resultsAtMost = 6

function LastSettled({ expertId, besides }: { expertId: number; besides?: number }) {
  const t = useT('content')
  const { rows } = useSchemes({ expertId, when: 'over' }, besides)
  if (rows.length === 0) return null
  return (
    <Section
      title={t('experts.settled')}
      more={{ label: t('experts.moreShort'), href: `/specialist-info?id=${expertId}&tab=over` }}
    >
      <SchemeGrid schemes={rows.slice(0, resultsAtMost)} isBare />
    </Section>
  )
}

interface Props {
  expertId: number
  /** How many of this expert have a result; left out while it is not known. */
  settled: number | undefined
  /** The scheme that the page is about. */
  besides?: number
}

/** What an expert says of matches to come; of whoever says little about them, the last results too. */
export function ComingSchemes({ expertId, settled, besides }: Props) {
  const t = useT('content')
  const ask = { expertId, when: 'coming' } as const
  const { rows: coming, isSuccess } = useSchemes(ask, besides)
  if (isSuccess && coming.length === 0 && settled === undefined) return <SchemePlaces />
  const hasResults = isSuccess && coming.length < few && settled !== undefined && settled > 0
  return (
    <div className={css.stackGap}>
      {hasResults && coming.length === 0 ? (
        <p className={css.muted}>{t('experts.noneToCome')}</p>
      ) : (
        <SchemeList ask={ask} besides={besides} isBare />
      )}
      {hasResults ? <LastSettled expertId={expertId} besides={besides} /> : undefined}
    </div>
  )
}
