import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { PagedList } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { AlertDialog, Button, Card, StateBox, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { Loading } from '../../parts/loading/loading'
import { PublishDialog } from './publish-dialog'
import { SchemeTable } from './scheme-table'
import { findMatches, loadOwnSchemes, ownSchemesKey, type SchemeRow, withdrawScheme } from './schemes.calls'

/** Takes a scheme back after a second thought; who bought it has the price again. */
function Withdraw({ scheme }: { scheme: SchemeRow }) {
  const t = useT('member')
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const taking = useMutation({
    mutationFn: () => withdrawScheme(scheme.id),
    onSuccess: () => toast(t('schemes.withdrawn'), { tone: 'success' }),
    onError: (error) =>
      toast(error instanceof CallError && !error.isOffline ? error.message : t('schemes.offline'), { tone: 'error' }),
    onSettled: () => {
      setAsking(false)
      void client.invalidateQueries({ queryKey: ownSchemesKey })
    },
  })
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)} aria-label={`${t('schemes.withdraw')}: ${scheme.title}`}>
        {t('schemes.withdraw')}
      </Button>
      {isAsking ? (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => isOpen || setAsking(false)}
          title={t('schemes.withdrawTitle')}
          description={t('schemes.withdrawText', { count: scheme.buyers })}
          cancelLabel={t('schemes.keep')}
          confirmLabel={t('schemes.withdraw')}
          isBusy={taking.isPending}
          onConfirm={() => taking.mutate()}
        />
      ) : undefined}
    </>
  )
}

/** Schemes of an expert with what they bring, and the way to publish one. Others find the way to become an expert. */
export function OwnSchemesSection() {
  const t = useT('member')
  const [isPublishing, setPublishing] = useState(false)
  // Only experts may ask for matches: the answer says who somebody is.
  const right = useQuery({
    queryKey: ['member', 'schemes', 'matches', 'football', ''],
    queryFn: ({ signal }) => findMatches('football', '', signal),
    retry: false,
  })
  const isStranger = right.error instanceof CallError && right.error.reason === 'expert-needed'
  if (isStranger)
    return (
      <Card title={t('section.ownSchemes')}>
        <StateBox
          kind="empty"
          title={t('schemes.needed')}
          action={{ label: t('schemes.apply'), href: '/member?type=28' }}
          minHeight={280}
        />
        <Slot name="suggested.rooms" props={{}} />
      </Card>
    )
  if (right.isPending) return <Loading height={420} />
  const publish = (
    <Button variant="primary" size="sm" icon="plus" onClick={() => setPublishing(true)}>
      {t('schemes.publish')}
    </Button>
  )
  return (
    <Card title={t('section.ownSchemes')} actions={publish}>
      <PagedList
        label={t('section.ownSchemes')}
        queryKey={ownSchemesKey}
        load={loadOwnSchemes}
        empty={{ title: t('schemes.noneOwn') }}
        minHeight={320}
        after={<Slot name="suggested.rooms" props={{}} />}
      >
        {(rows) => (
          <SchemeTable
            caption={t('section.ownSchemes')}
            rows={rows}
            heads={[t('schemes.sold'), t('schemes.income')]}
            who={(row) => (
              <span className={css.unbroken}>
                {row.price === '0' ? t('schemes.free') : t('schemes.soldFor', { count: row.buyers, price: row.price })}
              </span>
            )}
            note={(row) => (row.isDone ? t('schemes.received') : Number(row.diamonds) > 0 ? t('schemes.held') : '')}
            action={(row) =>
              row.canWithdraw ? <Withdraw scheme={row} /> : <span className={css.captionBlock}>-</span>
            }
          />
        )}
      </PagedList>
      {isPublishing ? <PublishDialog onClose={() => setPublishing(false)} /> : undefined}
    </Card>
  )
}
