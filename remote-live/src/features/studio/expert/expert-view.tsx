import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { Banner, Skeleton } from '@pitchside/ui'
import { useEffect } from 'react'
import { Approved, AwaitingReview } from '../apply/application-state'
import { fetchExpertApplication } from './expert.calls'
import { ExpertApply } from './expert-apply'

/** Becoming an expert: the form, or where the application stands. A decision shows at once. */
export function ExpertView() {
  const t = useT('live')
  const client = useQueryClient()
  const queryKey = ['live', 'expert-application', useUser()?.id]
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => fetchExpertApplication(signal) })
  useEffect(() => bus.on('notice.arrived', () => void refetch()), [refetch])
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={420} />
  if (!data) return <Skeleton variant="large" height={420} />
  const title = t('expert.title')
  if (data.state === 'awaiting') return <AwaitingReview title={title} sentAt={data.sentAt} />
  if (data.state === 'succeeded') {
    const texts = { head: t('expert.succeeded'), text: t('expert.succeededText') }
    return <Approved title={title} {...texts} to="/specialist-home?type=0" action={t('expert.seeExperts')} />
  }
  return (
    <>
      {data.state === 'failed' ? (
        <Banner tone="danger">
          {t('studio.apply.state.failed')} {t('studio.apply.state.remark', { remark: data.remark })}
        </Banner>
      ) : undefined}
      <ExpertApply initial={data.form} onSent={() => void client.invalidateQueries({ queryKey })} />
    </>
  )
}
