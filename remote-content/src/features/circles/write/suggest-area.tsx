import { limits } from '@pitchside/contract'
import { compactNumber, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Avatar, classNames, Icon, useSettled } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type KeyboardEvent, useId, useState } from 'react'
import { type Trigger, triggerAt, withName } from '../../compose/suggest.rules'
import type { Composer } from '../../compose/use-composer'
import type { Mentioned } from '../circle'
import { listMentionable, listTopics } from '../circles.calls'
import classes from './suggest-area.module.css'

interface Suggestion {
  key: string
  name: string
  member?: Mentioned & { avatar: string }
  posts?: number
}

function useSuggestions(trigger: Trigger | undefined, isMember: boolean): readonly Suggestion[] {
  const kind = trigger?.kind
  const typed = trigger?.query ?? ''
  const query = useSettled(typed)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['content', 'suggestions', kind, query],
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      if (kind === 'topic')
        return (await listTopics(query, signal)).map(({ name, posts }) => ({ key: name, name, posts }))
      const members = await listMentionable(query, signal)
      return members.map((member) => ({ key: String(member.id), name: member.nickname, member }))
    },
    enabled: kind === 'topic' || (kind === 'mention' && isMember),
    staleTime: 30_000,
    placeholderData: (before, asked) => (asked?.queryKey[2] === kind ? before : undefined),
  })
  if (!trigger || !data) return []
  if (query === typed && !isPlaceholderData) return data
  // Until the answer to what is typed is there, of the one before it what fits: Enter takes nobody else.
  return data.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
}

export interface SuggestAreaProps {
  composer: Composer
  label: string
  hint: string
  isMember: boolean
  onMention: (member: Mentioned) => void
}

/** The text field of a post. After "@" it suggests members, after "#" topics: arrows choose, Enter or Tab takes. */
export function SuggestArea({ composer, label, hint, isMember, onMention }: SuggestAreaProps) {
  const t = useT('content')
  const listId = useId()
  const { area, text, write } = composer
  const [trigger, setTrigger] = useState<Trigger>()
  const [active, setActive] = useState(0)
  const suggestions = useSuggestions(trigger, isMember)
  const isOpen = suggestions.length > 0
  const look = () => {
    const field = area.current
    if (!field) return
    const next = field.selectionStart === field.selectionEnd ? triggerAt(field.value, field.selectionStart) : undefined
    setTrigger(next)
    if (next?.query !== trigger?.query || next?.kind !== trigger?.kind) setActive(0)
  }
  const take = (suggestion: Suggestion | undefined) => {
    if (!suggestion || !trigger) return
    const next = withName(text, area.current?.selectionStart ?? text.length, trigger, suggestion.name)
    if (suggestion.member) onMention({ id: suggestion.member.id, nickname: suggestion.member.nickname })
    write(next.text, next.caret)
    setTrigger(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) setActive((at) => (at + step + suggestions.length) % suggestions.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(suggestions[active])
    else if (event.key === 'Escape') setTrigger(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={classes.place}>
      <textarea
        ref={area}
        rows={3}
        value={text}
        maxLength={limits.postChars}
        placeholder={hint}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          composer.write(event.target.value)
          look()
        }}
        onSelect={look}
        onBlur={() => setTrigger(undefined)}
        onKeyDown={onKeyDown}
      />
      {isOpen ? (
        <div
          id={listId}
          className={classes.list}
          role="listbox"
          aria-label={t(trigger?.kind === 'topic' ? 'circle.topicList' : 'circle.memberList')}
        >
          {suggestions.map((suggestion, place) => (
            <div
              key={suggestion.key}
              id={`${listId}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={classNames(classes.option, css.chosenGround, css.hoverable)}
              // The field keeps the focus.
              onMouseDown={(event) => {
                event.preventDefault()
                take(suggestion)
              }}
            >
              {suggestion.member ? (
                <Avatar id={suggestion.member.id} src={suggestion.member.avatar} size={24} />
              ) : (
                <Icon name="hash" size={16} />
              )}
              <span className={css.truncate} title={suggestion.name}>
                {suggestion.name}
              </span>
              {suggestion.posts === undefined ? undefined : (
                <span className={classNames(css.captionNumber, css.pushed)}>{compactNumber(suggestion.posts)}</span>
              )}
            </div>
          ))}
        </div>
      ) : undefined}
    </div>
  )
}
