import { useUser } from '@pitchside/auth'
import { ageLabel, useT } from '@pitchside/i18n'
import { asMember, LoadFailed } from '@pitchside/parts'
import { useQuery, useSearchParams } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Avatar, Badge, Button, Card, classNames, Diamonds, Icon, Level, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import page from '../../parts/frame/page.module.css'
import { BuyDialog } from './buy-dialog'
import { ComingSchemes } from './coming-schemes'
import type { Scheme, SchemePage } from './expert'
import { ExpertTags } from './expert-card'
import { readExpert, readScheme } from './experts.calls'
import { FollowExpert } from './follow-expert'
import { MatchStrip } from './match-strip'
import classes from './scheme.module.css'
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
          <small className={css.caption}>{t('experts.refundNote')}</small>
        </>
      ) : undefined}
    </div>
  )
}

function SchemeBody({ scheme, content, expert, onBuy }: SchemePage & { onBuy: () => void }) {
  const t = useT('content')
  return (
    <Card>
      <article className={css.stack4}>
        <header className={classes.head}>
          <Link className={css.row3} href={`/specialist-info?id=${expert.id}`}>
            <Avatar id={expert.id} src={expert.avatar} size={44} />
            <span className={css.stack2px}>
              <b className={css.row2}>
                {expert.nickname} <Level value={expert.level} />
              </b>
              <small className={css.caption}>{ageLabel(scheme.publishedMs, Date.now())}</small>
            </span>
          </Link>
          <ExpertTags {...expert} />
          <span className={classNames(css.row3Tall, css.pushed)}>
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
              <b className={css.size18}>{pickText(t, scheme)}</b>
              <span className={css.soft}>
                {t('experts.odds')} <b className={classNames(css.main, css.number)}>{scheme.odds}</b>
              </span>
              <span className={classNames(css.row3Tall, css.pushed)}>
                <SchemeStamp scheme={scheme} isLarge />
              </span>
            </div>
            <p className={classes.text}>{content}</p>
          </>
        )}
        <p className={css.caption}>{t('experts.notice')}</p>
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
      <div className={classNames(page.columns, css.oneBelow992)}>
        <div className={classes.column}>
          {data ? (
            <SchemeBody {...data} onBuy={() => setBuying(true)} />
          ) : isPending ? (
            <Skeleton variant="large" height={560} />
          ) : undefined}
          {data ? (
            <section>
              <h2 className={classes.more}>{t('experts.moreOf', { expert: data.expert.nickname })}</h2>
              <ComingSchemes expertId={expertId} settled={data.expert.settled} besides={id} />
            </section>
          ) : undefined}
        </div>
        <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
          {record.data ? <RecordCard {...record.data} /> : <Skeleton variant="large" height={480} />}
        </aside>
      </div>
    </div>
  )
}
