/** Calls that `remote-content` alone makes and that came after the first page was full: it brings them along (ADR 100). */
export const contentEndpoints = {
  saveHeadlineDraft: 'POST api/Headlines_user/saveDraft',
  getHeadlineDraft: 'GET api/Headlines_user/draft',
  listHeadlineDrafts: 'GET api/Headlines_user/draftList',
  getHeadlineDraftVersion: 'GET api/Headlines_user/draftVersion',
  discardHeadlineDraft: 'POST api/Headlines_user/delDraft',
  listEmbeds: 'GET api/Headlines/embeds',
  scheduleHeadline: 'POST api/Headlines_user/schedule',
  setVideoChapters: 'POST api/Video_user/chapters',
  setVideoSubtitles: 'POST api/Video_user/subtitles',
  getVideoSubtitles: 'GET api/Video/subtitles',
} as const
