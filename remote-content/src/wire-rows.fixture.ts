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
export const wireStory = (id: number, more: object = {}) => wireRow(id, { img: '', ...more })
export const wirePost = (id: number, more: object = {}) => wireRow(id, { img: [], video: [], ...more })
