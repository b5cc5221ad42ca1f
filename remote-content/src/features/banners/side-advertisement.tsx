import { useQuery } from '@pitchside/platform'
import { BannerCard } from './banner-card'
import { getAdvertisement, places } from './banners.calls'
import { closeAdvertisement, useClosedAdvertisements } from './closed-advertisements.store'
import classes from './side-advertisement.module.css'

/** An advertisement at the end of a column: nothing stands below it that it could move. */
export function SideAdvertisement() {
  const closed = useClosedAdvertisements()
  const { data: shown } = useQuery({
    queryKey: ['content', 'advertisement', places.side, closed],
    queryFn: ({ signal }) => getAdvertisement(places.side, closed, signal),
  })
  if (!shown) return null
  return <BannerCard className={classes.side} banner={shown} onClose={() => closeAdvertisement(shown.id)} />
}
