import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import { Avatar, Button, Card, classNames, IconButton, Select } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { ComposerForm } from '../../compose/composer-form'
import { useComposer } from '../../compose/use-composer'
import type { Circle, Quote } from '../circle'
import { publishPost } from '../circles.calls'
import { QuoteCard } from '../quote-card'
import { RulesAtHand } from '../rules-card'
import { postsKey, useCircles } from '../use-circles'
import classes from './circle-post-form.module.css'
import { type Draft, emptyDraft, isPollReady, keepDraft, mentionsIn, newPoll, pollOptions, readDraft } from './draft'
import { PollEditor } from './poll-editor'
import { SuggestArea } from './suggest-area'

/** The draft, kept in this browser with each change. */
function useDraft(): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(readDraft)
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      keepDraft(next)
      return next
    })
  return [draft, change]
}

function CircleChoice({ circles, value, onChange }: CircleChoiceProps) {
  const t = useT('content')
  return (
    <Select
      label={t('circle.choose')}
      isLabelHidden
      size="sm"
      className={classes.choice}
      placeholder={t('circle.choose')}
      options={circles.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={circles.some(({ id }) => id === value) ? String(value) : undefined}
      onValueChange={(next) => onChange(Number(next))}
    />
  )
}

interface CircleChoiceProps {
  circles: readonly Circle[]
  value: number
  onChange: (id: number) => void
}

interface CirclePostFormProps {
  /** Left out: one is chosen. */
  circleId?: number
  /** Chosen until another one is. */
  startCircleId?: number
  /** The post that is quoted. */
  quote?: Quote
  onSent?: () => void
}

/** Writes a post; in the circle of the page, or in one that is chosen. Visitors log in when they publish. */
export function CirclePostForm({ circleId, startCircleId = 0, quote, onSent }: CirclePostFormProps) {
  const t = useT('content')
  const user = useUser()
  const client = useQueryClient()
  const { circles } = useCircles()
  const [draft, change] = useDraft()
  const [isAsked, setAsked] = useState(false)
  const chosen = circleId ?? (draft.circleId || startCircleId)
  const { poll } = draft
  const isPollWrong = poll !== undefined && !isPollReady(poll)
  const composer = useComposer({
    text: draft.text,
    setText: (text) => change({ text }),
    hasMore: draft.title.trim() !== '',
    asMember: (action) => {
      setAsked(chosen === 0 || isPollWrong)
      if (chosen > 0 && !isPollWrong) asMember(action)
    },
    publish: (files) =>
      publishPost({
        ...{ circleId: chosen, title: draft.title, text: draft.text, mentions: mentionsIn(draft), files },
        quotedId: quote?.id,
        poll: poll && { options: pollOptions(poll), hours: poll.hours },
      }),
    onSent: (left) => {
      change({ ...emptyDraft, text: left, mentions: left === '' ? [] : draft.mentions })
      void client.invalidateQueries({ queryKey: postsKey })
      bus.emit('toast.requested', { text: t('circle.kept'), tone: 'success' })
      onSent?.()
    },
  })
  const isOpen = draft.text !== '' || draft.title !== '' || composer.files.length > 0
  return (
    <Card className={classes.card}>
      <ComposerForm
        composer={composer}
        label={t('circle.write')}
        sendLabel={t('posts.post')}
        picture={<Avatar id={user?.id ?? 0} src={user?.avatar ?? ''} size={36} />}
        head={
          isOpen ? (
            <input
              className={classes.title}
              value={draft.title}
              readOnly={composer.isSending}
              maxLength={limits.postTitleChars}
              placeholder={t('circle.title')}
              aria-label={t('circle.title')}
              onChange={(event) => change({ title: event.target.value })}
            />
          ) : undefined
        }
        tools={
          <span className={classes.tools}>
            <IconButton icon="at-sign" size="sm" label={t('circle.mention')} onClick={() => composer.insert('@')} />
            <IconButton icon="hash" size="sm" label={t('circle.topic')} onClick={() => composer.insert('#')} />
            <IconButton
              icon="chart-no-axes-column-increasing"
              size="sm"
              label={t('circleOrder.pollAdd')}
              disabled={poll !== undefined || composer.isSending}
              onClick={() => change({ poll: newPoll })}
            />
            {circleId === undefined ? (
              <CircleChoice circles={circles} value={chosen} onChange={(id) => change({ circleId: id })} />
            ) : undefined}
          </span>
        }
        note={
          <>
            {poll ? (
              <PollEditor
                poll={poll}
                isLocked={composer.isSending}
                isWrong={isAsked && isPollWrong}
                onChange={(next) => change({ poll: next })}
              />
            ) : undefined}
            {quote ? <QuoteCard quote={quote} /> : undefined}
            {chosen > 0 ? <RulesAtHand circleId={chosen} /> : undefined}
            {isAsked && chosen === 0 ? (
              <p className={classNames(classes.problem, css.markedDanger)} role="alert">
                {t('circle.chooseFirst')}
              </p>
            ) : undefined}
            {user ? undefined : (
              <p className={classes.note}>
                {t('circle.loginFirst')}
                <Button size="sm" variant="ghost" onClick={() => asMember(() => undefined)}>
                  {t('circle.login')}
                </Button>
              </p>
            )}
          </>
        }
      >
        <SuggestArea
          composer={composer}
          label={t('circle.write')}
          hint={t('circle.hint')}
          isMember={user !== undefined}
          onMention={(member) =>
            change({
              mentions: [...draft.mentions.filter(({ id }) => id !== member.id), member].slice(
                -limits.mentionsPerPost * 2,
              ),
            })
          }
        />
      </ComposerForm>
    </Card>
  )
}
