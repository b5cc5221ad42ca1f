import { formatDate, language, useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Button, Dialog, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { Copyable } from '../go-live/copyable'
import { fetchOverlay, renewOverlay, revokeOverlay } from './overlays.calls'

/** What a browser source can show. */
const kinds = ['chat', 'alerts', 'score', 'goal'] as const
const queryKey = ['live', 'overlay']

/** Address of one overlay. The key stands behind the `#`: no server writes it into a log. */
export const overlayAddress = (origin: string, kind: string, key: string): string =>
  `${origin}/overlay/${kind}?lang=${language()}#${key}`

/** Secret addresses for browser sources of OBS: made, renewed and taken back here, shown once. */
export function OverlaysDialog({ onClose }: { onClose: () => void }) {
  const t = useT('live')
  const client = useQueryClient()
  const [key, setKey] = useState<string>()
  const { data: madeAt } = useQuery({ queryKey, queryFn: ({ signal }) => fetchOverlay(signal) })
  const renew = useMutation({
    mutationFn: renewOverlay,
    onSuccess: (made) => {
      setKey(made)
      void client.invalidateQueries({ queryKey })
    },
  })
  const revoke = useMutation({
    mutationFn: revokeOverlay,
    onSuccess: () => {
      setKey(undefined)
      toast(t('studio.overlays.revoked'), { tone: 'success' })
      void client.invalidateQueries({ queryKey })
    },
  })
  return (
    <Dialog
      isOpen
      size="md"
      title={t('studio.overlays.title')}
      description={t('studio.overlays.text')}
      closeLabel={t('state.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          {madeAt ? (
            <Button variant="outline" isLoading={revoke.isPending} onClick={() => revoke.mutate()}>
              {t('studio.overlays.revoke')}
            </Button>
          ) : undefined}
          <Button variant="primary" isLoading={renew.isPending} onClick={() => renew.mutate()}>
            {t(madeAt ? 'studio.overlays.renew' : 'studio.overlays.make')}
          </Button>
        </>
      }
    >
      <div className={css.stack3}>
        {key ? (
          kinds.map((kind) => {
            const address = overlayAddress(location.origin, kind, key)
            return <Copyable key={kind} label={t(`studio.overlays.kind.${kind}`)} value={address} shown={address} />
          })
        ) : (
          <p className={css.footnote}>
            {madeAt ? t('studio.overlays.madeAt', { time: formatDate(madeAt, 'moment') }) : t('studio.overlays.none')}
          </p>
        )}
        {key ? <p className={css.warning}>{t('studio.overlays.once')}</p> : undefined}
      </div>
    </Dialog>
  )
}
