import { compactNumber, useT } from '@pitchside/i18n'
import { useSearchParams } from '@pitchside/platform'
import { Avatar, Level, Skeleton, Tabs } from '@pitchside/ui'
import { useState } from 'react'
import page from '../frame/page.module.css'
import { PageState } from '../frame/page-state'
import { pictureOf } from '../frame/picture-of'
import { ExpertArticles } from './expert-articles'
import { useExperts } from './expert-list'
import classes from './expert-list.module.css'

/** One expert: articles and published predictions. */
export default function SpecialistInfoPage() {
  const t = useT('content')
  const id = Number(useSearchParams()[0].get('id')) || 0
  const [tab, setTab] = useState<'articles' | 'schemes'>('articles')
  const { data, isPending, isError, refetch } = useExperts()
  const expert = data?.rows.find((one) => one.id === id)
  if (isError) return <PageState kind="error" onRetry={() => void refetch()} minHeight={480} />
  if (!isPending && !expert) return <PageState kind="empty" title={t('experts.none')} minHeight={480} />
  return (
    <div className={page.page}>
      <header className={classes.profile}>
        {expert ? (
          <>
            <Avatar {...pictureOf(expert.avatar, expert.id)} size={72} />
            <div>
              <h1>
                {expert.nickname} <Level value={expert.level} />
              </h1>
              <p>{expert.about}</p>
              <p>
                {compactNumber(expert.fans)} {t('article.fans')} · {expert.articles} {t('article.articles')}
              </p>
            </div>
          </>
        ) : (
          <Skeleton width={320} height={72} />
        )}
      </header>
      <Tabs
        panelClassName={classes.panel}
        label={t('title.experts')}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'articles', label: t('experts.articles') },
          { value: 'schemes', label: t('experts.schemes') },
        ]}
      >
        {tab === 'articles' ? (
          <ExpertArticles writerId={id} />
        ) : (
          <PageState kind="empty" title={t('experts.noSchemes')} minHeight={320} />
        )}
      </Tabs>
    </div>
  )
}
