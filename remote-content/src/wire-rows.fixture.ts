/** A video, an article, or a post, as the wire brings it: what a test is about stands in `more`. */
export const wireRow = (id: number, more: object = {}) => ({
  ...{
    id,
    title: `Row ${id}`,
    uid: 5,
    user_nickname: 'Nan',
    avatar: '',
    addtime: 1,
    content: '',
    tags: '',
    duration: 0,
  },
  ...{
    like: 0,
    likes: 0,
    comment: 0,
    comment_count: 0,
    click: 0,
    favorites: 0,
    level: 0,
    tier: 0,
    status: 1,
    remark: '',
  },
  ...{ category_name: 'Cup', classification_name: 'Cup', circle_id: 1, mentions: [], hot_comments: [] },
  ...more,
})
/** How order is kept in a circle. */
export const wireCircle = (more: object = {}) => ({
  ...{ id: 1, rules: { zh: [], en: [], vi: [] }, moderators: [], role: 0 },
  ...more,
})
export const wireStory = (id: number, more: object = {}) => wireRow(id, { img: '', ...more })
export const wirePost = (id: number, more: object = {}) => wireRow(id, { img: [], video: [], ...more })
export const wireFilm = (id: number, more: object = {}) =>
  wireRow(id, { img: '', video: '/media/a.mp4', format: 'mp4', is_converting: 0, classification_id: 1, ...more })
/** As the page of one video asks for it. */
export const wireWatched = (id: number, more: object = {}) =>
  wireFilm(id, {
    ...{ height: 0, qualities: [], stills: { url: '', step: 0, count: 0 }, chapters: [], subtitles: [] },
    ...more,
  })
export const wireExpert = (id: number, more: object = {}) => ({
  ...{ expert_id: id, nickname: `Expert ${id}`, avatar: '', level: 3, describe: '', fans: 0, article_num: 0 },
  ...{ is_attention: 0, hit_rate: 60, hit_tag: '', streak: 0, continuous_tag: '', settled_num: 5, decided_num: 5 },
  ...{ hit_num: 3, return_rate: 4, last: [], open_num: 1 },
  ...more,
})
/** A scheme that waits to be bought. */
export const wireScheme = (id: number, more: object = {}) => ({
  ...{ scheme_id: id, expert_id: 401, nickname: `Expert ${id}`, avatar: '', level: 3, hit_rate: 60, hit_tag: '' },
  ...{ continuous_tag: '', match_id: 77, sport: 'football', competition_name: 'Premier League' },
  ...{ home_id: 1, home_name: 'Arsenal', home_logo: '', away_id: 2, away_name: 'Chelsea', away_logo: '' },
  ...{ match_time: 1_700_000_000, match_state: 0, home_score: -1, away_score: -1, play: 1, gold_coin: '18.0' },
  ...{ published_at: 1_699_990_000, title: `Scheme ${id}`, state: 0, outcome: 0, is_locked: 1, is_bought: 0 },
  ...{ is_own: 0, can_buy: 1, buyers: 2, choice: 0, line: '', odds: '' },
  ...more,
})
export const wireComment = (id: number, more: object = {}) => ({
  ...{ id, uid: 2, avatar: '', user_nickname: 'Nan', title: `said ${id}`, addtime: 1, like: 0, is_likes: 0 },
  ...{ comment: 0, reply_to: '' },
  ...more,
})
