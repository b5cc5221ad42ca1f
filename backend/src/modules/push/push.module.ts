import { dayMs } from '@pitchside/base'
import { noticeKinds } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { createInstallationKey } from '../../db/installation-key'
import type { Kernel } from '../../kernel/kernel'
import type { Messages } from '../../kernel/messages'
import type { BackendModule } from '../../kernel/module'
import type { NewNotice, Words } from '../notices/notices.module'
import { untoldStories } from './articles.queries'
import { createDelivery } from './delivery'
import { createDeviceQueries } from './devices.queries'
import { type Audience, type NewPush, outbox, type PushWords } from './outbox.queries'
import { pushCalls } from './push.routes'
import { articleWords, messageWords } from './push.texts'
import { createPushSender } from './push-sender'
import { begunIn, type FollowedMatch, goalPush, kickOffPush, type MatchNews } from './told-matches'
import { createVapid } from './vapid'

const deliverEveryMs = 1_000
const articlesEveryMs = 30_000
const articleMs = 3_600_000
const broadcastMs = 2 * 3_600_000

const pushMessages: Messages = {
  'push-device': {
    zh: '此浏览器的通知地址无法使用',
    en: 'This browser gives no address that notifications can be sent to',
    vi: 'Trình duyệt này không cho địa chỉ để gửi thông báo',
  },
  'push-zone': { zh: '时区有误', en: 'This is no time zone', vi: 'Múi giờ không hợp lệ' },
  'push-saved': { zh: '通知设置已保存', en: 'Notification settings saved', vi: 'Đã lưu cài đặt thông báo' },
}

export type { FollowedMatch }

/** What other modules tell of. */
export interface Pushes {
  /** Somebody wrote to a member, in this transaction. */
  wrote(tx: Db, message: { id: number; readerId: number; conversationId: number; nickname: string }): Promise<void>
  /** A notice was kept for these members, in this transaction. */
  kept(tx: Db, userIds: readonly number[], notice: NewNotice): Promise<void>
  /** Goals and kick-offs, as the leading node tells them. */
  heard(news: MatchNews): Promise<void>
}

export interface PushModule extends BackendModule, Pushes {}

interface Deps {
  /** A match of these sports by its number. */
  matchOf(id: number): FollowedMatch | undefined
  /** Teams that tags of an article name. */
  teamsNamed(tags: readonly string[]): number[]
}

const messagePush = (id: number, conversationId: number, nickname: string): NewPush => ({
  key: `message-${id}`,
  tag: `conversation-${conversationId}`,
  kind: 'messages',
  words: messageWords(nickname),
  url: '/chat-chat',
  forMs: dayMs,
})

const wordsOf = (title: Words, content: Words): PushWords => ({
  zh: { title: title.zh, body: content.zh },
  en: { title: title.en, body: content.en },
  vi: { title: title.vi, body: content.vi },
})

/** Web Push: what members follow reaches their browsers while no page of the site is open. */
export function createPushModule(kernel: Kernel, { matchOf, teamsNamed }: Deps): PushModule {
  const { db, clock, random, config, jobs } = kernel
  const vapid = createVapid(createInstallationKey(db, random, 'push'), `mailto:${config.contactEmail}`)
  const sender = createPushSender(vapid, config.pushTestOrigin)
  const put = (tx: Db, audience: Audience, push: NewPush) => outbox.put(tx, audience, push, clock.now())

  async function tellOfArticles(): Promise<void> {
    for (const { id, titles, tags } of await untoldStories(db, clock.now() - articleMs)) {
      const teamIds = teamsNamed(tags.split(',').filter(Boolean))
      if (teamIds.length === 0) continue
      const push = {
        key: `article-${id}`,
        tag: `article-${id}`,
        kind: 'articles',
        words: articleWords(titles),
      } as const
      await put(db, { teamIds }, { ...push, url: `/detail?id=${id}`, forMs: dayMs })
    }
  }

  async function tellOfMatches(news: MatchNews): Promise<void> {
    for (const id of begunIn(news)) {
      const match = matchOf(id)
      if (match) await put(db, { matchId: id, teamIds: match.teamIds }, kickOffPush(match))
    }
    for (const { goal, incident } of news.goals)
      await put(db, { matchId: goal.id, teamIds: [goal.home_team_id, goal.away_team_id] }, goalPush(goal, incident))
  }

  return {
    name: 'push',
    calls: pushCalls({ clock, devices: createDeviceQueries(db), sender, vapid }),
    messages: pushMessages,
    wrote: (tx, { id, readerId, conversationId, nickname }) =>
      put(tx, { members: [readerId] }, messagePush(id, conversationId, nickname)),
    async kept(tx, members, { kind, key, title, content, url }) {
      if (kind !== noticeKinds.broadcastBegins) return
      const words = wordsOf(title, content)
      await put(tx, { members }, { key, tag: key, kind: 'broadcasts', words, url, forMs: broadcastMs })
    },
    heard: tellOfMatches,
    start() {
      const stops = [
        jobs.every(deliverEveryMs, createDelivery(kernel, sender)),
        jobs.every(articlesEveryMs, tellOfArticles),
        jobs.every(dayMs / 24, async () => {
          await outbox.sweep(db, clock.now())
        }),
      ]
      return async () => {
        for (const stop of stops) await stop()
        sender.close()
      }
    },
  }
}
