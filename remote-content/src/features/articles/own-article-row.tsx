import { compactNumber, formatDate, useT } from '@pitchside/i18n'
import { Badge, type BadgeTone, Button, Cover, classNames, Link, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ArticleState, OwnArticle } from './articles.calls'
import classes from './own-articles.module.css'

const tones: Record<ArticleState, BadgeTone> = {
  awaiting: 'warning',
  published: 'success',
  refused: 'danger',
  scheduled: 'info',
}

/** An own article with its state, and what can be done with it. */
export function OwnArticleRow({
  article,
  onEdit,
  onDelete,
  onMoment,
}: {
  article: OwnArticle
  onEdit: (id: number) => void
  onDelete: (article: OwnArticle) => void
  /** When it is published shall be changed. */
  onMoment: (article: OwnArticle) => void
}) {
  const t = useT('content')
  const isPublished = article.state === 'published'
  const hasMoment = article.publishAtMs !== undefined && (article.state === 'scheduled' || article.state === 'awaiting')
  return (
    <article className={classes.row}>
      <Cover src={article.cover} isSmall />
      <div className={classNames(classes.words, css.stack2, css.shrink)}>
        <h3>
          {isPublished ? (
            <Link className={css.hoverBrand} href={`/detail?id=${article.id}`}>
              {article.title}
            </Link>
          ) : (
            article.title
          )}
        </h3>
        <p className={classNames(css.facts, css.caption)}>
          <Badge tone={tones[article.state]}>{t(`articles.state.${article.state}`)}</Badge>
          {article.corrects === undefined ? undefined : <Badge tone="info">{t('articles.correction')}</Badge>}
          <span>{article.category}</span>
          <span>
            {hasMoment
              ? t('articles.moment.at', { when: formatDate(article.publishAtMs ?? 0, 'moment') })
              : formatDate(article.publishedAtMs, 'moment')}
          </span>
          {isPublished ? (
            <span>{t('news.readCount', { count: article.reads, formatted: compactNumber(article.reads) })}</span>
          ) : undefined}
        </p>
        {article.remark ? <p className={css.note}>{t('articles.remark', { remark: article.remark })}</p> : undefined}
      </div>
      <div className={classNames(classes.buttons, css.flexWrap2)}>
        <Button size="sm" variant="outline" icon="pen-line" onClick={() => onEdit(article.id)}>
          {t(isPublished ? 'articles.correct' : 'articles.edit')}
          <VisuallyHidden> {article.title}</VisuallyHidden>
        </Button>
        {hasMoment ? (
          <Button size="sm" variant="outline" icon="clock" onClick={() => onMoment(article)}>
            {t('articles.moment.change')}
            <VisuallyHidden> {article.title}</VisuallyHidden>
          </Button>
        ) : undefined}
        <Button size="sm" variant="ghost" icon="trash-2" onClick={() => onDelete(article)}>
          {t('comments.delete')}
          <VisuallyHidden> {article.title}</VisuallyHidden>
        </Button>
      </div>
    </article>
  )
}
