import type { Db } from '../../../db/db'
import { Failure } from '../../../kernel/failure'
import type { CallHandlers } from '../../../kernel/module'
import { headlineToWire } from '../headlines/headlines.routes'
import { topicQueries } from './topics.queries'

const storiesShown = 12
const relatedShown = 10

export function topicCalls(db: Db): CallHandlers {
  return {
    async getTopic(input, { language }) {
      const name = await topicQueries.nameOf(db, input.name)
      if (name === undefined) throw new Failure('not-found')
      const [stories, articles, posts, related] = await Promise.all([
        topicQueries.stories(db, name, language, storiesShown),
        topicQueries.countStories(db, name),
        topicQueries.countPosts(db, name),
        topicQueries.related(db, name, language, relatedShown),
      ])
      return {
        name,
        article_num: articles,
        post_num: posts,
        list: stories.map(headlineToWire),
        related: related.map(({ name: other, count }) => ({ name: other, num: count })),
      }
    },
  }
}
