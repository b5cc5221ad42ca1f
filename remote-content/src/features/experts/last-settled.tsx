import { useT } from '@pitchside/i18n'
import { Section } from '@pitchside/ui'
import { SchemeGrid } from './scheme-list'
import { useSchemes } from './use-experts'

const shownAtMost = 6

/** What became of an expert's last schemes, and the way to all of them; nothing while nothing is settled. */
export function LastSettled({ expertId }: { expertId: number }) {
  const t = useT('content')
  const { rows } = useSchemes({ expertId, when: 'over' })
  if (rows.length === 0) return null
  return (
    <Section
      title={t('experts.settled')}
      more={{ label: t('experts.moreShort'), href: `/specialist-info?id=${expertId}&tab=over` }}
    >
      <SchemeGrid schemes={rows.slice(0, shownAtMost)} isBare />
    </Section>
  )
}
