import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { LoadFailed, Waiting } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Card, classNames, Skeleton, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useCallback, useId, useState } from 'react'
import { fetchRoom } from '../../../parts/rooms/rooms.calls'
import type { BroadcastSummary } from '../broadcast'
import { BrowserPanel } from '../browser/browser-panel'
import { Cockpit } from '../cockpit/cockpit'
import { fetchBroadcastPlans, fetchPushAddress, saveBroadcast, startBroadcast, startOnPhone } from '../studio.calls'
import { EndSummary } from './end-summary'
import styles from './go-live.module.css'
import { HealthPanel } from './health-panel'
import { PhoneDialog } from './phone-dialog'
import { PushPanel, pushAddressKey } from './push-panel'
import { type Start, StartPanel } from './start-panel'

type Way = 'encoder' | 'browser'

/** Going on air: what it is about, where it comes from, how it is doing. */
export function GoLiveView() {
  const t = useT('live')
  const client = useQueryClient()
  const [way, setWay] = useState<Way>('encoder')
  const [phoneUrl, setPhoneUrl] = useState<string>()
  const [ended, setEnded] = useState<{ id: number; summary: BroadcastSummary }>()
  const formId = useId()
  /** The room was opened to broadcast from this page, which begins as soon as it has the address. */
  const [isAwaited, setIsAwaited] = useState(false)
  const onBegun = useCallback(() => setIsAwaited(false), [])
  const { data, isError, refetch } = useQuery({
    queryKey: ['live', 'own-plans', 1],
    queryFn: ({ signal }) => fetchBroadcastPlans(1, signal),
    // Also the server ends a broadcast whose push stays away.
    refetchInterval: 15_000,
  })
  const address = useQuery({
    queryKey: pushAddressKey,
    queryFn: ({ signal }) => fetchPushAddress(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const userId = useUser()?.id ?? 0
  const { data: room, isLoading: isRoomAwaited } = useQuery({
    queryKey: ['live', 'room', userId],
    queryFn: ({ signal }) => fetchRoom(userId, signal),
    enabled: userId > 0,
  })
  const reload = () => void client.invalidateQueries({ queryKey: ['live', 'own-plans'] })
  const start = useMutation({
    mutationFn: async ({ form, planId, isOnPhone }: Start) => {
      const id = await saveBroadcast(form, planId)
      if (isOnPhone) return startOnPhone(id)
      await startBroadcast(id)
      return undefined
    },
    onSuccess: (url) => {
      setPhoneUrl(url)
      setIsAwaited(url === undefined && way === 'browser')
      reload()
    },
  })
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={420} />
  // What the room is at the moment stands above the rest, in the cockpit and before it.
  if (!data || isRoomAwaited)
    return (
      <Waiting>
        <Skeleton variant="large" height={420} />
      </Waiting>
    )
  const open = data.rows.find(({ state }) => state === 1)
  return (
    <>
      {open ? (
        <Cockpit
          key={open.id}
          broadcast={open}
          onEnded={(summary) => {
            setEnded({ id: open.id, summary })
            reload()
          }}
        />
      ) : (
        <StartPanel
          isDemoShown={room?.state === 1}
          planned={data.rows}
          formId={formId}
          hasNoButton={way === 'browser'}
          isStarting={start.isPending}
          onStart={start.mutate}
        />
      )}
      <div className={classNames(styles.ways, css.oneBelow1280)}>
        <div className={css.column}>
          <Card isFlush className={styles.tabs}>
            <Tabs
              label={t('studio.live.way')}
              items={[
                { value: 'encoder', label: t('studio.live.wayEncoder') },
                { value: 'browser', label: t('studio.live.wayBrowser') },
              ]}
              value={way}
              onValueChange={setWay}
            />
          </Card>
          {/* A broadcast of this page goes on while the other tab is looked at. */}
          <div hidden={way !== 'encoder'}>
            <PushPanel />
          </div>
          <div hidden={way !== 'browser'}>
            <Card>
              <BrowserPanel
                address={open ? address.data : undefined}
                title={open?.title ?? ''}
                formId={formId}
                isOpening={start.isPending}
                isAwaited={isAwaited}
                onBegun={onBegun}
              />
            </Card>
          </div>
        </div>
        {open ? undefined : <HealthPanel />}
      </div>
      {phoneUrl ? <PhoneDialog url={phoneUrl} onClose={() => setPhoneUrl(undefined)} /> : undefined}
      {ended ? <EndSummary {...ended} onClose={() => setEnded(undefined)} /> : undefined}
    </>
  )
}
