// Accounts: ban and lift, silence in the private chat and lift.
import {
  actions,
  ask,
  button,
  call,
  field,
  fill,
  h,
  has,
  heading,
  initial,
  line,
  listed,
  moment,
  pager,
  rowButton,
  secondsOf,
  select,
  t,
} from './parts.js'

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
    button(t('search'), {}, 'plain'),
  )
  return form
}

/** A list with a form above it: what the form says is the call's input. */
export function listWithForm(view, { title, name, fields, first, inputOf = (filter) => filter, card }) {
  let filter = { ...first, page: 1 }
  const rows = h('div', { class: 'rows' })
  const load = () =>
    fill(
      rows,
      () => call(name, inputOf(filter)),
      (found, page) => [
        listed(found.map((row) => card(row, filter, load))),
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
  view.replaceChildren(heading(title, form), rows)
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

async function silence(row, load) {
  const lengths = [
    ['1', t('hours1')],
    ['24', t('days1')],
    ['168', t('days7')],
    ['720', t('days30')],
  ]
  const answer = await ask(
    `${t('silence')} · ${row.user_nickname}`,
    [
      field(t('reason'), h('textarea', { name: 'reason', maxlength: 200, rows: 3, required: true })),
      field(t('howLong'), select('hours', '24', lengths)),
    ],
    t('silence'),
  )
  if (!answer) return
  await call('silenceInChat', { uid: row.id, hours: Number(answer.hours), reason: answer.reason })
  await load()
}

async function unsilence(row, load) {
  if (!(await ask(`${t('unsilence')} · ${row.user_nickname}`, [], t('unsilence')))) return
  await call('silenceInChat', { uid: row.id, hours: 0 })
  await load()
}

/** A lost factor: whoever asks for it has shown who they are in another way. */
async function clearFactors(row, load) {
  const sure = h('p', {}, t('clearFactorsHint'))
  if (!(await ask(`${t('clearFactors')} · ${row.user_nickname}`, [sure], t('clearFactors')))) return
  await call('clearSecondFactors', { uid: row.id })
  await load()
}

/** Support and operators write in the name of the site: nobody silences them. */
const canBeSilenced = ({ role }) => has('silenceInChat') && role !== 'agent' && role !== 'admin'

function userCard(row, _filter, load) {
  const isBanned = row.banned_until !== 0
  const banned =
    row.banned_until === -1 ? `${t('ban')} · ${t('forever')}` : `${t('bannedUntil')} ${moment(row.banned_until)}`
  const act = () => (isBanned ? unban : ban)(row, load).catch(() => undefined)
  const isSilenced = row.silenced_until !== 0
  const changeVoice = () => (isSilenced ? unsilence : silence)(row, load).catch(() => undefined)
  const facts = [`#${row.id}`, row.mobile, t(`role.${row.role}`), row.is_anchor && t('anchor')].filter(Boolean)
  return line(
    `${row.user_nickname} #${row.id}`,
    initial(row.user_nickname),
    [
      h('h2', {}, row.user_nickname, h('small', {}, ` ${facts.join(' · ')}`)),
      h('p', { class: isBanned ? 'wrong' : 'fg3' }, isBanned ? `${banned}: ${row.ban_reason}` : moment(row.addtime)),
      isSilenced &&
        h('p', { class: 'wrong' }, `${t('silencedUntil')} ${moment(row.silenced_until)}: ${row.silence_reason}`),
    ],
    actions(
      row.is_second_factor === 1 &&
        rowButton(t('clearFactors'), () => clearFactors(row, load).catch(() => undefined), 'plain'),
      canBeSilenced(row) && rowButton(t(isSilenced ? 'unsilence' : 'silence'), changeVoice, 'plain'),
      row.role !== 'admin' && rowButton(t(isBanned ? 'unban' : 'ban'), act, isBanned ? 'plain' : 'danger'),
    ),
  )
}

export const showUsers = (view) =>
  listWithForm(view, {
    title: t('users'),
    name: 'listUsersForOperators',
    first: {},
    inputOf: ({ state, ...rest }) => ({
      ...rest,
      is_banned: state === 'banned' ? 1 : 0,
      is_silenced: state === 'silenced' ? 1 : 0,
    }),
    fields: [
      field(
        t('state'),
        select('state', '', [
          ['', t('everybody')],
          ['banned', t('bannedOnly')],
          ...(has('silenceInChat') ? [['silenced', t('silencedOnly')]] : []),
        ]),
      ),
    ],
    card: userCard,
  })
