import { useUser } from '@pitchside/auth'
import { formatDate, useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { AlertDialog, Button, Card, classNames, copyText, Icon, Skeleton, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useRef, useState } from 'react'
import styles from './calendar-card.module.css'
import { createCalendarAddress, fetchCalendarSince, revokeCalendarAddress } from './calendar-link.calls'

/** The address itself, shown once: read, copied, or opened by the calendar of this computer. */
function Address({ url }: { url: string }) {
  const t = useT('live')
  const field = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(url)
    // Without the right to write there it stays selected: Ctrl and C do the rest.
    field.current?.select()
    if (isCopied) toast(t('calendar.copied'), { tone: 'success' })
    else toast(t('calendar.copyByHand'), { tone: 'info' })
  }
  return (
    <div className={classNames(styles.address, css.oneBelow700)}>
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={t('calendar.address')}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="primary" icon="copy" onClick={() => void copy()}>
        {t('calendar.copy')}
      </Button>
      <Button variant="outline" icon="calendar-plus" href={url.replace(/^https?:/, 'webcal:')}>
        {t('calendar.open')}
      </Button>
      <p className={styles.note}>{t('calendar.once')}</p>
    </div>
  )
}

type Question = 'renew' | 'revoke'

/** Followed and reserved matches in the member's own calendar, at a secret address that can be renewed and taken back. */
export function CalendarCard() {
  const t = useT('live')
  const client = useQueryClient()
  const queryKey = ['live', 'calendar-link', useUser()?.id]
  const [question, setQuestion] = useState<Question>()
  const since = useQuery({ queryKey, queryFn: async ({ signal }) => (await fetchCalendarSince(signal)) ?? null })
  const settled = () => {
    setQuestion(undefined)
    return client.invalidateQueries({ queryKey })
  }
  const create = useMutation({ mutationFn: createCalendarAddress, onSettled: settled })
  const revoke = useMutation({
    mutationFn: revokeCalendarAddress,
    onSuccess: () => {
      create.reset()
      toast(t('calendar.revoked'), { tone: 'success' })
    },
    onSettled: settled,
  })
  const isSet = typeof since.data === 'number'
  return (
    <Card title={t('calendar.title')}>
      <div className={styles.lead}>
        <Icon className={css.brand} name="calendar-days" size={28} />
        <p>{t('calendar.lead')}</p>
      </div>
      {since.isError ? (
        <Button size="sm" variant="outline" icon="refresh-cw" onClick={() => void since.refetch()}>
          {t('state.retry')}
        </Button>
      ) : since.isPending ? (
        <Skeleton height={36} />
      ) : (
        <>
          {create.data ? <Address url={create.data} /> : undefined}
          <div className={css.rowWrap3}>
            {isSet ? (
              <>
                <span className={styles.note}>
                  {t('calendar.since', { date: formatDate(since.data ?? 0, 'date') })}
                </span>
                <Button size="sm" variant="outline" icon="refresh-cw" onClick={() => setQuestion('renew')}>
                  {t('calendar.renew')}
                </Button>
                <Button size="sm" variant="ghost" icon="trash-2" onClick={() => setQuestion('revoke')}>
                  {t('calendar.revoke')}
                </Button>
              </>
            ) : (
              <Button
                variant="primary"
                icon="calendar-plus"
                isLoading={create.isPending}
                onClick={() => create.mutate()}
              >
                {t('calendar.create')}
              </Button>
            )}
          </div>
        </>
      )}
      <AlertDialog
        isOpen={question !== undefined}
        onOpenChange={(isOpen) => isOpen || setQuestion(undefined)}
        title={t(question === 'renew' ? 'calendar.renew' : 'calendar.revoke')}
        description={t(question === 'renew' ? 'calendar.renewText' : 'calendar.revokeText')}
        confirmLabel={t(question === 'renew' ? 'calendar.renew' : 'calendar.revoke')}
        cancelLabel={t('studio.cancel')}
        isDangerous={question === 'revoke'}
        isBusy={create.isPending || revoke.isPending}
        onConfirm={() => (question === 'renew' ? create.mutate() : revoke.mutate())}
      />
    </Card>
  )
}
