import { portraitFor } from './portrait-recipe'

const dark = '#14181d'
const headset = [
  `<path d="M12.6 18.5C12 8.5 17 5.5 20.5 5.5s8.5 3 7.9 13" fill="none" stroke="${dark}" stroke-width="1.8"/>`,
  ...[11.4, 26.6].map((x) => `<rect x="${x}" y="16.5" width="3" height="6" rx="1.5" fill="${dark}"/>`),
  `<path d="M12.8 22.5c.5 3 3 4 5.6 3.8" fill="none" stroke="${dark}" stroke-width=".9"/>`,
].join('')
const glasses = `<g fill="none" stroke="${dark}" stroke-width=".8"><circle cx="17.6" cy="18.8" r="2.4"/><circle cx="23.4" cy="18.8" r="2.4"/><path d="M20 18.6h1"/></g>`
const beard = 'd="M13.8 19.5c.5 5.5 3 7.8 6.7 7.8s6.2-2.3 6.7-7.8c-1.5 2.5-3 3-6.7 3s-5.2-.5-6.7-3z" opacity=".85"'

/**
 * What is drawn of a face, as elements of SVG on a field of 40 px: the same for the same id, with a headset for anchors. All
 * of it is ours: nothing of it needs escaping.
 */
export function drawnFace(id: string, hasHeadset = false): string {
  const face = portraitFor(id)
  const hair = (path: string) => (path ? `<path fill="${face.hair}" ${path}/>` : '')
  return [
    '<linearGradient id="b" x2=".4" y2="1">',
    `<stop stop-color="${face.backTop}"/><stop offset="1" stop-color="${face.backBottom}"/></linearGradient>`,
    '<path fill="url(#b)" d="M0 0h40v40H0z"/>',
    hair(face.hairBehind && `d="${face.hairBehind}"`),
    `<path fill="${face.shirt}" d="M6 40c.5-8 5.5-11 14.5-11S34.5 32 35 40z"/>`,
    '<path opacity=".16" d="M20.5 29c9 0 14 3 14.5 11H24z"/>',
    `<path fill="${face.skin}" d="M17 24h7v5.5c0 2-7 2-7 0z"/>`,
    '<path opacity=".18" d="M17 26c2 1.8 5 1.8 7 0v1.8c-2 1.4-5 1.4-7 0z"/>',
    `<ellipse cx="20.5" cy="18.5" rx="7" ry="8" fill="${face.skin}"/>`,
    face.hasBeard ? hair(beard) : '',
    hair(`d="${face.hairFront}"`),
    '<g fill="#1a1410"><ellipse cx="17.8" cy="18.8" rx=".9" ry="1.1"/><ellipse cx="23.2" cy="18.8" rx=".9" ry="1.1"/></g>',
    '<path d="M18.3 22.6c1.4 1.1 3 1.1 4.4 0" fill="none" stroke="#7a3b2e" stroke-width=".9" stroke-linecap="round"/>',
    face.hasGlasses ? glasses : '',
    hasHeadset ? headset : '',
  ].join('')
}
