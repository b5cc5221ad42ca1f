import type { Db } from '../../db/db'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { type Commented, createCommentQueries } from './comments.queries'
import { removeComment } from './comments.service'

/** Members take their own comments away. */
export function commentRemovalCalls(db: Db): CallHandlers {
  const remover = (kind: Commented) => {
    const comments = createCommentQueries(kind)
    return ({ id }: { id: number }, caller: CallContext) => removeComment(db, comments, id, caller.member().userId)
  }
  return {
    deleteHeadlineComment: remover('headline'),
    deleteVideoComment: remover('video'),
    deleteDynamicComment: remover('dynamic'),
    deleteCirclePostComment: remover('circle_post'),
  }
}
