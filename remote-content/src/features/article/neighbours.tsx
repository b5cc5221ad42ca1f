import { useT } from '@pitchside/i18n'
import { classNames, Icon, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from './neighbours.module.css'

interface Neighbour {
  id: number
  title: string
}

/** The articles before and after in time. */
export function Neighbours({ newer, older }: { newer: Neighbour | undefined; older: Neighbour | undefined }) {
  const t = useT('content')
  return (
    <nav className={classes.nav} aria-label={t('article.neighbours')}>
      {newer ? (
        <Link className={classes.link} href={`/detail?id=${newer.id}`}>
          <Icon name="chevron-left" size={18} />
          <span className={css.clamp2}>
            <small className={css.captionBlock}>{t('article.newer')}</small>
            {newer.title}
          </span>
        </Link>
      ) : (
        <span />
      )}
      {older ? (
        <Link className={classNames(classes.link, css.atEnd, css.endAligned)} href={`/detail?id=${older.id}`}>
          <span className={css.clamp2}>
            <small className={css.captionBlock}>{t('article.older')}</small>
            {older.title}
          </span>
          <Icon name="chevron-right" size={18} />
        </Link>
      ) : undefined}
    </nav>
  )
}
