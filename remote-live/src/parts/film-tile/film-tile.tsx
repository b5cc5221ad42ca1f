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

const two = (value: number): string => String(value).padStart(2, '0')
const length = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`

/** A recording or a clip among others: its picture, length, title and day. */
export function FilmTile({ title, cover, durationS, at, by, opens }: FilmTileProps) {
  const shown = (
    <>
      <Picture src={cover} />
      <span className={styles.length}>{length(durationS)}</span>
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
