/** The light build has the same face without subtitles, alternate audio and DRM; it ships without types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
