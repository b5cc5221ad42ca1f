// Notices to everybody: what was said, and a form for the next one.
import { ask, button, call, field, fill, h, heading, line, listed, moment, pager, t } from './parts.js'

const languages = ['zh', 'en', 'vi']

async function announce(load) {
  const answer = await ask(
    t('add'),
    languages.flatMap((name) => [
      field(`${t('bannerTitle')} · ${t(`lang.${name}`)}`, h('input', { name, maxlength: 60, required: true })),
      field(
        `${t('field.content')} · ${t(`lang.${name}`)}`,
        h('textarea', { name: `${name}Text`, maxlength: 500, rows: 3, required: true }),
      ),
    ]),
    t('publish'),
  )
  if (!answer) return
  const { zh, en, vi, zhText, enText, viText } = answer
  await call('publishAnnouncement', { title: { zh, en, vi }, content: { zh: zhText, en: enText, vi: viText } })
  await load()
}

const card = (notice) =>
  line(notice.title, '', [
    h('h2', {}, notice.title, h('small', {}, ` ${moment(notice.addtime)}`)),
    h('p', { class: 'words' }, notice.content),
  ])

export function showAnnouncements(view) {
  const rows = h('div', { class: 'rows' })
  const load = (page = 1) =>
    fill(
      rows,
      () => call('listNotices', { type: 0, page }),
      (found, paged) => [listed(found.map(card)), pager(paged, load)],
    )
  const add = button(t('add'), { type: 'button', onclick: () => announce(load).catch(() => undefined) })
  view.replaceChildren(heading(t('announcements'), add), rows)
  return load()
}
