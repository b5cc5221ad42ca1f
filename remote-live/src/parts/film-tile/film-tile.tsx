import { clockText } from '@pitchside/base'
import { formatDate } from '@pitchside/i18n'
import { Link, Picture } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './film-tile.module.css'

export interface FilmTileProps {
  title: string
  cover: string
  /** Seconds. */
  durationS: number
  /** Epoch milliseconds. */
  at: number
  /** Who made it. */
  by?: string
  /** A tile opens its film on a page of its own, or over this one. */
  opens: string | (() => void)
}

/** A recording or a clip among others: its picture, length, title and day. */
export function FilmTile({ title, cover, durationS, at, by, opens }: FilmTileProps) {
  const shown = (
    <>
      <Picture src={cover} />
      <span className={styles.length}>{clockText(durationS)}</span>
      <b>{title}</b>
      <small className={css.caption}>{[by, formatDate(at, 'day')].filter(Boolean).join(' · ')}</small>
    </>
  )
  if (typeof opens === 'string')
    return (
      <Link className={styles.tile} href={opens}>
        {shown}
      </Link>
    )
  return (
    <button type="button" className={styles.tile} onClick={opens}>
      {shown}
    </button>
  )
}
