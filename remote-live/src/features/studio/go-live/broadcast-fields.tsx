import { signsOf } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Segmented, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { RoomKind } from '../../../parts/rooms/room'
import type { BroadcastForm, OwnBroadcast } from '../broadcast'
import { CoverField } from '../pictures/cover-field'
import { MatchPicker } from './match-picker'

export interface BroadcastFieldsProps {
  form: BroadcastForm
  onChange: (change: Partial<BroadcastForm>) => void
  titleError: string | undefined
  known?: OwnBroadcast['match'] | undefined
  /** Also the start is chosen by the match. */
  followsMatch?: boolean
}

/** Title, kind, match and cover of a broadcast. */
export function BroadcastFields({ form, onChange, titleError, known, followsMatch }: BroadcastFieldsProps) {
  const t = useT('live')
  return (
    <>
      <TextField
        label={t('studio.form.title')}
        size="lg"
        value={form.title}
        maxLength={limits.broadcastTitleChars}
        placeholder={t('studio.form.titlePlaceholder')}
        help={`${signsOf(form.title)} / ${limits.broadcastTitleChars}`}
        error={titleError}
        onValueChange={(title) => onChange({ title })}
      />
      <div className={css.stack2Start}>
        <span className={css.note}>{t('studio.form.kind')}</span>
        <Segmented
          label={t('studio.form.kind')}
          options={['0', '1', '2'].map((value) => ({ value, label: t(`kind.${Number(value) + 1}`) }))}
          value={String(form.kind)}
          onValueChange={(value) => onChange({ kind: Number(value) as RoomKind, matchId: undefined })}
        />
      </div>
      <MatchPicker
        kind={form.kind}
        value={form.matchId}
        known={known}
        onValueChange={(match) =>
          onChange({
            matchId: match?.id,
            ...(match && followsMatch && match.startsAt > Date.now() ? { startsAt: match.startsAt } : {}),
            ...(match && form.title === ''
              ? { title: `${match.home} vs ${match.away}`.slice(0, limits.broadcastTitleChars) }
              : {}),
          })
        }
      />
      <CoverField value={form.cover} onValueChange={(cover) => onChange({ cover })} />
    </>
  )
}
