/** A painted pitch as a data URI, for stories that need a picture. `hue` turns the light above it. */
export function demoPicture(hue: number): string {
  const crowd = Array.from({ length: 120 }, (_, dot) => {
    const x = (dot * 53) % 480
    const y = 8 + ((dot * 29) % 62)
    return `<circle cx="${x}" cy="${y}" r="3.4" fill="hsl(${(hue + dot * 47) % 360} 45% ${24 + (dot % 5) * 7}%)"/>`
  })
  const players = Array.from({ length: 14 }, (_, player) => {
    const x = 40 + ((player * 97) % 400)
    const y = 104 + ((player * 43) % 130)
    const shirt = player % 2 === 0 ? `hsl(${hue} 75% 52%)` : '#f4f5f7'
    return `<ellipse cx="${x}" cy="${y + 15}" rx="7" ry="2.4" opacity=".3"/><rect x="${x - 4}" y="${y - 2}" width="8" height="11" rx="3" fill="${shirt}"/><circle cx="${x}" cy="${y - 6}" r="4" fill="#c48a60"/>`
  })
  const lines =
    '<path d="M0 92h480M240 92v178M170 92c0 60 140 60 140 0M30 270 92 130h64l-30 140" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><linearGradient id="g" x2="0" y2="1"><stop stop-color="#2f8a4a"/><stop offset="1" stop-color="#16552d"/></linearGradient><path fill="#12161c" d="M0 0h480v92H0z"/>${crowd.join('')}<path fill="#0b0e12" d="M0 78h480v14H0z"/><path fill="url(#g)" d="M0 92h480v178H0z"/>${lines}${players.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
