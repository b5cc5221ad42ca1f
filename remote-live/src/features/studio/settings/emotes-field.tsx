import { useUser } from '@pitchside/auth'
import { emoteLimits } from '@pitchside/contract/rooms'
import { useT } from '@pitchside/i18n'
import { acceptedPictures, FileInput, usePictureSending } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Button, type Emoji, EmojiPicture, IconButton, Skeleton, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useRef, useState } from 'react'
import { useRoom } from '../../../parts/rooms/use-room'
import { saveRoomEmotes } from './settings.calls'

type Emote = Pick<Emoji, 'name' | 'src'>

/** A picture and its name, for one more. */
function NewEmote({ isBusy, onAdd }: { isBusy: boolean; onAdd: (emote: Emote) => Promise<unknown> }) {
  const t = useT('live')
  const input = useRef<HTMLInputElement>(null)
  const upload = usePictureSending('avatar')
  const [src, setSrc] = useState('')
  const [name, setName] = useState('')
  const choose = async (file: File) => {
    if (await upload.open(file)) setSrc((await upload.send(file)) ?? '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const add = onAdd({ name: name.trim().normalize('NFC'), src })
    // What was refused stays to be mended; the call has said why.
    add.then(
      () => {
        setSrc('')
        setName('')
      },
      () => undefined,
    )
  }
  return (
    <form className={css.stack2Start} onSubmit={submit}>
      <div className={css.rowWrap3}>
        {src === '' ? undefined : <img src={src} alt="" width={36} height={36} />}
        <Button
          variant="outline"
          icon="image"
          isLoading={upload.share !== undefined}
          onClick={() => input.current?.click()}
        >
          {t('studio.settings.emotePicture')}
        </Button>
        <TextField
          label={t('studio.settings.emoteName')}
          isLabelHidden
          placeholder={t('studio.settings.emoteName')}
          maxLength={emoteLimits.nameChars}
          value={name}
          onValueChange={setName}
        />
        <Button type="submit" disabled={src === '' || name.trim() === ''} isLoading={isBusy}>
          {t('studio.settings.emoteAdd')}
        </Button>
      </div>
      {upload.problem ? (
        <p className={css.problemCaption} role="alert">
          {upload.problem}
        </p>
      ) : undefined}
      <FileInput
        ref={input}
        hidden
        accept={acceptedPictures('avatar')}
        aria-label={t('studio.settings.emotePicture')}
        onFiles={([file]) => void choose(file)}
      />
    </form>
  )
}

/** Emotes of the own room, which its fans write into the chat; each change is saved at once. */
export function EmotesField() {
  const t = useT('live')
  const userId = useUser()?.id ?? 0
  const client = useQueryClient()
  const { data: room } = useRoom(userId)
  const save = useMutation({
    mutationFn: (emotes: readonly Emote[]) => saveRoomEmotes(emotes),
    onSettled: () => client.invalidateQueries({ queryKey: ['live', 'room', userId] }),
  })
  if (!room) return <Skeleton variant="block" height={124} />
  const { own } = room.rules
  return (
    <section className={css.stack2} aria-label={t('studio.settings.emotes')}>
      <span className={css.note}>{t('studio.settings.emotes')}</span>
      {own.length > 0 ? (
        <ul className={css.flexWrap2}>
          {own.map((emote) => (
            <li key={emote.name} className={css.inlineRow1}>
              <EmojiPicture emoji={emote} size={28} />
              <b>{emote.name}</b>
              <IconButton
                icon="x"
                size="sm"
                label={t('studio.settings.emoteRemove', { name: emote.name })}
                disabled={save.isPending}
                onClick={() => save.mutate(own.filter((one) => one !== emote))}
              />
            </li>
          ))}
        </ul>
      ) : undefined}
      {own.length < emoteLimits.perRoom ? (
        <NewEmote isBusy={save.isPending} onAdd={(emote) => save.mutateAsync([...own, emote])} />
      ) : undefined}
      <small className={css.note}>{t('studio.settings.emotesHelp', { count: emoteLimits.perRoom })}</small>
    </section>
  )
}
