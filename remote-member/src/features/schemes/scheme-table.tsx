import { formatDate, useT } from '@pitchside/i18n'
import { Badge, type BadgeTone, classNames, DiamondIcon, Link, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import { pickText, playText } from './scheme-words'
import type { SchemeRow } from './schemes.calls'
import classes from './schemes.module.css'

function toneOf({ state, outcome }: SchemeRow): BadgeTone {
  if (state === 'open') return 'info'
  if (state !== 'settled') return 'warning'
  return outcome <= 2 ? 'success' : 'neutral'
}

interface Props {
  caption: string
  rows: readonly SchemeRow[]
  /** Heads of the columns that differ: who or how many, and what it costs or brings. */
  heads: readonly [who: string, diamonds: string]
  who: (row: SchemeRow) => ReactNode
  note: (row: SchemeRow) => string
  action?: (row: SchemeRow) => ReactNode
}

/** Schemes of a member: published or bought. */
export function SchemeTable({ caption, rows, heads, who, note, action }: Props) {
  const t = useT('member')
  return (
    <Table caption={caption}>
      <thead>
        <Tr>
          <Th>{t('schemes.time')}</Th>
          <Th>{t('schemes.scheme')}</Th>
          <Th>{heads[0]}</Th>
          <Th align="end">{heads[1]}</Th>
          <Th>{t('schemes.result')}</Th>
          {action ? <Th>{t('schemes.action')}</Th> : undefined}
        </Tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td className={css.unbroken}>{formatDate(row.atMs, 'moment')}</Td>
            <Td>
              <Link
                className={classNames(css.hoverBrand, css.main, css.medium)}
                href={`/specialist-detail?id=${row.id}`}
              >
                {row.title}
              </Link>
              <small className={css.captionBlock}>
                {row.home} {row.score} {row.away} · {playText(t, row.play, row.sport)}
                {row.choice === 0 ? '' : `: ${pickText(t, row)} @${row.odds}`}
              </small>
            </Td>
            <Td>{who(row)}</Td>
            <Td align="end">
              <span className={classes.sum}>
                <DiamondIcon size={14} />
                {row.diamonds}
              </span>
              <small className={css.captionBlock}>{note(row)}</small>
            </Td>
            <Td>
              <Badge tone={toneOf(row)}>
                {t(row.state === 'settled' ? `schemes.outcome.${row.outcome}` : `schemes.state.${row.state}`)}
              </Badge>
            </Td>
            {action ? <Td>{action(row)}</Td> : undefined}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
