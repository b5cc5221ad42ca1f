import { useUser } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useAddress, useQuery } from '@pitchside/platform'
import { Button, ChipGroup, SearchField, Segmented, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { UploadButton } from '../features/own-videos/upload-button'
import { useVideos } from '../features/videos/use-videos'
import { VideoFeed } from '../features/videos/video-feed'
import classes from '../features/videos/video-list.module.css'
import { VideoRanking } from '../features/videos/video-ranking'
import { ContentTabs } from '../parts/frame/content-tabs'
import page from '../parts/frame/page.module.css'
import { useKeptScroll } from '../parts/frame/use-kept-scroll'
import { listRecommendedCategories, type VideoOrder } from '../parts/video/videos.calls'

type Shown = VideoOrder | 'rank'
const shownOrders: readonly Shown[] = ['recommended', 'newest', 'rank']

const steps = ['order', 'cid']

/** Text, category and order of the list as they stand in the address. */
function useAsk() {
  const [params, setParams] = useAddress(steps)
  const asked = params.get('order') as Shown
  const shown: Shown = shownOrders.includes(asked) ? asked : 'recommended'
  const ask = { text: params.get('name') ?? '', categoryId: Number(params.get('cid')) || 0, shown }
  const show = (change: Partial<typeof ask>) => {
    const next = { ...ask, ...change }
    setParams({
      ...(next.shown === 'recommended' ? {} : { order: next.shown }),
      ...(next.categoryId > 0 ? { cid: String(next.categoryId) } : {}),
      ...(next.text ? { name: next.text } : {}),
    })
  }
  return { ...ask, show }
}

function Chips({ categoryId, onChoose }: { categoryId: number; onChoose: (id: number) => void }) {
  const t = useT('content')
  const { data = [] } = useQuery({
    queryKey: ['content', 'video-categories', 'recommended'],
    queryFn: ({ signal }) => listRecommendedCategories(signal),
  })
  return (
    <ChipGroup
      className={classes.chips}
      label={t('videos.categories')}
      isSingle
      value={[String(categoryId)]}
      onValueChange={([next]) => onChoose(Number(next ?? 0))}
      options={[
        { value: '0', label: t('videos.all') },
        ...data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

/** Videos: recommended, newest, ranked, by category, found by their title. */
export default function VideoListPage() {
  const t = useT('content')
  const user = useUser()
  const { text, categoryId, shown, show } = useAsk()
  const [typed, setTyped] = useState(text)
  // Back, forward or a link: the address leads.
  const [said, setSaid] = useState(text)
  if (said !== text) {
    setSaid(text)
    setTyped(text)
  }
  const order = shown === 'newest' ? 'newest' : 'recommended'
  const list = { categoryId, order, title: text } as const
  useKeptScroll(!useVideos(list).isPending)
  return (
    <div className={page.page}>
      <h1>
        <VisuallyHidden>{t('title.videos')}</VisuallyHidden>
      </h1>
      <ContentTabs>
        <div className={css.row3End}>
          <SearchField
            className={classes.search}
            label={t('videos.search')}
            placeholder={t('videos.search')}
            clearLabel={t('videos.clear')}
            maxLength={limits.searchTextChars}
            value={typed}
            onValueChange={(next) => {
              setTyped(next)
              if (next === '' && text !== '') show({ text: '' })
            }}
            onSearch={(next) => show({ text: next, shown: 'recommended' })}
          />
          {user ? (
            <Button variant="outline" href="/member?type=32">
              {t('works.mine')}
            </Button>
          ) : undefined}
          <UploadButton />
        </div>
      </ContentTabs>
      <div className={classes.head}>
        <Segmented
          label={t('videos.order')}
          value={shown}
          onValueChange={(next) => show({ shown: next })}
          options={[
            { value: 'recommended', label: t('videos.recommended') },
            { value: 'newest', label: t('videos.newest') },
            { value: 'rank', label: t('videos.rank') },
          ]}
        />
        <Button size="sm" variant="ghost" href="/video-classify">
          {t('videos.allCategories')}
        </Button>
      </div>
      {shown === 'rank' ? (
        <VideoRanking />
      ) : (
        <>
          <Chips categoryId={categoryId} onChoose={(next) => show({ categoryId: next })} />
          <VideoFeed {...list} />
        </>
      )}
    </div>
  )
}
