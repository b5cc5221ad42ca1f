import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useAddress } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Avatar, ChipGroup, classNames, Skeleton, StateBox, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { ContentTabs } from '../../parts/frame/content-tabs'
import page from '../../parts/frame/page.module.css'
import { ApplyCard } from './apply-card'
import { ExpertArticles } from './expert-articles'
import { ExpertRanking } from './expert-ranking'
import classes from './experts.module.css'
import { useExperts } from './use-experts'

const everybody = 'all'
const steps = ['id']

/** Articles of experts: of all who write, or of one of them. */
export default function SpecialistNewsPage() {
  const t = useT('content')
  const [params, setParams] = useAddress(steps)
  const { rows, isPending, isError, refetch } = useExperts({ onlyWriters: true })
  const chosen = rows.find(({ id }) => id === Number(params.get('id')))
  usePageName(chosen?.nickname)
  return (
    <div className={page.page}>
      <h1>
        <VisuallyHidden>{t('title.expertNews')}</VisuallyHidden>
      </h1>
      <ContentTabs />
      <div className={classNames(page.columns, css.oneBelow992)}>
        <div className={classes.main}>
          {isPending ? <Skeleton variant="large" height={420} /> : undefined}
          {isError ? <LoadFailed onRetry={refetch} minHeight={420} /> : undefined}
          {!isPending && !isError && rows.length === 0 ? (
            <StateBox kind="empty" title={t('state.empty')} minHeight={420} />
          ) : undefined}
          {rows.length > 1 ? (
            <ChipGroup
              label={t('title.experts')}
              isSingle
              options={[
                { value: everybody, label: t('expertNews.everybody') },
                ...rows.map(({ id, nickname, avatar }) => ({
                  value: String(id),
                  label: nickname,
                  lead: <Avatar id={id} src={avatar} size={20} />,
                })),
              ]}
              value={[chosen ? String(chosen.id) : everybody]}
              onValueChange={([next]) => setParams(next && next !== everybody ? { id: next } : {})}
            />
          ) : undefined}
          {rows.length > 0 ? (
            <ExpertArticles key={chosen?.id ?? everybody} {...(chosen ? { writerId: chosen.id } : {})} />
          ) : undefined}
        </div>
        <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
          <ExpertRanking />
          <ApplyCard />
        </aside>
      </div>
    </div>
  )
}
