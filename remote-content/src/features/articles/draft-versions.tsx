import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { formatDate, useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useMutation, useQuery } from '@pitchside/platform'
import { Button, classNames, Dialog, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { ArticlePreview } from './article-preview'
import type { ArticleWords } from './article-words'
import classes from './draft-versions.module.css'
import { listDraftVersions, readDraftVersion } from './drafts.calls'

export interface DraftVersionsProps {
  userId: number
  articleId: number | undefined
  /** False: it could not be taken back, and nothing changed. */
  onTakeBack: (words: ArticleWords) => Promise<boolean>
  onClose: () => void
}

/** What the draft was before: looked at, and taken back. */
export function DraftVersions({ userId, articleId, onTakeBack, onClose }: DraftVersionsProps) {
  const t = useT('content')
  const [chosen, setChosen] = useState<number>()
  const place = ['content', 'draft-versions', userId, articleId]
  const versions = useQuery({
    queryKey: place,
    queryFn: ({ signal }) => listDraftVersions(articleId, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const id = chosen ?? versions.data?.[0]?.id
  const version = useQuery({
    queryKey: [...place, id],
    queryFn: ({ signal }) => readDraftVersion(id ?? 0, signal),
    enabled: id !== undefined,
    gcTime: 0,
  })
  const takeBack = useMutation({
    mutationFn: onTakeBack,
    onSuccess: (isTaken) => {
      const text = t(isTaken ? 'articles.versions.taken' : 'articles.versions.failed')
      bus.emit('toast.requested', { text, tone: isTaken ? 'success' : 'error' })
      if (isTaken) onClose()
    },
  })
  const words = version.data?.words
  const isNewest = id === versions.data?.[0]?.id
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('articles.versions.title')}
      description={t('articles.versions.about', { most: limits.headlineDraftVersions })}
      closeLabel={t('articles.versions.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('articles.versions.close')}
          </Button>
          <Button
            variant="primary"
            disabled={!words || isNewest}
            isLoading={takeBack.isPending}
            onClick={() => words && takeBack.mutate(words)}
          >
            {t('articles.versions.take')}
          </Button>
        </>
      }
    >
      <QueryView
        query={versions}
        minHeight={320}
        skeleton={<Skeleton lines={6} height={28} />}
        empty={{ title: t('articles.versions.none') }}
      >
        {(list) => (
          <div className={classes.sides}>
            <ol className={classNames(classes.list, css.stack2px)} aria-label={t('articles.versions.title')}>
              {list.map(({ id: one, title, savedAtMs, length }, place) => (
                <li key={one}>
                  <button
                    type="button"
                    className={classNames(classes.version, css.stack2px, css.hoverGround, one === id && classes.on)}
                    aria-pressed={one === id}
                    onClick={() => setChosen(one)}
                  >
                    <b>{place === 0 ? t('articles.versions.now') : formatDate(savedAtMs, 'moment')}</b>
                    <span className={css.truncate} title={title}>
                      {title || t('articles.versions.untitled')}
                    </span>
                    <span className={css.caption}>{t('articles.versions.length', { count: length })}</span>
                  </button>
                </li>
              ))}
            </ol>
            <div className={classes.shown}>
              <QueryView query={version} minHeight={320} skeleton={<Skeleton lines={8} height={24} />}>
                {(draft) => <ArticlePreview words={draft.words} />}
              </QueryView>
            </div>
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}
