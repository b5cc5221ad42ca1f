import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf, type Question, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import type { Comment } from '../../parts/comment/comment'
import { CommentSection } from './comment-section'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  userId: 2,
  nickname: 'Nan',
  avatar: '',
  text: `said ${id}`,
  atMs: 1_700_000_000_000,
  likes: 3,
  isLiked: false,
  replies: 0,
  replyTo: '',
  ...more,
})
const wire = {
  id: 9,
  uid: 1,
  avatar: '',
  user_nickname: 'Me',
  title: 'mine',
  addtime: 1,
  like: 0,
  is_likes: 0,
  comment: 0,
  reply_to: '',
}

let log: Question[] = []
let changes = 0
const asked = (name: string) => log.filter((question) => question.name === name).map(({ input }) => input)

function show(comments: Comment[], replies: Replies = {}) {
  log = answerCalls(replies)
  changes = 0
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <CommentSection
        kind="headline"
        targetId={5}
        total={comments.length}
        comments={comments}
        isLoading={false}
        hasMore={false}
        isLoadingMore={false}
        onMore={() => undefined}
        onChanged={() => (changes += 1)}
      />
    </QueryClientProvider>,
  )
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
  act(() => signedIn(me))
})
afterEach(() => {
  cleanup()
  act(() => signedOut())
})

describe('CONT-01 comments', () => {
  test('CONT-01 one deletes only what is one’s own, after being asked; others are reported', async () => {
    show([comment(1), comment(2, { userId: 1, replies: 2 })], { deleteHeadlineComment: () => null })
    expect(screen.getAllByRole('button', { name: /^Report/ })).toHaveLength(1)
    press('Delete')
    expect(asked('deleteHeadlineComment')).toEqual([])
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('Its replies go with it')
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete') as Element,
    )
    await waitFor(() => expect(changes).toBe(1))
    expect(asked('deleteHeadlineComment')).toEqual([{ id: 2 }])
  })

  test('CONT-01 text is text, never markup', () => {
    const { container } = show([comment(1, { text: '<img src=x onerror=alert(1)><b>hi</b>' })])
    expect(container.querySelector('article img[src="x"], article b b')).toBeNull()
    expect(screen.getByText('<img src=x onerror=alert(1)><b>hi</b>')).toBeTruthy()
  })

  test('CONT-01 a refused comment stays in its field, an accepted one leaves it', async () => {
    show([], { commentHeadline: new Error('gone') })
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Say what you think' })
    fireEvent.change(field, { target: { value: 'mine' } })
    press('Post')
    await waitFor(() => expect(asked('commentHeadline')).toEqual([{ id: 5, content: 'mine' }]))
    expect(field.value).toBe('mine')
    cleanup()
    show([], { commentHeadline: wire })
    const again = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Say what you think' })
    fireEvent.change(again, { target: { value: 'mine' } })
    press('Post')
    await waitFor(() => expect(again.value).toBe(''))
    expect(changes).toBe(1)
  })

  test('CONT-01 replies open under their comment, and a visitor is asked to log in for everything', async () => {
    show([comment(1, { replies: 1 })], {
      listHeadlineReplies: { ...pageOf([{ ...wire, title: 'an answer' }]), info: wire, post: { id: 5, title: 'T' } },
    })
    press('Show 1 reply')
    expect(await screen.findByText('an answer')).toBeTruthy()
    act(() => signedOut())
    let logIns = 0
    const stop = bus.on('login.requested', () => (logIns += 1))
    press("Like Nan's comment, 3 so far")
    press("Report Nan's comment")
    expect(logIns).toBe(2)
    expect(asked('toggleHeadlineCommentLike')).toEqual([])
    stop()
  })
})
