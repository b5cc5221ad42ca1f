import { useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { ChipGroup, Skeleton } from '@pitchside/ui'
import { ContentTabs } from '../frame/content-tabs'
import page from '../frame/page.module.css'
import { PageState } from '../frame/page-state'
import { ApplyCard } from './apply-card'
import { ExpertArticles } from './expert-articles'
import { ExpertRanking } from './expert-ranking'
import classes from './experts.module.css'
import { useExperts } from './use-experts'

/** Articles of experts, one expert at a time. */
export default function SpecialistNewsPage() {
  const t = useT('content')
  const [params, setParams] = useSearchParams()
  const { rows, isPending, isError, refetch } = useExperts({ onlyWriters: true })
  const chosen = rows.find(({ id }) => id === Number(params.get('id'))) ?? rows[0]
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('title.expertNews')}</h1>
      <ContentTabs />
      <div className={page.columns}>
        <div className={classes.main}>
          {isPending ? <Skeleton variant="large" height={420} /> : undefined}
          {isError ? <PageState kind="error" onRetry={() => void refetch()} minHeight={420} /> : undefined}
          {!isPending && !isError && !chosen ? <PageState kind="empty" minHeight={420} /> : undefined}
          {rows.length > 1 ? (
            <ChipGroup
              label={t('title.experts')}
              isSingle
              options={rows.map(({ id, nickname }) => ({ value: String(id), label: nickname }))}
              value={[String(chosen?.id)]}
              onValueChange={([next]) => setParams(next ? { id: next } : {}, { replace: true })}
            />
          ) : undefined}
          {chosen ? <ExpertArticles writerId={chosen.id} /> : undefined}
        </div>
        <aside className={page.aside}>
          <ExpertRanking />
          <ApplyCard />
        </aside>
      </div>
    </div>
  )
}
