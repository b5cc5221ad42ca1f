import { useT } from '@pitchside/i18n'
import { Cover, StateBox } from '@pitchside/ui'
import { useMemo } from 'react'
import { ArticleText } from '../article/article-text'
import classes from './article-editor.module.css'
import { type ArticleWords, isBlank } from './article-words'

/** The article as its readers will see it. */
export function ArticlePreview({ words }: { words: ArticleWords }) {
  const t = useT('content')
  // As long as it is looked at it stays the same: the text is not cleaned anew for each letter of a title.
  const html = useMemo(() => shownOf(words.html), [words.html])
  if (isBlank(words)) return <StateBox kind="empty" title={t('articles.previewNone')} minHeight={360} />
  return (
    <article className={classes.preview} aria-label={t('articles.views.preview')}>
      <h2>{words.title}</h2>
      {words.cover ? <Cover src={words.cover} isLeading /> : undefined}
      <ArticleText html={html} />
    </article>
  )
}

/** A draft is kept where other hands may write: nothing of it runs here that the server would take out. */
function shownOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(
    'script, style, iframe, object, embed, svg, math, form, link, meta, base',
  ))
    element.remove()
  for (const element of page.body.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (/^on|^style$/i.test(name) || /^\s*(javascript|data|vbscript):/i.test(value)) element.removeAttribute(name)
  return page.body.innerHTML
}
