import { updateUser, useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { Banner, Skeleton } from '@pitchside/ui'
import { useEffect } from 'react'
import { type ApplicationStatus, fetchApplication } from './application.calls'
import { Approved, AwaitingReview } from './application-state'
import { emptyForm } from './apply-form'
import { ApplyWizard } from './apply-wizard'

function Stated({ status, onSent }: { status: ApplicationStatus; onSent: () => void }) {
  const t = useT('live')
  const title = t('studio.apply.title')
  if (status.state === 'awaiting') return <AwaitingReview title={title} sentAt={status.sentAt} />
  if (status.state === 'succeeded') {
    const texts = { head: t('studio.apply.state.succeeded'), text: t('studio.apply.state.succeededText') }
    return <Approved title={title} {...texts} to="/member?type=9" action={t('studio.apply.goLive')} />
  }
  const isFailed = status.state === 'failed'
  return (
    <>
      {isFailed ? (
        <Banner tone="danger">
          {t('studio.apply.state.failed')} {t('studio.apply.state.remark', { remark: status.remark })}
        </Banner>
      ) : undefined}
      <ApplyWizard initial={isFailed ? status.form : emptyForm} onSent={onSent} />
    </>
  )
}

/** Becoming an anchor: the form, or where the application stands. A decision shows at once. */
export function ApplyView() {
  const user = useUser()
  const client = useQueryClient()
  const userId = user?.id
  const queryKey = ['live', 'application', userId]
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => fetchApplication(signal) })
  useEffect(() => {
    if (userId === undefined) return
    return socket.subscribe(`user.${userId}`, ({ data: news }) => {
      if (news.type === 'account' && news.event === 'anchor') void refetch()
    })
  }, [userId, refetch])
  const isAnchor = data?.state === 'succeeded'
  useEffect(() => {
    if (isAnchor && user && !user.isAnchor) updateUser({ isAnchor: true })
  }, [isAnchor, user])
  if (isError) return <LoadFailed onRetry={refetch} minHeight={420} />
  if (!data) return <Skeleton variant="large" height={420} />
  return <Stated status={data} onSent={() => void client.invalidateQueries({ queryKey })} />
}
