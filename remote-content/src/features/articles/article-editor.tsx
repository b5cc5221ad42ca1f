import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { formatDate, useT } from '@pitchside/i18n'
import { pictureProblem, pictureProblemText, uploadPicture } from '@pitchside/parts'
import { useMutation, useQuery } from '@pitchside/platform'
import { Banner, Button, classNames, Segmented, Select, Skeleton, TextArea, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import classes from './article-editor.module.css'
import { ArticlePreview } from './article-preview'
import { type ArticleWords, problemsOf, textOf, type WordsProblem, wordsIn } from './article-words'
import { listWriterCategories, submitArticle } from './articles.calls'
import { CoverField } from './cover-field'
import { DraftClash, DraftStatus } from './draft-status'
import { DraftTools } from './draft-tools'
import type { KeptDraft } from './drafts.calls'
import { MomentField } from './moment-field'
import { TagsField } from './tags-field'
import { useArticleDraft } from './use-article-draft'

const RichText = lazy(async () => ({ default: (await import('./rich-text')).RichText }))

const views = ['write', 'preview'] as const

export interface ArticleEditorProps {
  userId: number
  /** An article that is changed; undefined: a new one. */
  articleId: number | undefined
  saved: ArticleWords
  /** The draft of the server; null: none, undefined: it did not answer. */
  kept: KeptDraft | null | undefined
  /** Why it was refused. */
  remark: string
  /** Of a published article: readers see the former words until it is published. */
  isCorrection?: boolean
  onDone: () => void
}

/** Writes an article, changes one, or corrects a published one. */
export function ArticleEditor({ userId, articleId, saved, kept, remark, isCorrection, onDone }: ArticleEditorProps) {
  const t = useT('content')
  const problemId = useId()
  const draft = useArticleDraft(userId, articleId, saved, kept)
  const { keeper, words, restoredAtMs } = draft
  const { change } = keeper
  const [view, setView] = useState<(typeof views)[number]>('write')
  const [problems, setProblems] = useState<readonly WordsProblem[]>([])
  const running = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    return () => controller.abort()
  }, [])
  const categories = useQuery({
    queryKey: ['content', 'writer-categories'],
    queryFn: ({ signal }) => listWriterCategories(signal),
  })
  const tell = (text: string) => bus.emit('toast.requested', { text, tone: 'error' })
  const store = async (file: File, purpose: 'cover' | 'post'): Promise<string | undefined> => {
    const problem = pictureProblem(file, purpose)
    if (problem) {
      tell(pictureProblemText(problem, purpose))
      return undefined
    }
    // What the server refused was told by the call itself.
    return uploadPicture(file, purpose, { signal: running.current.signal }).catch(() => undefined)
  }
  const cover = useMutation({
    mutationFn: (file: File) => store(file, 'cover'),
    onSuccess: (address) => {
      if (address) change({ cover: address })
    },
  })
  const submit = useMutation({
    mutationFn: async () => submitArticle(words, articleId, await keeper.rest()),
    onSuccess: () => {
      keeper.forget()
      bus.emit('toast.requested', { text: t('articles.submitted'), tone: 'success' })
      onDone()
    },
    onError: () => keeper.open(),
  })
  const isLocked = submit.isPending
  const edit = (part: Partial<ArticleWords>) => {
    change(part)
    if (problems.length > 0) setProblems(problemsOf({ ...words, ...part }, Date.now()))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(words, Date.now())
    setProblems(found)
    if (found.length === 0) submit.mutate()
  }
  const errorOf = (problem: WordsProblem, values = {}) =>
    problems.includes(problem) ? t(`articles.problem.${problem}`, values) : undefined
  const bodyProblem = errorOf('short', { least: limits.headlineTextMinChars }) ?? errorOf('long')
  const count = wordsIn(textOf(words.html))
  return (
    <form
      className={classNames(classes.form, css.oneBelow1240)}
      aria-label={t('articles.write')}
      onSubmit={onSubmit}
      noValidate
    >
      {remark ? (
        <Banner tone="danger">
          {t('articles.refusedBecause')}: {remark}
        </Banner>
      ) : undefined}
      <DraftClash clash={draft.clash} keeper={keeper} />
      {isCorrection ? <Banner tone="info">{t('articles.correctionNote')}</Banner> : undefined}
      {restoredAtMs === undefined ? undefined : (
        <p className={css.caption}>{t('articles.restored', { when: formatDate(restoredAtMs, 'moment') })}</p>
      )}
      <div className={classes.main}>
        <TextField
          label={t('articles.title')}
          size="lg"
          maxLength={limits.headlineTitleChars}
          value={words.title}
          error={errorOf('title')}
          disabled={isLocked}
          onValueChange={(title) => edit({ title })}
        />
        <div>
          <Segmented
            label={t('articles.view')}
            value={view}
            onValueChange={setView}
            options={views.map((value) => ({ value, label: t(`articles.views.${value}`) }))}
          />
          {view === 'preview' ? (
            <ArticlePreview words={words} />
          ) : (
            <Suspense fallback={<Skeleton variant="block" height={420} />}>
              <RichText
                key={draft.turn}
                html={words.html}
                label={t('articles.body')}
                isLocked={isLocked}
                problemId={bodyProblem ? problemId : undefined}
                onChange={(html) => edit({ html })}
                onPicture={(file) => store(file, 'post')}
              />
            </Suspense>
          )}
          <p className={classes.foot}>
            <span id={problemId} className={css.danger} role="alert">
              {bodyProblem}
            </span>
            <span>{t('articles.words', { count })}</span>
          </p>
        </div>
      </div>
      <div className={classes.side}>
        <CoverField
          cover={words.cover}
          isUploading={cover.isPending}
          isLocked={isLocked}
          onFile={(file) => cover.mutate(file)}
          onRemove={() => edit({ cover: '' })}
        />
        <Select
          label={t('articles.category')}
          placeholder={t('articles.categoryHint')}
          options={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={words.categoryId > 0 ? String(words.categoryId) : undefined}
          error={errorOf('category')}
          isDisabled={isLocked}
          onValueChange={(id) => edit({ categoryId: Number(id) })}
        />
        <TextArea
          label={t('articles.summary')}
          help={t('articles.summaryHint')}
          rows={3}
          hasCount
          maxLength={limits.headlineSummaryChars}
          value={words.summary}
          disabled={isLocked}
          onValueChange={(summary) => edit({ summary })}
        />
        <TagsField tags={words.tags} isLocked={isLocked} onChange={(tags) => edit({ tags })} />
        {isCorrection ? undefined : (
          <MomentField
            value={words.publishAtMs}
            isWrong={problems.includes('moment')}
            isLocked={isLocked}
            onChange={(publishAtMs) => edit({ publishAtMs })}
          />
        )}
        <DraftStatus {...draft} />
        <DraftTools userId={userId} articleId={articleId} keeper={keeper} isLocked={isLocked} onDiscarded={onDone} />
        <div className={css.flex3}>
          <Button type="submit" variant="primary" isLoading={submit.isPending} disabled={cover.isPending}>
            {t('articles.submit')}
          </Button>
          <Button variant="outline" disabled={isLocked} onClick={onDone}>
            {t('articles.back')}
          </Button>
        </div>
      </div>
    </form>
  )
}
