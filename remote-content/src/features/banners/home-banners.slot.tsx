import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Icon, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { BannerCard } from './banner-card'
import { listAdvertisements, listBanners, places } from './banners.calls'
import { closeAdvertisement, useClosedAdvertisements } from './closed-advertisements.store'
import classes from './home-banners.module.css'

const bannersMax = 2
const boxes = ['first', 'second', 'third']

/** What stands there while operators show nothing: the row keeps its height, so nothing below it ever moves. */
function OwnCard() {
  const t = useT('content')
  return (
    <Link className={classes.own} href="/downLoad">
      <Icon name="smartphone" size={28} />
      <span className={css.stack1}>
        <b>{t('banners.ownTitle')}</b>
        <span>{t('banners.ownText')}</span>
      </span>
    </Link>
  )
}

/** The home page's row of banners, with an advertisement at its end. */
export default function HomeBanners() {
  const t = useT('content')
  const closed = useClosedAdvertisements()
  const banners = useQuery({
    queryKey: ['content', 'banners', places.home],
    queryFn: ({ signal }) => listBanners(places.home, signal),
  })
  const advertisements = useQuery({
    queryKey: ['content', 'advertisements', places.home],
    queryFn: ({ signal }) => listAdvertisements(places.home, signal),
  })
  if (banners.isPending || advertisements.isPending)
    return (
      <div className={classes.row} aria-busy="true">
        {boxes.map((box) => (
          <Skeleton key={box} variant="large" height={132} />
        ))}
      </div>
    )
  const shown = (banners.data ?? []).slice(0, bannersMax)
  const advertisement = advertisements.data?.find(({ id }) => !closed.includes(id))
  return (
    <section className={classes.row} aria-label={t('banners.label')}>
      {shown.map((banner) => (
        <BannerCard key={banner.id} banner={banner} />
      ))}
      {advertisement ? (
        <BannerCard banner={advertisement} onClose={() => closeAdvertisement(advertisement.id)} />
      ) : undefined}
      {shown.length === 0 && !advertisement ? <OwnCard /> : undefined}
    </section>
  )
}
