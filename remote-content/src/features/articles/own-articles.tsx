import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { PageView } from '@pitchside/parts'
import { keepPreviousData, type Place, useQuery, useQueryClient } from '@pitchside/platform'
import { Button, Card, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, useState } from 'react'
import { useDeletion } from '../../parts/frame/use-deletion'
import { isBlank } from './article-words'
import { articleStates, deleteArticle, listOwnArticles, type OwnArticle } from './articles.calls'
import { readDraft } from './draft'
import { readKeptDraft } from './drafts.calls'
import { MomentDialog } from './moment-dialog'
import { OwnArticleRow } from './own-article-row'
import classes from './own-articles.module.css'

export const articleLists = ['all', ...articleStates] as const
export type ArticleList = (typeof articleLists)[number]

/** A member's articles by state; each leads to what can be done with it. `after` comes with them, so that they do not push it. */
export function OwnArticles({
  place,
  after,
  onWrite,
}: {
  place: Place<ArticleList>
  after?: ReactNode
  onWrite: (id: number | undefined) => void
}) {
  const t = useT('content')
  const client = useQueryClient()
  const userId = useUser()?.id ?? 0
  const { list, page, toList, toPage } = place
  const query = useQuery({
    queryKey: ['content', 'own-articles', userId, list, page],
    queryFn: ({ signal }) => listOwnArticles(list, page, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const deletion = useDeletion<OwnArticle>({
    title: t('articles.deleteTitle'),
    text: ({ title }) => t('articles.deleteAsk', { title }),
    done: t('articles.deleted'),
    remove: ({ id }) => deleteArticle(id),
    onDeleted: () => void client.invalidateQueries({ queryKey: ['content'] }),
  })
  const [timed, setTimed] = useState<OwnArticle>()
  const kept = useQuery({
    queryKey: ['content', 'has-draft', userId],
    queryFn: ({ signal }) => readKeptDraft(undefined, signal),
    staleTime: 0,
  })
  const hasDraft = readDraft(userId, undefined) !== undefined || (kept.data != null && !isBlank(kept.data.words))
  const write = { label: t('articles.writeFirst'), onClick: () => onWrite(undefined) }
  return (
    <>
      <Card
        title={t('articles.own')}
        actions={
          <Button variant="primary" size="sm" icon="pen-line" onClick={() => onWrite(undefined)}>
            {t(hasDraft ? 'articles.continue' : 'articles.write')}
          </Button>
        }
      >
        <Tabs
          label={t('articles.own')}
          items={articleLists.map((value) => ({ value, label: t(`articles.list.${value}`) }))}
          value={list}
          onValueChange={toList}
          panelClassName={classes.panel}
        >
          <PageView
            query={query}
            page={page}
            onPageChange={toPage}
            empty={{ title: t(`articles.none.${list}`), action: write }}
            label={t('articles.pages')}
            minHeight={320}
          >
            {(articles) => (
              <ul className={css.stack} aria-label={t(`articles.list.${list}`)}>
                {articles.map((article) => (
                  <li key={article.id}>
                    <OwnArticleRow article={article} onEdit={onWrite} onDelete={deletion.ask} onMoment={setTimed} />
                  </li>
                ))}
              </ul>
            )}
          </PageView>
        </Tabs>
        {deletion.dialog}
        {timed ? (
          <MomentDialog
            article={timed}
            onClose={() => setTimed(undefined)}
            onSaved={() => {
              setTimed(undefined)
              void client.invalidateQueries({ queryKey: ['content'] })
            }}
          />
        ) : undefined}
      </Card>
      {query.data ? after : undefined}
    </>
  )
}
