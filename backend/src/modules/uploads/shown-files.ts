/**
 * How a column shows stored files: `address` holds one, or something else; `list` is an array of them; `within`: they
 * stand in a text or in JSON.
 */
export type ShownAs = 'address' | 'list' | 'within'

/** A column that shows stored files. */
export interface ShownPlace {
  as: ShownAs
  /** Condition of the index that answers the question, and of the rows that show anything; `t` is the table. */
  where?: string
}

const portraitOrFile = (column: string): ShownPlace => ({ as: 'address', where: `t.${column} like '/media/%'` })

/**
 * Every column of every module that shows a stored file. A file is removed only when none of them shows it. A new
 * column that holds addresses fails the test beside this file until it stands here.
 */
export const shownFiles: Readonly<Record<string, ShownPlace>> = {
  'anchor_applications.back': { as: 'address' },
  'anchor_applications.front': { as: 'address' },
  'anchor_applications.hand_held': { as: 'address' },
  'banner.image': { as: 'address' },
  'banner.url': { as: 'address' },
  'broadcast_plans.cover': portraitOrFile('cover'),
  'chat_groups.avatar': { as: 'address', where: `t.avatar like '/media/%' and t.destroyed_at is null` },
  // What was taken back is empty; what a group says of itself shows names alone.
  'chat_message.payload': { as: 'within', where: `t.kind in ('TIMImageElem', 'TIMFileElem', 'TIMCustomElem')` },
  'circle.icon': { as: 'address' },
  'circle_post.images': { as: 'within', where: `t.images <> '[]'` },
  'circle_post.videos': { as: 'within', where: `t.videos <> '[]'` },
  'clips.cover': portraitOrFile('cover'),
  'clips.video': portraitOrFile('video'),
  'dynamic.images': { as: 'list', where: `t.images <> '{}'` },
  'dynamic.videos': { as: 'within', where: `t.videos <> '[]'` },
  'expert_applications.back': { as: 'address' },
  'expert_applications.front': { as: 'address' },
  'headline.content': { as: 'within', where: `strpos(t.content, '/media/') > 0` },
  // Several are separated by commas.
  'headline.cover': { as: 'within', where: `t.cover <> ''` },
  'headline_draft.content': { as: 'within', where: `strpos(t.content, '/media/') > 0` },
  'headline_draft.cover': { as: 'within', where: `t.cover <> ''` },
  'playbacks.cover': portraitOrFile('cover'),
  'room_chat_rules.own_emotes': { as: 'within', where: `t.own_emotes <> '[]'` },
  // A line keeps the picture its writer had.
  'room_messages.avatar': portraitOrFile('avatar'),
  'rooms.cover': { as: 'address' },
  'users.avatar': portraitOrFile('avatar'),
  'video.address': portraitOrFile('address'),
  'video.cover': portraitOrFile('cover'),
  'video.stills': portraitOrFile('stills'),
  'video_quality.address': { as: 'address' },
}

const conditions: Record<ShownAs, (column: string) => string> = {
  address: (column) => `${column} = f.address`,
  list: (column) => `${column} @> array[f.address]`,
  within: (column) => `stored_files(${column}::text) @> array[f.address]`,
}

const rowsOf = ([place, { as, where }]: [string, ShownPlace]): string => {
  const [table, column] = place.split('.')
  const parts = [conditions[as](`t.${column}`), where].filter(Boolean)
  return `select f.address from asked f join ${table} t on ${parts.join(' and ')}`
}

/** Which of the addresses in $1 something shows: one question over all places. */
export const shownSql = `with asked as materialized (select distinct unnest($1::text[]) address)
  ${Object.entries(shownFiles).map(rowsOf).join(' union ')}`
