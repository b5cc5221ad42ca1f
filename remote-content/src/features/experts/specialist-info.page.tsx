import { compactNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useAddress, useQuery } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Avatar, Card, classNames, Level, Skeleton, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import page from '../../parts/frame/page.module.css'
import { ComingSchemes } from './coming-schemes'
import type { Expert, ExpertPage } from './expert'
import { ExpertArticles } from './expert-articles'
import { ExpertTags, Figure, returnTone } from './expert-card'
import { readExpert } from './experts.calls'
import classes from './experts.module.css'
import { FollowExpert } from './follow-expert'
import { RecordChart } from './record-chart'
import { RecordMarks } from './record-marks'
import { SchemeList } from './scheme-list'
import { playText, signed } from './scheme-words'
import { expertsKey } from './use-experts'

function Profile({ expert }: { expert: Expert }) {
  const t = useT('content')
  return (
    <header className={classNames(classes.profile, css.wrapBelow992)}>
      <Avatar id={expert.id} src={expert.avatar} size={88} />
      <div className={classNames(css.stack1, css.fill)}>
        <h1>
          {expert.nickname} <Level value={expert.level} />
          <ExpertTags {...expert} />
        </h1>
        <p>{expert.about}</p>
        <p className={classNames(css.markedMuted, css.caption)}>
          {compactNumber(expert.fans)} {t('article.fans', { count: expert.fans })} ·{' '}
          {t('experts.schemeCount', { count: expert.settled + expert.open })} · {compactNumber(expert.articles)}{' '}
          {t('article.articles', { count: expert.articles })}
        </p>
      </div>
      <FollowExpert expert={expert} />
    </header>
  )
}

/** The record with its chart, and how each kind of scheme did. */
export function RecordCard({ expert, plays, points }: ExpertPage) {
  const t = useT('content')
  return (
    <Card title={t('experts.record')}>
      <div className={css.stack4}>
        <div className={css.pairGrid}>
          <Figure label={t('experts.hitRate')} value={expert.hitRate === undefined ? '-' : `${expert.hitRate}%`} />
          <Figure
            label={t('experts.return')}
            value={expert.settled === 0 ? '-' : `${signed(expert.returnRate, 1)}%`}
            tone={returnTone(expert.returnRate)}
          />
          <Figure
            label={t('experts.streak')}
            value={t(expert.streak < 0 ? 'experts.misses' : 'experts.hits', { count: Math.abs(expert.streak) })}
          />
          <Figure label={t('experts.settled')} value={String(expert.settled)} />
        </div>
        <RecordChart points={points} />
        <RecordMarks last={expert.last} />
        <ul className={classes.plays}>
          {plays.map(({ play, decided, hits }) => (
            <li key={play}>
              <span>{playText(t, { play, sport: 'football' })}</span>
              <span className={classes.bar} aria-hidden="true">
                <i style={{ width: `${decided === 0 ? 0 : (hits / decided) * 100}%` }} />
              </span>
              <b className={classNames(css.number, css.endAligned)}>{decided === 0 ? '-' : `${hits}/${decided}`}</b>
            </li>
          ))}
        </ul>
        <p className={classNames(css.markedMuted, css.caption)}>{t('experts.recordNote')}</p>
      </div>
    </Card>
  )
}

const tabs = ['coming', 'over', 'articles'] as const
type Tab = (typeof tabs)[number]

const steps = ['id', 'tab']

/** Which expert and which tab the address names: who comes back finds the tab that was left. */
function usePlaceOf() {
  const [params, setParams] = useAddress(steps)
  const id = Number(params.get('id')) || 0
  const tab = tabs.find((one) => one === params.get('tab')) ?? tabs[0]
  const show = (next: Tab) => setParams({ id: String(id), ...(next === tabs[0] ? {} : { tab: next }) })
  return { id, tab, show }
}

/** One expert: the record from the results, schemes, articles. */
export default function SpecialistInfoPage() {
  const t = useT('content')
  const { id, tab, show } = usePlaceOf()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [...expertsKey, 'one', id],
    queryFn: ({ signal }) => readExpert(id, signal),
  })
  usePageName(data?.expert.nickname)
  if (error && !data)
    return (
      <LoadFailed
        error={id > 0 ? error : null}
        gone={t('experts.unknown')}
        wayOut={{ label: t('title.experts'), href: '/specialist' }}
        onRetry={refetch}
        minHeight={480}
      />
    )
  return (
    <div className={page.page}>
      {data ? <Profile expert={data.expert} /> : <Skeleton variant="large" height={136} />}
      <div className={classNames(page.columns, css.oneBelow992)}>
        <Tabs
          panelClassName={css.padTop4}
          label={t('title.experts')}
          value={tab}
          onValueChange={show}
          items={[
            { value: 'coming', label: t('experts.whens.coming') },
            { value: 'over', label: t('experts.whens.over') },
            { value: 'articles', label: t('experts.articles') },
          ]}
        >
          {tab === 'articles' ? (
            <ExpertArticles writerId={id} />
          ) : tab === 'coming' ? (
            <ComingSchemes expertId={id} settled={data?.expert.settled} />
          ) : (
            <SchemeList ask={{ expertId: id, when: 'over' }} isBare />
          )}
        </Tabs>
        <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
          {data ? <RecordCard {...data} /> : isPending ? <Skeleton variant="large" height={480} /> : undefined}
        </aside>
      </div>
    </div>
  )
}
