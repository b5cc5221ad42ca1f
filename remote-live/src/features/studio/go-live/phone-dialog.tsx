import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Dialog, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { CopyButton } from './copy-button'

async function pictureOf(url: string): Promise<string> {
  const qrCode = await import('qrcode')
  return `data:image/svg+xml,${encodeURIComponent(await qrCode.toString(url, { type: 'svg', margin: 2 }))}`
}

/** Where the app on a phone pushes to: to be scanned, or copied. It holds the key, so it is shown to who asked for it, once. */
export function PhoneDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useT('live')
  const { data: picture } = useQuery({
    queryKey: ['live', 'phone-code', url],
    queryFn: () => pictureOf(url),
    gcTime: 0,
  })
  const label = t('studio.phone.address')
  return (
    <Dialog
      isOpen
      title={t('studio.phone.title')}
      description={t('studio.phone.text')}
      closeLabel={t('state.close')}
      onOpenChange={onClose}
    >
      <div className={css.stack3}>
        {picture ? <img src={picture} width={240} height={240} alt={t('studio.phone.code')} /> : undefined}
        <TextField label={label} value={url} readOnly spellCheck={false} />
        <CopyButton label={label} text={url} />
      </div>
    </Dialog>
  )
}
