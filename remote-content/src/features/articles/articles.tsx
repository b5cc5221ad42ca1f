import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { type Place, useQuery, useQueryClient } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { Card, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { ArticleEditor } from './article-editor'
import { ArticleSteps } from './article-steps'
import { noWords } from './article-words'
import { readOwnArticle } from './articles.calls'
import { readKeptDraft } from './drafts.calls'
import { type ArticleList, OwnArticles } from './own-articles'

function Editor({ userId, articleId, onDone }: { userId: number; articleId: number | undefined; onDone: () => void }) {
  const t = useT('content')
  const { data, isError, refetch } = useQuery({
    queryKey: ['content', 'own-article', userId, articleId],
    queryFn: ({ signal }) => readOwnArticle(articleId ?? 0, signal),
    enabled: articleId !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  // A server that does not answer keeps nobody from writing: the draft of this browser goes on.
  const draft = useQuery({
    queryKey: ['content', 'kept-draft', userId, articleId],
    queryFn: ({ signal }) => readKeptDraft(articleId, signal),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (articleId !== undefined && isError) return <LoadFailed onRetry={refetch} title={t('article.missing')} />
  if ((articleId !== undefined && !data) || draft.isPending) return <Skeleton lines={6} height={28} />
  return (
    <ArticleEditor
      userId={userId}
      articleId={articleId}
      saved={data?.words ?? noWords}
      kept={draft.data}
      remark={data?.remark ?? ''}
      isCorrection={data !== undefined && (data.state === 'published' || data.corrects !== undefined)}
      onDone={onDone}
    />
  )
}

/** Own articles: the list, or the editor of one of them. `edit` is what the address says: a number, or `new`. */
export function Articles({
  edit,
  place,
  onEdit,
}: {
  edit: string | undefined
  place: Place<ArticleList>
  onEdit: (edit: string | undefined) => void
}) {
  const t = useT('content')
  const client = useQueryClient()
  const user = useUser()
  if (!user) return null
  if (edit === undefined)
    return (
      <div className={css.column}>
        <OwnArticles
          place={place}
          onWrite={(id) => onEdit(id === undefined ? 'new' : String(id))}
          after={
            <>
              <ArticleSteps />
              <Slot name="main.headlines" props={{}} />
            </>
          }
        />
      </div>
    )
  const number = Number(edit)
  const articleId = Number.isSafeInteger(number) && number > 0 ? number : undefined
  const onDone = () => {
    void client.invalidateQueries({ queryKey: ['content', 'own-articles'] })
    onEdit(undefined)
  }
  return (
    <Card title={t(articleId === undefined ? 'articles.write' : 'articles.edit')}>
      <Editor key={`${user.id} ${edit}`} userId={user.id} articleId={articleId} onDone={onDone} />
    </Card>
  )
}
