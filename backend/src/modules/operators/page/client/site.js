// Settings of the site, banners, and the audit of what operators did.
import {
  actions,
  ask,
  button,
  call,
  field,
  fieldMoment,
  fill,
  h,
  heading,
  line,
  listed,
  moment,
  namesOf,
  pager,
  rowButton,
  secondsOf,
  select,
  t,
  upload,
  word,
} from './parts.js'
import { changeTable } from './words.js'

const languages = ['zh', 'en', 'vi']

function settingForm(setting) {
  const save = button(t('save'))
  const input = (name) =>
    setting.shape === 'texts'
      ? h('textarea', { name, maxlength: setting.max, rows: 2, required: true, value: setting.value[name] ?? '' })
      : h('input', { name, maxlength: setting.max, required: !setting.is_optional, value: setting.value[name] ?? '' })
  const form = h(
    'form',
    {
      class: setting.shape === 'texts' ? 'card panel wide' : 'card panel',
      'aria-label': t(`setting.${setting.name}`),
      onsubmit: (event) => {
        event.preventDefault()
        const value = Object.fromEntries(new FormData(form))
        return call('saveSystemSetting', { name: setting.name, value }).catch(() => undefined)
      },
    },
    h(
      'h2',
      {},
      t(`setting.${setting.name}`),
      h('small', {}, setting.changetime ? ` ${moment(setting.changetime)}` : ` ${t('asInstalled')}`),
    ),
    setting.shape === 'texts'
      ? [
          h(
            'div',
            { class: 'columns' },
            languages.map((name) => field(t(`lang.${name}`), input(name))),
          ),
          actions(save),
        ]
      : h('div', { class: 'pair' }, field(t('value'), input('all')), save),
  )
  return form
}

export function showSettings(view) {
  const rows = h('div', { class: 'rows in-two' })
  view.replaceChildren(heading(t('settings')), rows)
  return fill(
    rows,
    () => call('listSystemSettings'),
    (found) => found.map(settingForm),
  )
}

const newBanner = { kind: 'banner', position: 1, title: {}, img: '', url: '', is_off: 0, starts: 0, ends: 0 }

async function editBanner(banner, load) {
  const kinds = ['banner', 'advertisement', 'activity'].map((kind) => [kind, t(`banner.${kind}`)])
  const answer = await ask(
    t(banner.id ? 'edit' : 'add'),
    [
      field(t('kind'), select('kind', banner.kind, kinds)),
      field(
        t('place'),
        h('input', { name: 'position', type: 'number', min: 0, max: 20, value: banner.position, required: true }),
      ),
      languages.map((name) =>
        field(
          `${t('bannerTitle')} · ${t(`lang.${name}`)}`,
          h('input', { name, maxlength: 60, required: true, value: banner.title[name] ?? '' }),
        ),
      ),
      field(t('link'), h('input', { name: 'url', maxlength: 500, required: true, value: banner.url })),
      field(
        t('picture'),
        h('input', { name: 'file', type: 'file', accept: 'image/png,image/jpeg', required: banner.img === '' }),
      ),
      field(t('starts'), h('input', { name: 'starts', type: 'datetime-local', value: fieldMoment(banner.starts) })),
      field(t('ends'), h('input', { name: 'ends', type: 'datetime-local', value: fieldMoment(banner.ends) })),
      field(t('off'), h('input', { name: 'is_off', type: 'checkbox', value: '1', checked: banner.is_off === 1 })),
    ],
    t('save'),
  )
  if (!answer) return
  const { zh, en, vi, file, kind, url } = answer
  const img = file.size > 0 ? await upload(file) : banner.img
  const times = { starts: secondsOf(answer.starts), ends: secondsOf(answer.ends) }
  const words = {
    kind,
    url,
    img,
    position: Number(answer.position),
    title: { zh, en, vi },
    is_off: answer.is_off ? 1 : 0,
  }
  await call('saveBanner', { ...(banner.id ? { id: banner.id } : {}), ...words, ...times })
  await load()
}

