import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useAddress, useNavigate, useQuery } from '@pitchside/platform'
import { Button, ChipGroup, classNames, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { SideAdvertisement } from '../features/banners/side-advertisement'
import { CircleColumn } from '../features/circles/circle-column'
import { HotCircles } from '../features/circles/hot-circles'
import { allCategories, type HeadlineOrder, listCategories } from '../features/news/headlines.calls'
import { HotNews } from '../features/news/hot-news'
import classes from '../features/news/news.module.css'
import { NewsList } from '../features/news/news-list'
import { mosaicTiles, NewsMosaic } from '../features/news/news-mosaic'
import { useHeadlines } from '../features/news/use-headlines'
import { ContentTabs } from '../parts/frame/content-tabs'
import page from '../parts/frame/page.module.css'
import { useKeptScroll } from '../parts/frame/use-kept-scroll'

const steps = ['cid']

/**
 * What is picked for everybody; of a category its newest stories, where the list below has others. One that has no others
 * keeps what is picked for everybody: the place above the list is never given up once the page waited with it.
 */
function tilesOf({ banner, rows }: Pick<ReturnType<typeof useHeadlines>, 'banner' | 'rows'>, categoryId: number) {
  const isOwn = categoryId !== allCategories && rows.length > mosaicTiles
  return (isOwn ? rows : banner).slice(0, mosaicTiles)
}

/** Stories the list leaves out, as they stand above it; a category of few stories lists all it has. */
function hiddenOf(tiles: readonly { id: number }[], rows: readonly unknown[], order: HeadlineOrder) {
  return new Set(order === 'newest' && rows.length > mosaicTiles ? tiles.map(({ id }) => id) : [])
}

/** News: picked stories, the list by category and order (both in the address), circles and the hot list. */
export default function NewsPage() {
  const t = useT('content')
  const [params, setParams] = useAddress(steps)
  const categoryId = Number(params.get('cid') ?? allCategories) || allCategories
  const order: HeadlineOrder = params.get('order') === 'read' ? 'read' : 'newest'
  const navigate = useNavigate()
  const categories = useQuery({ queryKey: ['content', 'categories'], queryFn: ({ signal }) => listCategories(signal) })
  const picked = useHeadlines({ categoryId, order: 'newest' })
  const list = useHeadlines({ categoryId, order })
  useKeptScroll(!list.isPending && !picked.isPending)
  const change = (next: { categoryId?: number; order?: HeadlineOrder }) => {
    const asked = { categoryId, order, ...next }
    setParams({
      ...(asked.categoryId === allCategories ? {} : { cid: String(asked.categoryId) }),
      ...(asked.order === 'read' ? { order: 'read' } : {}),
    })
  }
  const tiles = tilesOf(picked, categoryId)
  const hiddenIds = hiddenOf(tiles, list.rows, order)
  const chips = [{ id: allCategories, name: t('news.all') }, ...(categories.data ?? [])]
  return (
    <div className={page.page}>
      <h1>
        <VisuallyHidden>{t('title.news')}</VisuallyHidden>
      </h1>
      <ContentTabs>
        <ChipGroup
          className={classes.chips}
          label={t('news.categories')}
          isSingle
          options={chips.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={[String(categoryId)]}
          onValueChange={([next]) => change({ categoryId: Number(next) })}
        />
        <Button
          className={classes.write}
          size="sm"
          variant="outline"
          icon="pen-line"
          onClick={() => asMember(() => navigate('/member?type=30&edit=new'))}
        >
          {t('news.write')}
        </Button>
      </ContentTabs>
      <NewsMosaic stories={tiles} isLoading={picked.isPending} />
      <div className={classNames(classes.columns, css.oneBelow992)}>
        <NewsList
          categoryId={categoryId}
          order={order}
          hiddenIds={hiddenIds}
          onOrderChange={(next) => change({ order: next })}
        />
        <CircleColumn stories={list.rows.length} />
        <aside className={classes.aside}>
          <HotCircles />
          <HotNews />
          <SideAdvertisement />
        </aside>
      </div>
    </div>
  )
}
