import { useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { classNames, Icon, Popover, Segmented, TextField, useSettled } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { type EmbedCardOf, insertEmbed } from './article-embed'
import { type EmbedHit, type EmbedKind, embedKinds, findEmbeds, lookUp, ownEmbedAt } from './embeds-to-insert'
import classes from './rich-text.module.css'

/** What an address leads to, or what answers the words. */
async function find(kind: EmbedKind, words: string, signal: AbortSignal): Promise<EmbedHit[]> {
  const address = ownEmbedAt(words)
  if (address === undefined) return findEmbeds(kind, words, signal)
  const found = await lookUp(address, signal)
  return found ? [{ ...found, note: '' }] : []
}

function Finder({ onChosen }: { onChosen: (card: EmbedCardOf) => void }) {
  const t = useT('content')
  const [kind, setKind] = useState<EmbedKind>('match')
  const [text, setText] = useState('')
  const words = useSettled(text.trim())
  const isAddress = ownEmbedAt(words) !== undefined
  const { data, isError } = useQuery({
    queryKey: ['content', 'to-embed', isAddress ? '' : kind, words],
    queryFn: ({ signal }) => find(kind, words, signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
  const hits = words === '' ? undefined : data
  const nothing = isAddress ? t('articles.embed.unknown') : t('articles.embed.none')
  return (
    <div className={classes.link}>
      <Segmented
        label={t('articles.embed.kind')}
        value={kind}
        onValueChange={setKind}
        isBlock
        options={embedKinds.map((value) => ({ value, label: t(`articles.embed.kinds.${value}`) }))}
      />
      <TextField label={t('articles.embed.words')} value={text} maxLength={300} onValueChange={setText} />
      <p className={css.caption} role="status">
        {isError ? t('articles.embed.failed') : hits?.length === 0 ? nothing : ''}
      </p>
      <ul className={classNames(classes.found, css.stack2px)} aria-label={t('articles.embed.results')}>
        {(hits ?? []).map((hit) => (
          <li key={hit.href}>
            <button
              type="button"
              className={classNames(classes.hit, css.stack, css.hoverGround)}
              onClick={() => onChosen(hit)}
            >
              <b className={css.truncate} title={hit.name}>
                {hit.name}
              </b>
              <span className={css.caption}>{hit.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Puts a match, a video or a table of the site between two paragraphs. */
export function EmbedTool({ editor, isLocked }: { editor: Editor; isLocked: boolean }) {
  const t = useT('content')
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('articles.tool.embed')}
      align="start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className={classNames(classes.tool, !isLocked && css.hoverBox)}
          aria-label={t('articles.tool.embed')}
          title={t('articles.tool.embed')}
          disabled={isLocked}
        >
          <Icon name="tv" size={17} />
        </button>
      }
    >
      <Finder
        onChosen={(card) => {
          insertEmbed(editor, card)
          setOpen(false)
        }}
      />
    </Popover>
  )
}
