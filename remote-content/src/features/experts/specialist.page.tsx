import { useT } from '@pitchside/i18n'
import { useLocation, useSearchParams } from '@pitchside/platform'
import { Segmented, VisuallyHidden } from '@pitchside/ui'
import { ContentTabs } from '../frame/content-tabs'
import page from '../frame/page.module.css'
import { ExpertArticles } from './expert-articles'
import { ExpertList, useExperts } from './expert-list'

/** Experts (type 0) and what they wrote (type 1). */
export default function SpecialistPage() {
  const t = useT('content')
  const [params, setParams] = useSearchParams()
  const isNewsPage = useLocation().pathname.endsWith('-news')
  const type = (params.get('type') ?? (isNewsPage ? '1' : '0')) === '1' ? '1' : '0'
  const first = useExperts().data?.rows[0]
  return (
    <div className={page.page}>
      <h1>
        <VisuallyHidden>{t('title.experts')}</VisuallyHidden>
      </h1>
      <ContentTabs>
        <Segmented
          label={t('title.experts')}
          value={type}
          onValueChange={(next) => setParams({ type: next }, { replace: true })}
          options={[
            { value: '0', label: t('experts.list') },
            { value: '1', label: t('experts.articles') },
          ]}
        />
      </ContentTabs>
      {type === '1' && first ? <ExpertArticles writerId={first.id} /> : <ExpertList />}
    </div>
  )
}
