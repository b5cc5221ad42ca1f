import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Badge, Button, Icon, type IconName, QrPanel } from '@pitchside/ui'
import { drawQr, type Platform, type Way } from './download.calls'
import classes from './download.module.css'

const icons: Record<Platform, IconName> = { android: 'smartphone', ios: 'smartphone', pc: 'tv' }

/** A code a phone's camera opens. */
function Code({ way }: { way: Way }) {
  const t = useT('member')
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'qr', way.address],
    queryFn: () => drawQr(way.address),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const words = t('download.scan', { platform: t(`download.${way.platform}`) })
  return (
    <QrPanel
      state={data ? 'ready' : isError ? 'expired' : 'loading'}
      {...(data ? { image: data } : {})}
      imageLabel={words}
      title={words}
      size={148}
      refreshLabel={t('state.retry')}
      onRefresh={() => void refetch()}
    />
  )
}

/** How one platform gets it: a code for phones, a button for computers, and what it is. */
export function PlatformCard({ way }: { way: Way }) {
  const t = useT('member')
  const { platform, kind, address } = way
  return (
    <section className={classes.platform} aria-labelledby={`download-${platform}`}>
      <h2 id={`download-${platform}`}>
        <Icon name={icons[platform]} size={20} />
        {t(`download.${platform}`)}
        <Badge tone={kind === 'app' ? 'brand' : 'neutral'}>{t(`download.kind_${kind}`)}</Badge>
      </h2>
      {platform === 'pc' ? (
        <span className={classes.screenIcon}>
          <Icon name="tv" size={84} />
        </span>
      ) : (
        <Code way={way} />
      )}
      <p className={classes.note}>{t(`download.note_${kind}`)}</p>
      <Button
        variant={kind === 'app' ? 'primary' : 'outline'}
        icon={kind === 'app' ? 'download' : 'external-link'}
        href={address}
        target="_blank"
        rel="noopener"
      >
        {kind === 'app' ? t(`download.get_${platform}`) : t('download.openSite')}
      </Button>
    </section>
  )
}
