import { language, useT } from '@pitchside/i18n'
import { SharePopover } from '@pitchside/parts'
import { Button, IconButton } from '@pitchside/ui'
import { detailPath, groupOf, type Match } from '../../parts/matches/match'

/** What one can do with a match: replay it, put it beside others, pass its address on. */
export function MatchTools({
  match,
  comparePath,
  onReplay,
}: {
  match: Match
  comparePath: string
  onReplay: (() => void) | undefined
}) {
  const t = useT('scores')
  return (
    <>
      {onReplay ? (
        <Button size="sm" variant="outline" icon="history" onClick={onReplay}>
          {t('match.replay.open')}
        </Button>
      ) : undefined}
      {groupOf(match) === 'upcoming' ? (
        <IconButton
          size="sm"
          icon="calendar-plus"
          label={t('match.tool.calendar')}
          href={`/calendar/match/${match.id}.ics?lang=${language()}`}
          download
        />
      ) : undefined}
      <IconButton size="sm" icon="chart-column" label={t('match.tool.compare')} href={comparePath} />
      <SharePopover
        id={`match ${match.id}`}
        title={`${match.home.name} ${t('versus')} ${match.away.name}`}
        path={detailPath(match)}
        picture={`/previews/${language()}/${match.sport}-${match.id}.png`}
        trigger={<IconButton size="sm" icon="share-2" label={t('match.tool.share')} />}
      />
    </>
  )
}
