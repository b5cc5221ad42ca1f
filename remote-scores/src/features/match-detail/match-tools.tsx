import { bus } from '@pitchside/bus'
import { language, useT } from '@pitchside/i18n'
import { Button, copyText, IconButton } from '@pitchside/ui'
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
  const share = async () => {
    const address = `${window.location.origin}${detailPath(match)}`
    if (await copyText(address)) bus.emit('toast.requested', { text: t('match.tool.copied'), tone: 'success' })
    else bus.emit('toast.requested', { text: address, tone: 'info' })
  }
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
      <IconButton size="sm" icon="share-2" label={t('match.tool.share')} onClick={() => void share()} />
    </>
  )
}
