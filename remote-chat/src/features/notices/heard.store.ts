import { onUserChanged } from '@pitchside/auth'
import { type Disposer, disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import type { HornData } from '@pitchside/contract'
import { createStore, useStore } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { chatNow } from '../../parts/session/chat.store'

/** A horn that sounded, or a notice for this member. */
export interface News {
  /** `horn-7`, `notice-12`. */
  key: string
  kind: 'horn' | 'notice'
  /** Who sounded the horn, what the notice is called. */
  title: string
  text: string
  atMs: number
  /** Page it is about, empty without one. */
  url: string
}

/** Older ones are in the message centre; horns are nowhere else. */
const keptNews = 50

const heard = createStore<{ news: readonly News[] }>()(() => ({ news: [] }))

/** What arrived since the page was opened, the newest first. */
export const useHeard = (): readonly News[] => useStore(heard, ({ news }) => news)

export function hear(one: News): void {
  heard.setState(({ news }) => ({ news: [one, ...news.filter(({ key }) => key !== one.key)].slice(0, keptNews) }))
}

/** Horns and notices are kept as they come; those of another account are forgotten. */
export function followHeard(): Disposer {
  return disposeAll([
    socket.subscribe('system', (frame) => {
      const data = frame.data as Partial<HornData>
      if (data.type !== 'horn' || !data.info) return
      const { username, content } = data.info
      hear({
        key: `horn-${data.id}`,
        kind: 'horn',
        title: username,
        text: content,
        atMs: data.at ?? chatNow(),
        url: '',
      })
    }),
    bus.on('notice.arrived', ({ id, title, text, url }) =>
      hear({ key: `notice-${id}`, kind: 'notice', title, text, atMs: chatNow(), url }),
    ),
    onUserChanged(() => heard.setState({ news: [] })),
  ])
}
