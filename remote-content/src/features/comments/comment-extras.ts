import { createContext, type ReactNode, useContext } from 'react'
import type { Comment } from '../../parts/comment/comment'

/** What the page of a thing adds to its comments. */
export interface CommentExtras {
  /** Beside the name of who wrote one. */
  mark?: (userId: number) => ReactNode
  /** After the other actions; `onGone` is called when the comment is not shown any more. */
  actions?: (comment: Comment, onGone: () => void) => ReactNode
}

const Extras = createContext<CommentExtras>({})

export const CommentExtrasProvider = Extras.Provider
export const useCommentExtras = (): CommentExtras => useContext(Extras)
