// What members and the house published: publish, refuse, hide, delete, pick, pin. Authors hear of it, with the reason.
import { actions, ask, call, field, h, has, initial, line, moment, rowButton, select, t } from './parts.js'
import { listWithForm } from './people.js'

const kinds = [
  'circle_post',
  'circle_post_comment',
  'circle',
  'dynamic',
  'dynamic_comment',
  'headline',
  'headline_comment',
  'video',
  'video_comment',
  'clip',
]

/** What others than the house write waits for a decision. */
const reviewed = ['circle_post', 'headline', 'video']

/** How much of the content waits. */
export async function waitingPosts() {
  const found = await Promise.all(reviewed.map((kind) => call('listPostsForOperators', { kind, status: 0 })))
  return found.reduce((sum, { total }) => sum + total, 0)
}

/** Asks for a reason; resolves with it, or undefined when the dialog is closed. */
async function askReason(title, isNeeded) {
  const area = h('textarea', { name: 'remark', maxlength: 100, rows: 3, required: isNeeded })
  const answer = await ask(title, [field(t('reasonForAuthor'), area)])
  return answer?.remark
}

/** Buttons of a post by what may become of it. */
function buttonsOf(row, kind, load) {
  const name = `${row.user_nickname} #${row.id}`
  const decide = (status, remark) => call('moderatePost', { kind, id: row.id, status, ...(remark ? { remark } : {}) })
  const withReason = (key, isNeeded, act) => async () => {
    const remark = await askReason(`${t(key)} · ${name}`, isNeeded)
    if (remark !== undefined) await act(remark)
  }
  const arrange = (marks) => () => call('arrangePost', { id: row.id, ...marks })
  const isPost = kind === 'circle_post' && row.status === 1 && has('arrangePost')
  const buttons = [
    row.status === 0 && ['approve', '', () => decide(1)],
    row.status === 0 && ['refuse', 'danger', withReason('refuse', true, (remark) => decide(2, remark))],
    row.status === 1 && ['hide', 'danger', withReason('hide', false, (remark) => decide(2, remark))],
    row.status === 2 && ['show', '', () => decide(1)],
    isPost && [row.is_refining ? 'unrefine' : 'refine', 'plain', arrange({ is_refining: row.is_refining ? 0 : 1 })],
    isPost && [row.is_top ? 'unpin' : 'pin', 'plain', arrange({ is_top: row.is_top ? 0 : 1 })],
    kind !== 'circle' && [
      'delete',
      'plain',
      withReason('delete', false, (remark) => call('deletePost', { kind, id: row.id, ...(remark ? { remark } : {}) })),
    ],
  ].filter(Boolean)
  return buttons.map(([key, look, act]) => {
    const press = () =>
      act()
        .then(load)
        .catch(() => undefined)
    return rowButton(t(key), press, look)
  })
}

function postCard(row, { kind }, load) {
  const facts = [
    `#${row.id}`,
    row.addtime > 0 && moment(row.addtime),
    t(`post.${row.status}`),
    row.is_refining && t('refined'),
    row.is_top && t('pinned'),
    row.publish_at && `${t('publishAt')} ${moment(row.publish_at)}`,
  ].filter(Boolean)
  return line(
    `${row.user_nickname} #${row.id}`,
    initial(row.user_nickname),
    [
      h('h2', {}, row.user_nickname, h('small', {}, ` ${facts.join(' · ')}`)),
      row.reports > 0 && h('p', { class: 'wrong' }, `${t('openReports')}: ${row.reports}`),
      h('p', { class: 'words' }, row.content),
      row.remark && h('p', { class: 'fg3' }, `${t('reason')}: ${row.remark}`),
    ],
    row.img.startsWith('/media/') && h('img', { src: row.img, alt: '', width: 128, height: 72 }),
    actions(buttonsOf(row, kind, load)),
  )
}

/** `onDecided` hears when something was decided. */
export const showPosts = (view, onDecided) =>
  listWithForm(view, {
    title: t('posts'),
    name: 'listPostsForOperators',
    first: { kind: kinds[0] },
    fields: [
      field(
        t('kind'),
        select(
          'kind',
          kinds[0],
          kinds.map((kind) => [kind, t(`kind.${kind}`)]),
        ),
      ),
      field(
        t('state'),
        select('status', '', [
          ['', t('all')],
          [0, t('post.0')],
          [1, t('post.1')],
          [2, t('post.2')],
        ]),
      ),
    ],
    card: (row, filter, load) => postCard(row, filter, () => Promise.all([load(), onDecided()])),
  })
