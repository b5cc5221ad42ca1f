const kick = (at) => ({ at, pitch: 82, size: 0.34, decay: 26 })
const bounce = (at) => ({ at, pitch: 120, size: 0.3, decay: 30 })
const between = (from, to, rate) =>
  Array.from({ length: Math.round((to - from) * rate) }, (_, i) => from + (i + 0.5) / rate)

/** How each clip is encoded and how it sounds. Times of the sound follow the plays in `motion/`. */
export const RECIPES = {
  football: {
    fps: 25,
    seconds: 48,
    qualities: [
      { name: 'hd', width: 1280, height: 720, crf: 36, level: '3.1' },
      { name: 'smooth', width: 854, height: 480, crf: 37, level: '3.1' },
      { name: 'sd', width: 640, height: 360, crf: 37.3, level: '3.0' },
    ],
    sound: {
      seconds: 48,
      seed: 7,
      murmur: 0.9,
      cheers: [
        { from: 11.5, peak: 15.9, to: 17, size: 0.5 },
        { from: 15.6, peak: 16.8, to: 21.5, size: 0.8 },
        { from: 22.5, peak: 25.2, to: 28, size: 0.5 },
        { from: 37.5, peak: 40.6, to: 42.6, size: 0.6 },
        { from: 42.4, peak: 45.4, to: 49, size: 0.95 },
      ],
      knocks: [2, 4.4, 9.2, 11, 14.5, 16.1, 16.62, 24, 25.2, 28.6, 31.6, 39.5, 43].map(kick),
      chants: [
        { from: 0.5, to: 10.5, size: 0.035 },
        { from: 28.5, to: 35.5, size: 0.035 },
      ],
    },
  },
  basketball: {
    fps: 25,
    seconds: 24,
    qualities: [
      { name: 'hd', width: 1280, height: 720, crf: 38.3, level: '3.1' },
      { name: 'sd', width: 640, height: 360, crf: 38.4, level: '3.0' },
    ],
    sound: {
      seconds: 24,
      seed: 21,
      murmur: 0.8,
      cheers: [
        { from: 6.4, peak: 8.9, to: 12, size: 0.85 },
        { from: 16, peak: 18.7, to: 21, size: 0.4 },
      ],
      knocks: [...between(0, 2.6, 1.6), ...between(10.4, 13.8, 1.6), ...between(20.2, 24, 1.6), 8.85, 18.85].map(
        bounce,
      ),
    },
  },
}

/** All clips together must stay below this. */
export const SIZE_BUDGET_BYTES = 5_500_000
/** One fragment is a part of low-latency HLS; five are one segment and start with a picture of their own. */
export const FRAGMENT_MS = 400
export const SEGMENT_MS = 2000
