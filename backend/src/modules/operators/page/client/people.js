// Accounts: ban and lift.
import { ask, call, field, fill, h, moment, pager, secondsOf, select, t } from './parts.js'

function searchForm(fields, onChange) {
  const form = h(
    'form',
    {
      class: 'filters',
      role: 'search',
      onsubmit: (event) => {
        event.preventDefault()
        return onChange(Object.fromEntries(new FormData(form)))
      },
      onchange: (event) => event.target.tagName === 'SELECT' && onChange(Object.fromEntries(new FormData(form))),
    },
    fields,
    field(t('search'), h('input', { name: 'search', type: 'search', maxlength: 50 })),
    h('button', { class: 'plain' }, t('search')),
  )
  return form
}

/** A list with a form above it: what the form says is the call's input. */
export function listWithForm(view, { title, name, fields, first, card }) {
  let filter = { ...first, page: 1 }
  const rows = h('div', { class: 'rows' })
  const load = () =>
    fill(
      rows,
      () => call(name, filter),
      (found, page) => [
        ...found.map((row) => card(row, filter, load)),
        pager(page, (to) => {
          filter.page = to
          return load()
        }),
      ],
    )
  const form = searchForm(fields, (values) => {
    filter = { ...values, page: 1 }
    return load()
  })
  view.replaceChildren(h('h1', {}, title), form, rows)
  return load()
}

async function ban(row, load) {
  const days = [
    ['0', t('forever')],
    ['1', t('days1')],
    ['7', t('days7')],
    ['30', t('days30')],
    ['own', t('ownDate')],
  ]
  const until = h('input', { name: 'until', type: 'datetime-local' })
  const answer = await ask(
    `${t('ban')} · ${row.user_nickname}`,
    [
      field(t('reason'), h('textarea', { name: 'reason', maxlength: 200, rows: 3, required: true })),
      field(t('howLong'), select('days', '7', days)),
      field(t('untilDate'), until),
    ],
    t('ban'),
  )
  if (!answer) return
  const end = answer.days === 'own' ? secondsOf(answer.until) : Number(answer.days) * 86_400
  const now = Math.floor(Date.now() / 1000)
  await call('banUser', {
    uid: row.id,
    reason: answer.reason,
    until: answer.days === 'own' ? end : end === 0 ? 0 : now + end,
  })
  await load()
}

async function unban(row, load) {
  if (!(await ask(`${t('unban')} · ${row.user_nickname}`, [], t('unban')))) return
  await call('unbanUser', { uid: row.id })
  await load()
}

function userCard(row, _filter, load) {
  const isBanned = row.banned_until !== 0
  const banned =
    row.banned_until === -1 ? `${t('ban')} · ${t('forever')}` : `${t('bannedUntil')} ${moment(row.banned_until)}`
  const act = () => (isBanned ? unban : ban)(row, load).catch(() => undefined)
  return h(
    'article',
    { class: 'card line', 'aria-label': `${row.user_nickname} #${row.id}` },
    h(
      'h2',
      {},
      row.user_nickname,
      h(
        'small',
        {},
        ` #${row.id} · ${row.mobile} · ${t(`role.${row.role}`)}${row.is_anchor ? ` · ${t('anchor')}` : ''}`,
      ),
    ),
    h('p', { class: isBanned ? 'wrong' : 'quiet' }, isBanned ? `${banned}: ${row.ban_reason}` : moment(row.addtime)),
    row.role !== 'admin' &&
      h(
        'p',
        { class: 'actions' },
        h(
          'button',
          { type: 'button', class: isBanned ? 'plain' : 'danger', onclick: act },
          t(isBanned ? 'unban' : 'ban'),
        ),
      ),
  )
}

export const showUsers = (view) =>
  listWithForm(view, {
    title: t('users'),
    name: 'listUsersForOperators',
    first: { is_banned: 0 },
    fields: [
      field(
        t('state'),
        select('is_banned', 0, [
          [0, t('everybody')],
          [1, t('bannedOnly')],
        ]),
      ),
    ],
    card: userCard,
  })
