import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Skeleton } from '@pitchside/ui'
import { useClientState } from '../../boot/client-state.store'
import styles from './app-popover.module.css'

/** Draws an address as a QR code; the library comes only when a code is asked for. */
async function drawQr(address: string): Promise<string> {
  const { toDataURL } = await import('qrcode')
  return toDataURL(address, { errorCorrectionLevel: 'M', margin: 2, scale: 8 })
}

/** What the code says: the operator's address of the app, else the download page of this site. */
export function appAddress(configured: string, origin: string): string {
  return URL.canParse(configured) ? configured : new URL('/downLoad', origin).href
}

const isPicture = (address: string) =>
  /\.(png|jpe?g|webp|svg)(\?|$)/i.test(address) || address.startsWith('data:image/')

/** The code that leads a phone to the app. The operator's setting may be a finished picture or an address. */
export function AppQr({ size }: { size: number }) {
  const t = useT('shell')
  const configured = useClientState((state) => state.settings.appQr)
  const picture = useQuery({
    queryKey: ['app-qr', configured],
    queryFn: async () => (isPicture(configured) ? configured : drawQr(appAddress(configured, location.origin))),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!picture.data) return <Skeleton variant="block" width={size} height={size} />
  return <img className={styles.qr} src={picture.data} width={size} height={size} alt={t('app.qr')} />
}
