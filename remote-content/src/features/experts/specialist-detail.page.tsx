import { useUser } from '@pitchside/auth'
import { ageLabel, useT } from '@pitchside/i18n'
import { asMember, LoadFailed } from '@pitchside/parts'
import { useQuery, useSearchParams } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Avatar, Badge, Button, Card, Diamonds, Icon, Level, Link, Skeleton } from '@pitchside/ui'
import { useState } from 'react'
import page from '../../parts/frame/page.module.css'
import { pictureOf } from '../../parts/frame/picture-of'
import { BuyDialog } from './buy-dialog'
import type { Scheme, SchemePage } from './expert'
import { ExpertTags } from './expert-card'
import { readExpert, readScheme } from './experts.calls'
import { FollowExpert } from './follow-expert'
import { MatchStrip } from './match-strip'
import classes from './scheme.module.css'
import { SchemeList } from './scheme-list'
import { SchemeStamp } from './scheme-stamp'
import { pickText, playText } from './scheme-words'
import { RecordCard } from './specialist-info.page'
import { expertsKey, schemesKey } from './use-experts'

/** What stands in place of the analysis until it is paid. */
function LockedPart({ scheme, onBuy }: { scheme: Scheme; onBuy: () => void }) {
  const t = useT('content')
  return (
    <div className={classes.shut}>
      <Icon name="lock" size={28} />
      <p>{t(scheme.canBuy ? 'experts.lockedText' : 'experts.lockedOver')}</p>
      {scheme.canBuy ? (
        <>
          <Diamonds amount={scheme.price} size={24} label={t('experts.diamonds')} />
          <Button variant="primary" onClick={() => asMember(onBuy)}>
            {t('experts.unlock')}
          </Button>
          <small>{t('experts.refundNote')}</small>
        </>
      ) : undefined}
    </div>
  )
}

function SchemeBody({ scheme, content, expert, onBuy }: SchemePage & { onBuy: () => void }) {
  const t = useT('content')
  return (
    <Card>
      <article className={classes.article}>
        <header className={classes.head}>
          <Link className={classes.author} href={`/specialist-info?id=${expert.id}`}>
            <Avatar {...pictureOf(expert.avatar, expert.id)} size={44} />
            <span>
              <b>
                {expert.nickname} <Level value={expert.level} />
              </b>
              <small>{ageLabel(scheme.publishedMs, Date.now())}</small>
            </span>
          </Link>
          <ExpertTags {...expert} />
          <span className={classes.price}>
            <FollowExpert expert={expert} />
          </span>
        </header>
        <h1 className={classes.headline}>{scheme.title}</h1>
        <MatchStrip scheme={scheme} isLink />
        {scheme.isLocked ? (
          <LockedPart scheme={scheme} onBuy={onBuy} />
        ) : (
          <>
            <div className={classes.choice}>
              <Badge tone="info">{playText(t, scheme)}</Badge>
              <b>{pickText(t, scheme)}</b>
              <span className={classes.odds}>
                {t('experts.odds')} <b>{scheme.odds}</b>
              </span>
              <span className={classes.price}>
                <SchemeStamp scheme={scheme} isLarge />
              </span>
            </div>
            <p className={classes.text}>{content}</p>
          </>
        )}
        <p className={classes.note}>{t('experts.notice')}</p>
      </article>
    </Card>
  )
}

/** One scheme: the match, the choice and the analysis, or what it costs to read them. */
export default function SpecialistDetailPage() {
  const t = useT('content')
  const id = Number(useSearchParams()[0].get('id')) || 0
  const userId = useUser()?.id ?? 0
  // Kept here: who logs in to buy sees another reply, and the dialog opens over that.
  const [isBuying, setBuying] = useState(false)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [...schemesKey, 'one', id, userId],
    queryFn: ({ signal }) => readScheme(id, signal),
  })
  const expertId = data?.expert.id ?? 0
  const record = useQuery({
    queryKey: [...expertsKey, 'one', expertId],
    queryFn: ({ signal }) => readExpert(expertId, signal),
    enabled: expertId > 0,
  })
  usePageName(data?.scheme.title)
  if (error)
    return (
      <LoadFailed
        error={id > 0 ? error : null}
        gone={t('experts.schemeUnknown')}
        wayOut={{ label: t('title.experts'), href: '/specialist' }}
        onRetry={refetch}
        minHeight={480}
      />
    )
  return (
    <div className={page.page}>
      {isBuying && data?.scheme.canBuy ? (
        <BuyDialog scheme={data.scheme} onClose={() => setBuying(false)} />
      ) : undefined}
      <div className={page.columns}>
        <div className={classes.column}>
          {data ? (
            <SchemeBody {...data} onBuy={() => setBuying(true)} />
          ) : isPending ? (
            <Skeleton variant="large" height={560} />
          ) : undefined}
          {data ? (
            <section>
              <h2 className={classes.more}>{t('experts.moreOf', { expert: data.expert.nickname })}</h2>
              <SchemeList ask={{ expertId, when: 'coming' }} isBare />
            </section>
          ) : undefined}
        </div>
        <aside className={page.aside}>
          {record.data ? <RecordCard {...record.data} /> : <Skeleton variant="large" height={480} />}
        </aside>
      </div>
    </div>
  )
}
