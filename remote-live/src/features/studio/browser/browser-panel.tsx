import { useT } from '@pitchside/i18n'
import { useQuery, useStore } from '@pitchside/platform'
import { AlertDialog, Badge, Banner, Button, classNames, Segmented, Select, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PushAddress } from '../broadcast'
import { type BroadcastPhase, BrowserBroadcast } from './browser-broadcast'
import styles from './browser-panel.module.css'
import { type SourceKind, sourceKinds } from './capture'
import { DeviceCheckPanel } from './device-check-panel'
import { findSupport, pictureSizes, type SizeName } from './encoder-support'
import { useLeaveWarning } from './use-leave-warning'
import { useMicrophones } from './use-microphones'

export interface BrowserPanelProps {
  /** Where to send to; undefined while no broadcast is open. */
  address: PushAddress | undefined
  title: string
  /** The form that opens the room: without one, the button sends it. */
  formId: string
  isOpening: boolean
  /** Begins by itself as soon as it can, and says so once. */
  isAwaited: boolean
  onBegun(): void
}

const tones: Partial<Record<BroadcastPhase, 'live' | 'warning' | 'danger'>> = {
  sending: 'live',
  retrying: 'warning',
  refused: 'danger',
  failed: 'danger',
}
const sizeNames = Object.keys(pictureSizes) as SizeName[]
const icons = { camera: 'video', screen: 'tv', both: 'picture-in-picture-2', test: 'captions' } as const

/** Broadcasts from this page: what to show, which microphone, a look at the picture, start and stop. */
export function BrowserPanel({ address, title, formId, isOpening, isAwaited, onBegun }: BrowserPanelProps) {
  const t = useT('live')
  const holder = useRef<HTMLDivElement>(null)
  const broadcast = useMemo(() => new BrowserBroadcast(document.createElement('canvas')), [])
  const state = useStore(broadcast.store)
  const [source, setSource] = useState<SourceKind>('camera')
  const [sizeName, setSizeName] = useState<SizeName>('hd')
  const [microphoneId, setMicrophoneId] = useState('default')
  const microphones = useMicrophones()
  const size = pictureSizes[sizeName]
  const support = useQuery({
    queryKey: ['live', 'encoder', sizeName],
    queryFn: async () => (await findSupport(globalThis, size)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isRunning = broadcast.isRunning
  const isStopping = state.phase === 'stopping'
  const warning = useLeaveWarning(isRunning)
  useEffect(() => {
    holder.current?.replaceChildren(broadcast.canvas)
    return () => void broadcast.stop()
  }, [broadcast])
  const microphone = microphoneId === 'none' ? '' : microphoneId === 'default' ? undefined : microphoneId
  const choice = { source, size, microphoneId: microphone }
  const start = () => {
    if (!address || !support.data) return
    void broadcast.start({ choice, support: support.data, address: address.hls, title })
  }
  useEffect(() => {
    if (!isAwaited || !address || !support.data) return
    onBegun()
    start()
  })
  const isOpen = address !== undefined
  useEffect(() => {
    if (!isOpen) void broadcast.cancel()
  }, [isOpen, broadcast])
  if (support.data === null)
    return (
      <StateBox
        kind="empty"
        minHeight={260}
        title={t('studio.browser.unsupported')}
        text={t('studio.browser.unsupportedText')}
      />
    )
  const seconds = state.startedAt === 0 ? 0 : Math.max(1, (Date.now() - state.startedAt) / 1_000)
  const rate = seconds === 0 ? 0 : Math.round((state.sentBytes * 8) / seconds / 1_000)
  return (
    <div className={classNames(styles.panel, css.oneBelow1180)}>
      <div className={styles.field}>
        <span>{t('studio.browser.source')}</span>
        <Segmented
          label={t('studio.browser.source')}
          options={sourceKinds.map((value) => ({
            value,
            label: t(`studio.browser.sources.${value}`),
            icon: icons[value],
            isDisabled: isRunning,
          }))}
          value={source}
          onValueChange={setSource}
        />
      </div>
      <div className={styles.screen} data-phase={state.phase}>
        <div ref={holder} className={styles.canvas} role="img" aria-label={t('studio.browser.preview')} />
        {isRunning ? undefined : <span className={styles.idle}>{t('studio.browser.idle')}</span>}
        <span className={styles.badge}>
          <Badge tone={tones[state.phase] ?? 'media'}>{t(`studio.browser.phase.${state.phase}`)}</Badge>
        </span>
      </div>
      <div className={css.stack4}>
        {source === 'test' ? undefined : (
          <Select
            label={t('studio.browser.microphone')}
            value={microphoneId}
            isDisabled={isRunning}
            onValueChange={setMicrophoneId}
            options={[
              { value: 'default', label: t('studio.browser.microphoneDefault') },
              ...microphones.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'none', label: t('studio.browser.microphoneNone') },
            ]}
          />
        )}
        <Select
          label={t('studio.browser.size')}
          value={sizeName}
          isDisabled={isRunning}
          onValueChange={setSizeName}
          options={sizeNames.map((value) => {
            const { width, height, frameRate } = pictureSizes[value]
            return { value, label: `${width} x ${height} · ${frameRate} fps` }
          })}
        />
        {isRunning ? undefined : (
          <DeviceCheckPanel key={`${source} ${microphoneId} ${sizeName}`} choice={choice} isDisabled={!support.data} />
        )}
        <div className={css.rowWrap3}>
          {isRunning ? (
            <Button variant="danger" icon="radio" onClick={() => void broadcast.stop()}>
              {t('studio.browser.stop')}
            </Button>
          ) : (
            <Button
              variant="live"
              icon="radio"
              disabled={!support.data}
              isLoading={isOpening || isAwaited || isStopping}
              {...(address ? { onClick: start } : { type: 'submit' as const, form: formId })}
            >
              {t('studio.browser.start')}
            </Button>
          )}
          {isRunning ? (
            <span className={styles.rate} data-segments={state.segments}>
              {t('studio.browser.sent', { count: state.segments, rate, segments: state.segments })}
            </span>
          ) : undefined}
        </div>
        {address ? undefined : <p className={css.footnote}>{t('studio.live.startNote')}</p>}
        {state.problem ? (
          <Banner tone={state.problem === 'sourceEnded' ? 'info' : 'danger'}>
            {t(`studio.browser.problem.${state.problem}`)}
          </Banner>
        ) : undefined}
        {state.phase === 'retrying' ? <Banner>{t('studio.browser.retrying')}</Banner> : undefined}
        {state.dropped > 0 ? (
          <p className={css.footnote}>
            {t('studio.browser.dropped', { count: state.dropped, segments: state.dropped })}
          </p>
        ) : undefined}
      </div>
      <AlertDialog
        isOpen={warning.isOpen}
        onOpenChange={(isOpen) => isOpen || warning.stay()}
        title={t('studio.browser.leaveTitle')}
        description={t('studio.browser.leaveText')}
        confirmLabel={t('studio.browser.leave')}
        cancelLabel={t('studio.browser.stay')}
        isDangerous
        onConfirm={() => void broadcast.stop().then(warning.leave)}
      />
    </div>
  )
}
