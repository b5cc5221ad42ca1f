import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Icon, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { loadWays, platforms } from '../features/download/download.calls'
import classes from '../features/download/download.module.css'
import { InstallGuide } from '../features/download/install-guide'
import { PlatformCard } from '../features/download/platform-card'

const points = ['bell', 'tv', 'message-circle'] as const

function Ways() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['member', 'app-addresses'],
    queryFn: ({ signal }) => loadWays(window.location.origin, signal),
  })
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={360} />
  return (
    <>
      <div className={classes.platforms}>
        {data
          ? data.map((way) => <PlatformCard key={way.platform} way={way} />)
          : platforms.map((platform) => <Skeleton key={platform} variant="large" height={400} />)}
      </div>
      {data ? <InstallGuide ways={data} /> : <Skeleton variant="large" height={360} />}
    </>
  )
}

/** How to get the app, and how to install it step by step. */
export default function DownloadPage() {
  const t = useT('member')
  return (
    <div className={classes.page}>
      <header className={classes.hero}>
        <div>
          <h1 className={css.headingHero}>{t('download.title')}</h1>
          <p>{t('download.lead')}</p>
        </div>
        <ul className={css.stack3}>
          {points.map((icon) => (
            <li className={css.row3} key={icon}>
              <Icon className={css.brand} name={icon} size={20} />
              {t(`download.point-${icon}`)}
            </li>
          ))}
        </ul>
      </header>
      <Ways />
    </div>
  )
}
