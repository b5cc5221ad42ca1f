import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { AlertDialog, Button, Card, classNames, IconButton, Skeleton, Tabs, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { PushAddress } from '../broadcast'
import { fetchPushAddress, rotateKey } from '../studio.calls'
import { CopyButton } from './copy-button'
import { Copyable } from './copyable'
import { hlsLine, maskedKey, obsSettings, rtmpLine, withMaskedKey } from './encoder-lines'
import styles from './go-live.module.css'

export const pushAddressKey = ['live', 'push-address']

function Line({ label, line, secret, isShown }: { label: string; line: string; secret: string; isShown: boolean }) {
  return (
    <figure className={classNames(styles.line, css.stack2, css.shrink)}>
      <figcaption>
        {label}
        <CopyButton label={label} text={line} />
      </figcaption>
      <pre>{isShown ? line : withMaskedKey(line, secret)}</pre>
    </figure>
  )
}

/** The secret part of an HLS address: what stands behind `/ingest/`. */
const secretOf = (hls: string): string => /\/ingest\/([^/]+)/.exec(hls)?.[1] ?? ''

function Address({ address }: { address: PushAddress }) {
  const t = useT('live')
  const client = useQueryClient()
  const [isShown, setIsShown] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [tab, setTab] = useState<'obs' | 'ffmpeg'>(address.server === '' ? 'ffmpeg' : 'obs')
  const secret = secretOf(address.hls)
  const rotate = useMutation({
    mutationFn: rotateKey,
    onSuccess: () => toast(t('studio.push.rotated'), { tone: 'success' }),
    onSettled: () => {
      setIsAsking(false)
      void client.invalidateQueries({ queryKey: pushAddressKey })
    },
  })
  const eye = (
    <IconButton
      icon={isShown ? 'eye-off' : 'eye'}
      label={t(isShown ? 'studio.push.hide' : 'studio.push.show')}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
    />
  )
  return (
    <Card
      title={t('studio.push.title')}
      actions={
        <>
          {eye}
          <Button size="sm" variant="outline" icon="refresh-cw" onClick={() => setIsAsking(true)}>
            {t('studio.push.rotate')}
          </Button>
        </>
      }
    >
      <Tabs
        label={t('studio.push.title')}
        items={[
          { value: 'obs', label: t('studio.push.obs') },
          { value: 'ffmpeg', label: t('studio.push.ffmpeg') },
        ]}
        value={tab}
        onValueChange={setTab}
        panelClassName={styles.push}
      >
        {tab === 'obs' && address.server === '' ? (
          <p className={styles.note}>{t('studio.push.noRtmp')}</p>
        ) : tab === 'obs' ? (
          <>
            <Copyable label={t('studio.push.server')} value={address.server} shown={address.server} />
            <Copyable
              label={t('studio.push.key')}
              value={address.key}
              shown={isShown ? address.key : maskedKey(address.key)}
            />
            <dl className={styles.obs}>
              {obsSettings.map(({ key, value }) => (
                <div key={key}>
                  <dt className={css.caption}>{t(`studio.push.obsSettings.${key}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : (
          <>
            <Line label={t('studio.push.lineHls')} line={hlsLine(address)} secret={secret} isShown={isShown} />
            {address.server === '' ? undefined : (
              <Line
                label={t('studio.push.lineRtmp')}
                line={rtmpLine(address)}
                secret={isShown ? '' : address.key}
                isShown={isShown}
              />
            )}
          </>
        )}
      </Tabs>
      <p className={styles.note}>{t('studio.push.note')}</p>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('studio.push.rotateTitle')}
        description={t('studio.push.rotateText')}
        confirmLabel={t('studio.push.rotate')}
        cancelLabel={t('studio.cancel')}
        isDangerous
        isBusy={rotate.isPending}
        onConfirm={() => rotate.mutate()}
      />
    </Card>
  )
}

/** Where encoders send to, with everything ready to copy. The key is hidden until it is asked for. */
export function PushPanel() {
  const t = useT('live')
  const { data, isError, refetch } = useQuery({
    queryKey: pushAddressKey,
    queryFn: ({ signal }) => fetchPushAddress(signal),
    // A key shows nothing about the broadcast: it stays until it is changed.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isError)
    return (
      <Card title={t('studio.push.title')}>
        <LoadFailed onRetry={refetch} minHeight={220} />
      </Card>
    )
  if (!data) return <Skeleton variant="large" height={300} />
  return <Address address={data} />
}