const span = ({ starts, ends }) => (starts || ends ? `${moment(starts)} – ${moment(ends)}` : t('always'))

export function showBanners(view) {
  const rows = h('div', { class: 'rows' })
  const load = () =>
    fill(
      rows,
      () => call('listBannersForOperators'),
      (found) => [listed(found.map((banner) => card(banner, found)))],
    )
  const edit = (banner) => editBanner(banner, load).catch(() => undefined)
  const move = async (banner, all, by) => {
    const ids = all.filter(({ kind }) => kind === banner.kind).map(({ id }) => id)
    const from = ids.indexOf(banner.id)
    ids.splice(from + by, 0, ...ids.splice(from, 1))
    await call('orderBanners', { ids })
    await load()
  }
  const card = (banner, all) => {
    const same = all.filter(({ kind }) => kind === banner.kind)
    const at = same.indexOf(banner)
    const act = (key, listener, disabled = false) =>
      rowButton(t(key), listener, 'plain', { disabled, 'aria-label': `${t(key)} · ${banner.title.zh}` })
    return line(
      banner.title.zh,
      h('img', { src: banner.img, alt: '', width: 128, height: 72 }),
      [
        h(
          'h2',
          {},
          banner.title[document.documentElement.lang.slice(0, 2)] ?? banner.title.zh,
          h('small', {}, ` ${t(`banner.${banner.kind}`)} · ${banner.position}${banner.is_off ? ` · ${t('off')}` : ''}`),
        ),
        h('p', { class: 'fg3' }, `${banner.url} · ${span(banner)}`),
        h('p', { class: 'fg2' }, `${t('clicks')} ${banner.num} · ${t('clicksWeek')} ${banner.week_num}`),
      ],
      actions(
        act('edit', () => edit(banner)),
        act('up', () => move(banner, all, -1).catch(() => undefined), at === 0),
        act('down', () => move(banner, all, 1).catch(() => undefined), at === same.length - 1),
      ),
    )
  }
  const add = button(t('add'), { type: 'button', onclick: () => edit(newBanner) })
  view.replaceChildren(heading(t('banners'), add), rows)
  return load()
}

function actionCard(row) {
  return h(
    'article',
    { class: 'card panel', 'aria-label': `${word('call', row.call)} #${row.id}` },
    h(
      'h2',
      {},
      `${word('call', row.call)} · ${word('kind', row.kind)} #${row.subject}`,
      h('small', {}, ` ${moment(row.addtime)} · ${row.user_nickname} #${row.uid} · ${row.ip}`),
    ),
    changeTable(row.kind, row.before, row.after ?? row.input),
  )
}

export function showActions(view) {
  let filter = {}
  const rows = h('div', { class: 'rows' })
  const load = (page = 1) =>
    fill(
      rows,
      () => call('listOperatorActions', { ...filter, page }),
      (found, paged) => [...found.map(actionCard), pager(paged, load)],
    )
  const form = h(
    'form',
    {
      class: 'filters',
      role: 'search',
      onsubmit: (event) => {
        event.preventDefault()
        const { from, to, ...words } = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
        filter = { ...words, from: secondsOf(from ?? '') || undefined, to: secondsOf(to ?? '') || undefined }
        return load()
      },
    },
    field(t('operator'), h('input', { name: 'uid', inputmode: 'numeric', pattern: '[0-9]*' })),
    field(t('callName'), select('call', '', [['', t('all')], ...namesOf('call')])),
    field(t('kind'), select('kind', '', [['', t('all')], ...namesOf('kind')])),
    field(t('subject'), h('input', { name: 'subject', maxlength: 60 })),
    field(t('from'), h('input', { name: 'from', type: 'datetime-local' })),
    field(t('to'), h('input', { name: 'to', type: 'datetime-local' })),
    button(t('search'), {}, 'plain'),
  )
  view.replaceChildren(heading(t('audit')), form, rows)
  return load()
}
