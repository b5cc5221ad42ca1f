/** Face colours of the set: own drawings on a 20 px field. */
const skin = '#ffd24d'
const ink = '#4a2b00'
const mouth = '#7a2a12'
const face = `<circle cx="10" cy="10" r="9" fill="${skin}"/>`
const eyes = `<circle cx="6.8" cy="8.2" r="1.2" fill="${ink}"/><circle cx="13.2" cy="8.2" r="1.2" fill="${ink}"/>`
const line = (d: string) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"/>`
const closed = line('M5.2 8.6q1.5-1.6 3 0M11.8 8.6q1.5-1.6 3 0')
const tear = '<path d="M5.6 10c-1.4 2-1.6 3.4-.2 3.7 1.500.2 1.600-1.500.2-3.700z" fill="#4aa8ff"/>'

/** Emoji by name, as drawings. The name in brackets is the token in a text. */
const drawings: Readonly<Record<string, string>> = {
  微笑: `${face}${eyes}${line('M6 12q4 3.600 8 0')}`,
  大笑: `${face}${closed}<path d="M5.500 11c1 5 8 5 9 0z" fill="${mouth}"/>`,
  偷笑: `${face}${closed}${line('M7.500 12.500q2.500 1.600 5 0')}<circle cx="5" cy="11.500" r="1.400" fill="#ff9d6b"/><circle cx="15" cy="11.500" r="1.400" fill="#ff9d6b"/>`,
  得意: `${face}${line('M5 8.500h3.500M11.500 8.500H15M7 12.500q4 2 6.500-1')}`,
  惊讶: `${face}${eyes}<ellipse cx="10" cy="13.500" rx="2" ry="2.600" fill="${mouth}"/>`,
  大哭: `${face}${closed}${tear}<g transform="translate(20 0) scale(-1 1)">${tear}</g><path d="M6.500 15c.8-3.500 6.200-3.500 7 0z" fill="${mouth}"/>`,
  生气: `${face}${eyes}${line('M5 6l3 1.300M15 6l-3 1.300M6.500 14q3.500-2.500 7 0')}`,
  墨镜: `${face}<path d="M3 7h14v1.500c0 2.500-5 2.500-5.500 0h-3C8 11 3 11 3 8.500z" fill="${ink}"/>${line('M6.500 13q3.500 2 7 0')}`,
  赞: '<path d="M3 9h3.500v8H3zM7.500 9 10 3.200c2 0 2.600 1.200 2.200 3L11.700 8H16c1.300 0 1.900 1 1.600 2.100l-1.400 5.500c-.2.900-.9 1.400-1.800 1.400H7.500z" fill="#ffc23d"/>',
  强: '<path d="M4 12c0-5 2-8 5-8 1.600 0 2 1.800.9 2.600L8.800 7.500c2.700-.9 7.200.2 7.200 4.300 0 3-2.500 5.200-6 5.200-4 0-6-2-6-5z" fill="#ffc23d"/>',
  抱拳: '<rect x="2" y="8" width="9" height="8" rx="3" fill="#ffc23d"/><rect x="9" y="6" width="9" height="10" rx="3.500" fill="#ffb02e"/><path d="M11 9h5M11 11.500h5" stroke="#c77f00" stroke-width="1"/>',
  鼓掌: '<path d="m3 11 5-6c1-1 2.300 0 1.600 1.200L8 9l5-5c1-.9 2.200.3 1.400 1.300L16 8c1.500 2 1.500 5-.5 7s-5.500 2.500-8 .5L4 13z" fill="#ffc23d"/><path d="M2 4l2 1.500M6 1.500 7 4" stroke="#ff8a1f" stroke-width="1.300" stroke-linecap="round"/>',
  爱心: '<path d="M10 17C4 13 1.500 10 1.500 7A4.200 4.200 0 0 1 10 5.500 4.200 4.200 0 0 1 18.500 7c0 3-2.500 6-8.500 10z" fill="#f0355b"/>',
  足球: `<circle cx="10" cy="10" r="8.500" fill="#fff" stroke="#222"/><path d="m10 6.500 3.200 2.300-1.200 3.800H8l-1.200-3.800z" fill="#222"/><path d="M10 1.500v5M13.200 8.800 18 7.200M12 12.600l3 4M8 12.600l-3 4M6.800 8.800 2 7.200" stroke="#222"/>`,
  篮球: '<circle cx="10" cy="10" r="8.500" fill="#f08a24" stroke="#6b3206"/><path d="M1.500 10h17M10 1.500v17M4 4c3.500 3.500 3.500 8.500 0 12M16 4c-3.500 3.500-3.500 8.500 0 12" fill="none" stroke="#6b3206"/>',
  奖杯: '<path d="M6 3h8v5a4 4 0 0 1-8 0z" fill="#ffc23d"/><path d="M6 4H3c0 3 1 5 3.500 5M14 4h3c0 3-1 5-3.500 5" fill="none" stroke="#e09a00" stroke-width="1.300"/><path d="M9 12h2v3h3v2H6v-2h3z" fill="#e09a00"/>',
}

const addressOf = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${drawing}</svg>`)}`

/** Picture addresses by emoji name. */
export const emojiPictures: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([name, drawing]) => [name, addressOf(drawing)]),
)
