/** Calls that `remote-content` alone makes and that came after the first page was full: it brings them along (ADR 100). */
export const contentEndpoints = {
  setVideoChapters: 'POST api/Video_user/chapters',
  setVideoSubtitles: 'POST api/Video_user/subtitles',
  getVideoSubtitles: 'GET api/Video/subtitles',
} as const
