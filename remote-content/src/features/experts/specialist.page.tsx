import { useT } from '@pitchside/i18n'
import { classNames, Section, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { ContentTabs } from '../../parts/frame/content-tabs'
import page from '../../parts/frame/page.module.css'
import { ApplyCard } from './apply-card'
import { ExpertRanking } from './expert-ranking'
import { SchemeList } from './scheme-list'
import { TopExperts } from './top-experts'

/** The way in: the best experts, what is on sale and free now, and the rankings. */
export default function SpecialistPage() {
  const t = useT('content')
  return (
    <div className={page.page}>
      <h1>
        <VisuallyHidden>{t('title.experts')}</VisuallyHidden>
      </h1>
      <ContentTabs />
      <TopExperts />
      <div className={classNames(page.columns, css.oneBelow992)}>
        <Section
          title={t('experts.current')}
          more={{ label: t('experts.allSchemes'), href: '/specialist-home?type=1' }}
        >
          <SchemeList ask={{ when: 'coming' }} />
        </Section>
        <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
          <ExpertRanking />
          <ApplyCard />
        </aside>
      </div>
    </div>
  )
}
