import { useT } from '@pitchside/i18n'
import { classNames, IconButton, Link, Picture } from '@pitchside/ui'
import classes from './banner-card.module.css'
import { countClick, type PageBanner } from './banners.calls'

/** An address outside the site opens beside it and learns nothing of the page it came from. */
function targetOf(url: string) {
  return url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
}

interface BannerCardProps {
  banner: PageBanner
  /** Marks an advertisement, which can be closed. */
  onClose?: () => void
  className?: string
}

/** A picture that links; its words stand on it. */
export function BannerCard({ banner, onClose, className }: BannerCardProps) {
  const t = useT('content')
  // Whether or not it is counted, the visitor goes where the banner leads.
  const onClick = () => void countClick(banner.id).catch(() => undefined)
  return (
    <div className={classNames(classes.card, className)}>
      <Link className={classes.link} href={banner.url} onClick={onClick} {...targetOf(banner.url)}>
        <Picture className={classes.picture} src={banner.picture} />
        <span className={classes.words}>
          {onClose ? <small className={classes.tag}>{t('banners.advertisement')}</small> : undefined}
          <b>{banner.title}</b>
        </span>
      </Link>
      {onClose ? (
        <IconButton
          className={classes.close}
          icon="x"
          size="sm"
          label={t('banners.close', { name: banner.title })}
          onClick={onClose}
        />
      ) : undefined}
    </div>
  )
}
