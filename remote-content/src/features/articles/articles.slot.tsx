import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { useQuery, useQueryClient, useSearchParams } from '@pitchside/platform'
import { Card, Skeleton } from '@pitchside/ui'
import { PageState } from '../frame/page-state'
import { ArticleEditor } from './article-editor'
import { noWords } from './article-words'
import { readOwnArticle } from './articles.calls'
import { OwnArticles } from './own-articles'

function Editor({ userId, articleId, onDone }: { userId: number; articleId: number | undefined; onDone: () => void }) {
  const t = useT('content')
  const { data, isError, refetch } = useQuery({
    queryKey: ['content', 'own-article', userId, articleId],
    queryFn: ({ signal }) => readOwnArticle(articleId ?? 0, signal),
    enabled: articleId !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  if (articleId === undefined)
    return <ArticleEditor userId={userId} articleId={undefined} saved={noWords} remark="" onDone={onDone} />
  if (isError) return <PageState kind="error" title={t('article.missing')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height={28} />
  if (data.state === 'published') return <PageState kind="error" title={t('articles.fixed')} />
  return <ArticleEditor userId={userId} articleId={articleId} saved={data.words} remark={data.remark} onDone={onDone} />
}

/** Own articles in the member centre: the list, or with `edit` in the address the editor. */
export default function ArticlesSlot() {
  const t = useT('content')
  const client = useQueryClient()
  const user = useUser()
  const [params, setParams] = useSearchParams()
  const edit = params.get('edit')
  const go = (to: string | undefined) => {
    const next = new URLSearchParams(params)
    if (to === undefined) next.delete('edit')
    else next.set('edit', to)
    setParams(next)
  }
  if (!user) return null
  if (edit === null) return <OwnArticles onWrite={(id) => go(id === undefined ? 'new' : String(id))} />
  const number = Number(edit)
  const articleId = Number.isSafeInteger(number) && number > 0 ? number : undefined
  const onDone = () => {
    void client.invalidateQueries({ queryKey: ['content', 'own-articles'] })
    go(undefined)
  }
  return (
    <Card title={t(articleId === undefined ? 'articles.write' : 'articles.edit')}>
      <Editor key={`${user.id} ${edit}`} userId={user.id} articleId={articleId} onDone={onDone} />
    </Card>
  )
}
