import Hls from 'hls.js/light'

/** The streaming library and where its worker lies; a chunk of its own, loaded with the first player. */
export const library = { Hls, workerPath: new URL('hls.js/dist/hls.worker.js', import.meta.url).href }
