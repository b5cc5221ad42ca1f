/** The streaming library: one chunk, loaded when something first plays. */
export const loadHls = () => import(/* webpackChunkName: "hls" */ './hls-library').then(({ library }) => library)
