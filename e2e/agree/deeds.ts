import { randomUUID } from 'node:crypto'
import { call } from '../fixtures/api'
import { type DemoName, mobileOf, newMember, type Person, signIn } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import { runningMatches, scoreIn } from '../pages/score-list'

/** Something that happens on the site, and the facts it moves. */
export interface Deed {
  name: string
  moves: readonly string[]
  happen: (site: RunningSite, known: (name: DemoName) => Promise<Person>) => Promise<unknown>
}

export const deeds: readonly Deed[] = [
  {
    name: 'a goal',
    moves: ['score of a match', 'rank of a team'],
    happen: async (site) => {
      for (const id of (await runningMatches(site)).slice(0, 3)) await scoreIn(site, id)
    },
  },
  {
    name: 'a gift',
    moves: ['balance of diamonds'],
    happen: async ({ address }, known) => {
      const { token } = await known('rich')
      const [gift] = await call(address, 'listGifts', {}, token)
      await call(
        address,
        'sendGift',
        { gift_id: gift?.id ?? 0, anchor_id: 101, num: 1, type: 0, nonce: randomUUID() },
        token,
      )
    },
  },
  {
    name: 'a comment',
    moves: ['comments of an article', 'unread messages'],
    happen: async ({ address }, known) => {
      const { token } = await known('rich')
      const { list } = await call(address, 'listHeadlines', { page: 1 })
      await call(address, 'commentHeadline', { id: list.data[0]?.id ?? 0, content: `说得好 ${Date.now()}` }, token)
    },
  },
  {
    name: 'a post that is published, liked and answered',
    moves: ['posts with a topic', 'comments of a post', 'likes of a post', 'unread messages'],
    happen: async ({ address }, known) => {
      const [author, reader] = [await known('visitor'), await known('rich')]
      const circles = await call(address, 'listCircleNames', {})
      const smallest = circles.toSorted((one, other) => one.num - other.num)[0]
      const post = { classification_id: smallest?.id ?? 0, content: `今晚见 #${Date.now() % 1e6}#` }
      const { id } = await call(address, 'publishCirclePost', post, author.token)
      const operator = await signIn(address, mobileOf('admin'))
      await call(address, 'moderatePost', { kind: 'circle_post', id, status: 1 }, operator.token)
      await call(address, 'commentCirclePost', { id, content: `到时候见 ${Date.now()}` }, reader.token)
      await call(address, 'toggleCirclePostLike', { id }, reader.token)
    },
  },
  {
    name: 'a check-in and a follower',
    moves: ['balance of diamonds', 'followers of an anchor', 'own followers', 'listed followers'],
    happen: async ({ address }, known) => {
      const { token } = await known('rich')
      const { id, is_sign } = await call(address, 'getSignTasks', {}, token)
      if (is_sign === 0) await call(address, 'checkIn', { id }, token)
      const follower = await newMember(address)
      for (const uid of [3, 101]) await call(address, 'toggleFollow', { id: uid }, follower.token)
    },
  },
]
