import { useQuery } from '@pitchside/platform'
import { BannerCard } from './banner-card'
import { listAdvertisements, places } from './banners.calls'
import { closeAdvertisement, useClosedAdvertisements } from './closed-advertisements.store'
import classes from './side-advertisement.module.css'

/** An advertisement at the end of a column: nothing stands below it that it could move. */
export function SideAdvertisement() {
  const closed = useClosedAdvertisements()
  const { data } = useQuery({
    queryKey: ['content', 'advertisements', places.side],
    queryFn: ({ signal }) => listAdvertisements(places.side, signal),
  })
  const shown = data?.find(({ id }) => !closed.includes(id))
  if (!shown) return null
  return <BannerCard className={classes.side} banner={shown} onClose={() => closeAdvertisement(shown.id)} />
}
