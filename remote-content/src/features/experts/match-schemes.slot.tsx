import { useT } from '@pitchside/i18n'
import type { SlotProps } from '@pitchside/remote-kit'
import { Card, classNames, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import classes from './match-schemes.module.css'
import { SchemeCard } from './scheme-card'
import { useSchemes } from './use-experts'

const shownFirst = 3

/** What experts say of the match of a page; nothing where nobody says anything. */
export default function MatchSchemes({ matchId }: SlotProps['match.schemes']) {
  const t = useT('content')
  const [isWhole, setWhole] = useState(false)
  const { data, rows } = useSchemes({ matchId })
  if (rows.length === 0) return null
  const total = data?.pages[0]?.total ?? rows.length
  return (
    <Card
      title={t('matchSchemes.title', { count: total })}
      actions={
        <Link className={classNames(css.hoverBrand, css.caption)} href="/specialist-home?type=1">
          {t('experts.moreShort')}
        </Link>
      }
    >
      <div className={css.stack3}>
        {rows.slice(0, isWhole ? rows.length : shownFirst).map((scheme) => (
          <SchemeCard key={scheme.id} scheme={scheme} isOfMatch />
        ))}
        {!isWhole && rows.length > shownFirst ? (
          <button type="button" className={classNames(classes.all, css.hoverMain)} onClick={() => setWhole(true)}>
            {t('matchSchemes.all', { count: rows.length })}
          </button>
        ) : undefined}
      </div>
    </Card>
  )
}
