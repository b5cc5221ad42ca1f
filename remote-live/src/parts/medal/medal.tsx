import { useT } from '@pitchside/i18n'
import { Badge, type BadgeTone } from '@pitchside/ui'

const toneOf = (level: number): BadgeTone => (level < 4 ? 'neutral' : level < 7 ? 'hot' : 'gold')

/** The medal of a fan in a room, as a badge beside the name; undefined of level 0. */
export function useMedal(level: number): { label: string; tone: BadgeTone } | undefined {
  const t = useT('live')
  return level > 0 ? { label: t('club.medal', { level }), tone: toneOf(level) } : undefined
}

export function Medal({ level }: { level: number }) {
  const medal = useMedal(level)
  return medal ? <Badge tone={medal.tone}>{medal.label}</Badge> : undefined
}
