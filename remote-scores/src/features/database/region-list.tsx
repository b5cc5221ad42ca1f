import { useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { classNames, Flag, Link, SearchField, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { Sport } from '../../parts/matches/match'
import type { Tournament } from './database.calls'
import { regionsOf, searchTournaments } from './league-search'
import styles from './region-list.module.css'

/** Order of the specification's league lists. */
const leading = [82, 108, 120, 129, 142]
const place = ({ id }: Tournament) => {
  const index = leading.indexOf(id)
  return index < 0 ? leading.length : index
}

function Entries({
  title,
  list,
  sport,
  chosen,
}: {
  title: string
  list: readonly Tournament[]
  sport: Sport
  chosen: number
}) {
  if (list.length === 0) return undefined
  return (
    <section>
      <h2 className={styles.region}>{title}</h2>
      <ul>
        {list.map((one) => (
          <li key={one.id}>
            <Link
              href={`/base-${sport}?id=${one.id}`}
              className={classNames(styles.league, css.focusInside, css.hoverable, css.chosenPress)}
              aria-current={one.id === chosen ? 'page' : undefined}
              title={one.country}
            >
              <Flag code={one.flag} />
              <span>{one.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Competitions by region, the hot ones first; a search looks into all of them. */
export function RegionList({ list, sport, chosen }: { list: readonly Tournament[]; sport: Sport; chosen: number }) {
  const t = useT('scores')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const found = text.trim() === '' ? undefined : searchTournaments(list, text)
  const hot = list.filter((one) => one.isHot).sort((a, b) => place(a) - place(b))
  return (
    <>
      <Segmented<Sport>
        label={t('sport.label')}
        isBlock
        value={sport}
        onValueChange={(next) => void navigate(`/base-${next}`)}
        options={[
          { value: 'football', label: t('sport.football') },
          { value: 'basketball', label: t('sport.basketball') },
        ]}
      />
      <SearchField
        className={styles.search}
        label={t('base.search')}
        placeholder={t('base.search')}
        clearLabel={t('base.clear')}
        value={text}
        onValueChange={setText}
        maxLength={30}
        onSearch={() => {
          const [first] = found ?? []
          if (first) void navigate(`/base-${sport}?id=${first.id}`)
        }}
      />
      <div className={styles.list}>
        {found ? (
          found.length > 0 ? (
            <Entries title={t('base.found', { count: found.length })} list={found} sport={sport} chosen={chosen} />
          ) : (
            <p className={styles.none} role="status">
              {t('base.notFound')}
            </p>
          )
        ) : (
          <>
            <Entries title={t('data.hot')} list={hot} sport={sport} chosen={chosen} />
            {regionsOf(list).map((region) => (
              <Entries
                key={region.id}
                title={region.name}
                list={region.tournaments.filter((one) => !one.isHot)}
                sport={sport}
                chosen={chosen}
              />
            ))}
          </>
        )}
      </div>
    </>
  )
}
