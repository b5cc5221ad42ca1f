/** The same text, lanes and speed for every engine. */
export const fontPx = 24
export const laneHeight = 32
export const crossingMs = 8_000
export const [width, height] = [1_280, 720]
