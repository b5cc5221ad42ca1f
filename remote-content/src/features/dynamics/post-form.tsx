import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Avatar, Card } from '@pitchside/ui'
import { useState } from 'react'
import { ComposerForm } from '../compose/composer-form'
import { useComposer } from '../compose/use-composer'
import { writePost } from './posts.calls'

/** Writes a post on the own page. Everything stays in the form until the server has it. */
export function PostForm({ onPosted }: { onPosted: () => void }) {
  const t = useT('content')
  const user = useUser()
  const [text, setText] = useState('')
  const composer = useComposer({
    text,
    setText,
    publish: ({ images, video }) => writePost(text.trim(), images, video),
    onSent: (left) => {
      setText(left)
      onPosted()
      bus.emit('toast.requested', { text: t('posts.posted'), tone: 'success' })
    },
  })
  return (
    <Card>
      <ComposerForm
        composer={composer}
        label={t('posts.write')}
        sendLabel={t('posts.post')}
        picture={<Avatar id={user?.id ?? 0} src={user?.avatar ?? ''} size={44} />}
      >
        <textarea
          ref={composer.area}
          rows={3}
          value={text}
          maxLength={limits.postChars}
          placeholder={t('posts.hint')}
          aria-label={t('posts.write')}
          onChange={(event) => setText(event.target.value)}
        />
      </ComposerForm>
    </Card>
  )
}
