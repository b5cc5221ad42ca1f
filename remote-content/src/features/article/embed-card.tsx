import { compactNumber, formatDate, useT } from '@pitchside/i18n'
import { Crest, Link, MatchTile, Num, Skeleton, StateBox, VideoCard } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lengthText } from '../../parts/video/video'
import classes from './embed-card.module.css'
import type { Embedded, EmbeddedMatch, EmbeddedTable, EmbeddedVideo } from './embeds.calls'

const sportOf = ({ type }: { type: number }) => (type === 1 ? 'basketball' : 'football')

function MatchEmbed({ match }: { match: EmbeddedMatch }) {
  const t = useT('content')
  const sport = sportOf(match)
  const side = ({ id, name, score }: EmbeddedMatch['home']) => ({
    ...{ id, name, isRound: sport === 'basketball' },
    ...(score === undefined ? {} : { score }),
  })
  const label = t(`article.matchState.${match.status}`)
  return (
    <MatchTile
      href={`/score-detail?type=${sport}&id=${match.match_id}`}
      league={match.name}
      time={formatDate(match.match_time * 1_000, 'moment')}
      badge={{ label, tone: match.status === 1 ? 'live' : 'neutral' }}
      home={side(match.home)}
      away={side(match.away)}
    />
  )
}

function VideoEmbed({ video }: { video: EmbeddedVideo }) {
  return (
    <div className={classes.video}>
      <VideoCard
        href={`/video-player?id=${video.id}`}
        title={video.title}
        coverSrc={video.img}
        views={compactNumber(video.click)}
        duration={lengthText(video.duration)}
        meta={video.user_nickname}
      />
    </div>
  )
}

function TableEmbed({ table }: { table: EmbeddedTable }) {
  const t = useT('content')
  const sport = sportOf(table)
  const hasDraws = sport === 'football'
  return (
    <section className={classes.card} aria-label={table.name}>
      <header className={css.between}>
        <b>
          {table.name} {table.season}
        </b>
        <Link className={css.hoverBrand} href={`/base-${sport}?id=${table.id}`}>
          {t('embed.whole')}
        </Link>
      </header>
      <div className={css.sideways}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('embed.team')}</th>
              <th scope="col">{t('embed.played')}</th>
              <th scope="col">{t('embed.won')}</th>
              {hasDraws ? <th scope="col">{t('embed.drawn')}</th> : undefined}
              <th scope="col">{t('embed.lost')}</th>
              {hasDraws ? <th scope="col">{t('embed.points')}</th> : undefined}
            </tr>
          </thead>
          <tbody>
            {table.list.map((row) => (
              <tr key={row.team_id}>
                <td>
                  <Num value={row.position} />
                </td>
                <th scope="row">
                  <span className={css.row2}>
                    <Crest id={row.team_id} name={row.name} size={18} isRound={!hasDraws} isDecorative />
                    {row.name}
                  </span>
                </th>
                {[row.played, row.won, ...(hasDraws ? [row.draw] : []), row.loss].map((count, place) => (
                  <td key={place}>
                    <Num value={count} />
                  </td>
                ))}
                {hasDraws ? (
                  <td>
                    <b>
                      <Num value={row.points} />
                    </b>
                  </td>
                ) : undefined}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A thing of the site in an article; undefined: it is on its way. `name`: what the article calls it. */
export function EmbedCard({ found, name }: { found: Embedded | undefined; name: string }) {
  const t = useT('content')
  if (found === undefined) return <Skeleton variant="block" height={96} />
  if (found === null) return <StateBox kind="empty" title={t('embed.gone')} text={name} minHeight={96} />
  if (found.kind === 'match') return <MatchEmbed match={found} />
  return found.kind === 'video' ? <VideoEmbed video={found} /> : <TableEmbed table={found} />
}
