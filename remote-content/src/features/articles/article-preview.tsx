import { useT } from '@pitchside/i18n'
import { Cover, Skeleton, StateBox } from '@pitchside/ui'
import { lazy, Suspense } from 'react'
import classes from './article-editor.module.css'
import { type ArticleWords, isBlank } from './article-words'

const DraftText = lazy(async () => ({ default: (await import('./rich-text')).DraftText }))

/** The article as its readers will see it. */
export function ArticlePreview({ words }: { words: ArticleWords }) {
  const t = useT('content')
  if (isBlank(words)) return <StateBox kind="empty" title={t('articles.previewNone')} minHeight={360} />
  return (
    <article className={classes.preview} aria-label={t('articles.views.preview')}>
      <h2>{words.title}</h2>
      {words.cover ? <Cover src={words.cover} isLeading /> : undefined}
      <Suspense fallback={<Skeleton variant="block" height={360} />}>
        <DraftText html={words.html} />
      </Suspense>
    </article>
  )
}
