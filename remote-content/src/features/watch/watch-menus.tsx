import { useT } from '@pitchside/i18n'
import { Menu, type MenuItem } from '@pitchside/ui'
import type { StreamQualities } from '../../parts/video/attach-video'
import { subtitleNames } from '../../parts/video/subtitles.calls'
import type { Subtitles } from './use-subtitles'
import classes from './watch.module.css'

const rates = [2, 1.5, 1.25, 1, 0.75, 0.5]

function WordMenu({ word, label, items }: { word: string; label: string; items: MenuItem[] }) {
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <button type="button" className={classes.word} aria-label={label}>
          {word}
        </button>
      }
      items={items}
    />
  )
}

/** Qualities of the video; where it has one alone, the menu says so. */
export function QualityMenu({ qualities }: { qualities: StreamQualities }) {
  const t = useT('content')
  const { heights, chosen, hasAuto, choose } = qualities
  const labelOf = (height: number) => (height > 0 ? `${height}p` : t(hasAuto ? 'watch.auto' : 'watch.original'))
  const isOnly = heights.length < 2
  const offered = isOnly ? [chosen] : hasAuto ? [...heights, 0] : heights
  const items: MenuItem[] = offered.map((height) => ({
    id: String(height),
    label: labelOf(height),
    isChecked: height === chosen,
    onSelect: () => choose(height),
  }))
  if (isOnly) items.push({ id: 'only', label: t('watch.onlyOriginal'), isDisabled: true, startsGroup: true })
  return <WordMenu word={labelOf(chosen)} label={`${t('watch.quality')} ${labelOf(chosen)}`} items={items} />
}

export function SubtitleMenu({ subtitles }: { subtitles: Subtitles }) {
  const t = useT('content')
  const { languages, chosen, choose } = subtitles
  const now = chosen ? subtitleNames[chosen] : t('watch.noSubtitles')
  const items: MenuItem[] = [
    ...languages.map((language) => ({
      id: language,
      label: subtitleNames[language],
      isChecked: language === chosen,
      onSelect: () => choose(language),
    })),
    { id: 'none', label: t('watch.noSubtitles'), isChecked: chosen === undefined, onSelect: () => choose(undefined) },
  ]
  return <WordMenu word={t('watch.subtitles')} label={`${t('watch.subtitles')} ${now}`} items={items} />
}

export function SpeedMenu({ rate, onRate }: { rate: number; onRate: (rate: number) => void }) {
  const t = useT('content')
  const items = rates.map((value) => ({
    id: String(value),
    label: `${value}×`,
    isChecked: value === rate,
    onSelect: () => onRate(value),
  }))
  const word = rate === 1 ? t('watch.speed') : `${rate}×`
  return <WordMenu word={word} label={`${t('watch.speed')} ${rate}×`} items={items} />
}
