const skin = 'fill="#ffc83d" stroke="#d98200" stroke-width="1" stroke-linejoin="round"'
const thumb =
  'M3 11h4v10H3zM7 12l4.4-8.6c1.8-.4 3 .8 2.7 2.6L13.4 9.6h5.4c1.5 0 2.5 1.3 2.1 2.8l-1.8 6.8c-.3 1-1.2 1.8-2.3 1.8H7z'
const card = (fill: string) =>
  `<rect x="6" y="2.6" width="12" height="18.8" rx="2" transform="rotate(8 12 12)" fill="${fill}"/><path d="M9 5l6 .8" stroke="#fff" stroke-width="1.2" opacity=".5" stroke-linecap="round"/>`

/** Drawings of things, without their frame, on a field of 24. */
export const things = {
  heart:
    '<path fill="#e5253a" d="M12 21C4.6 15.8 2 12.4 2 8.6 2 5.4 4.4 3.2 7.2 3.2c2 0 3.8 1.1 4.8 3 1-1.9 2.8-3 4.8-3C19.6 3.2 22 5.4 22 8.6c0 3.8-2.6 7.2-10 12.4z"/><path d="M5 8.4c.1-1.5 1-2.5 2.3-2.7" stroke="#fff" stroke-width="1.4" fill="none" opacity=".6" stroke-linecap="round"/>',
  'broken-heart':
    '<path fill="#e5253a" d="M12 21C4.6 15.8 2 12.4 2 8.6c0-3.2 2.4-5.4 5.2-5.4 1.6 0 3 .7 4 1.9l-2 4.3 4 2.2-2.4 4z"/><path fill="#c21a30" d="M12.6 20.6L15.4 11l-3.8-2.4 1.6-4c1-.9 2.3-1.4 3.6-1.4 2.8 0 5.2 2.2 5.2 5.4 0 3.6-2.4 7-9.4 12z"/>',
  'thumb-up': `<path ${skin} d="${thumb}"/>`,
  'thumb-down': `<path ${skin} transform="rotate(180 12 12)" d="${thumb}"/>`,
  fist: `<path ${skin} d="M4 9.6c0-1.7 2.6-2.2 3.2-.6V7.4c0-1.8 3-1.9 3.2-.1.1-1.9 3.2-1.9 3.3 0 .2-1.6 3-1.5 3.1.3 1-.9 3-.3 3 1.4v4.6c0 4-2.4 7.4-7.4 7.4S4 18 4 14z"/><path d="M7.2 9v3.6M10.4 7.6v4.8M13.7 7.6v4.8M7.2 12.6c2 1.4 5.6 1.2 8.6.2" stroke="#d98200" stroke-width="1" fill="none" stroke-linecap="round"/>`,
  clap: `<path ${skin} d="M5 12.4l5.8-7c1-1 2.6.2 1.8 1.4l-2.4 3.6 4.6-5.2c1-1 2.6.3 1.8 1.4l-3.8 5 4.2-3.8c1.1-.9 2.4.6 1.5 1.6l-3.8 4.2 2.7-1.8c1.2-.7 2.1.8 1.1 1.6-4 3.6-5.6 7.6-9.7 7.6-4.6 0-6.6-5-3.8-8.6z"/><path d="M4 5l1.6 1.8M8 2.6l.6 2.2M2.4 9.2l2 .6" stroke="#4d9bff" stroke-width="1.4" stroke-linecap="round"/>`,
  victory: `<path ${skin} d="M8.6 12L6 4.2c-.5-1.8 2-2.6 2.7-.8l2.5 6.4 1.7-6.9c.5-1.8 3.1-1.2 2.7.6L14.2 11c2.2-.7 4.2.4 4.2 2.8 0 4-2.2 7.6-6.2 7.6-3.4 0-5.6-2.4-5.6-5.4 0-2 .8-3.2 2-4z"/><path d="M9.4 14.6c1.4-1.4 3.2-2.2 4.8-3.6" stroke="#d98200" fill="none" stroke-linecap="round"/>`,
  football:
    '<circle cx="12" cy="12" r="10" fill="#fff" stroke="#1b2025" stroke-width="1"/><path fill="#1b2025" d="M12 7.6l4.2 3-1.6 5H9.4l-1.6-5zM12 2l2.6 2L12 5.6 9.4 4zM2.3 10.4l2.6 1-.3 3.2-1.7.6a10 10 0 0 1-.6-4.8zM21.7 10.4l-2.6 1 .3 3.2 1.7.6a10 10 0 0 0 .6-4.8zM7 20.6l.6-2.8 2.8.4.6 3.7a10 10 0 0 1-4-1.3zM17 20.6l-.6-2.8-2.8.4-.6 3.7a10 10 0 0 0 4-1.3z"/>',
  basketball:
    '<circle cx="12" cy="12" r="10" fill="#f08a2c" stroke="#7a3b0c" stroke-width="1"/><path d="M12 2v20M2 12h20M5 4.8c4.6 4 4.6 10.4 0 14.4M19 4.8c-4.6 4-4.6 10.4 0 14.4" fill="none" stroke="#7a3b0c" stroke-width="1.2"/>',
  trophy:
    '<path fill="none" stroke="#d98f00" stroke-width="1.6" d="M7 5H3.6c0 4 1.4 6 4 6.4M17 5h3.4c0 4-1.4 6-4 6.4"/><path fill="#ffc53d" d="M6.6 3h10.8v5.6c0 3.6-2.2 6-5.4 6s-5.4-2.4-5.4-6z"/><path fill="#d98f00" d="M10.8 14h2.4v4h-2.4zM7.6 18h8.8v3H7.6z"/><path d="M9 5v4" stroke="#fff" stroke-width="1.4" stroke-linecap="round" opacity=".7"/>',
  'red-card': card('#e5253a'),
  'yellow-card': card('#f5c518'),
  whistle:
    '<path fill="#c3cdd6" d="M9 8h12.6v4.4h-5.8a6.6 6.6 0 1 1-6.8-4.4z"/><circle cx="9.6" cy="14.6" r="2.6" fill="#59636c"/><path d="M12.6 5.6l.6-2.6M16 5.8l1.6-2M9.4 5.8L8.6 4" stroke="#4d9bff" stroke-width="1.4" stroke-linecap="round"/>',
  goal: '<path fill="#1d6b3a" d="M1 19h22v3H1z"/><path fill="none" stroke="#fff" stroke-width="1.8" d="M3 20V5h18v15"/><path fill="none" stroke="#b9c3cb" stroke-width=".8" d="M7 5v14M11 5v14M15 5v14M18.4 5v14M3 9h18M3 13h18M3 17h18"/><circle cx="14.6" cy="15.4" r="3" fill="#fff" stroke="#1b2025"/><path fill="#1b2025" d="M14.6 14l1.3 1-.5 1.5h-1.6l-.5-1.5z"/>',
  beer: '<path fill="none" stroke="#b9c3cb" stroke-width="2" d="M16 10h3.6v7H16"/><path fill="#ffb52e" d="M4.6 8h11.8v12.6c0 .8-.6 1.4-1.4 1.4H6c-.8 0-1.4-.6-1.4-1.4z"/><path fill="#fff" d="M3.6 8.6c0-2.2 1.6-3.4 3-3 .6-2.2 4-2.6 5-.6 2.2-1 4.8.2 4.8 2.6 0 1.8-1.4 2.6-2.6 2.2-.6 1.6-2.8 1.6-3.4.2-1.4 1-3 .6-3.4-.4-1.6.8-3.4.2-3.4-1z"/><path d="M8 13v6M11.8 13v6" stroke="#d98200" stroke-width="1.2" stroke-linecap="round"/>',
  fire: '<path fill="#f0543c" d="M12.4 1.6c.6 3.6 6.8 6.4 6.8 12.4 0 4.6-3.2 8-7.2 8s-7.2-3.2-7.2-7.6c0-3 1.6-5 3-6.6.2 1.8.8 2.8 1.8 3.4C9.4 7.6 10 4 12.4 1.6z"/><path fill="#ffc53d" d="M12.2 11c.4 2.2 3 3.4 3 6.2 0 2.2-1.4 3.8-3.2 3.8s-3.2-1.4-3.2-3.4c0-2.4 2.4-3.6 3.4-6.6z"/>',
  rose: '<path d="M12 12v10" stroke="#1f8a4a" stroke-width="1.8"/><path fill="#1f8a4a" d="M12 18c-3.6 0-5-1.6-5.2-4 3 0 4.8 1.2 5.2 4zM12 20c3 0 4.4-1.4 4.6-3.4-2.6 0-4.2 1-4.6 3.4z"/><path fill="#e5253a" d="M6.6 6c1-2.6 3-4 5.4-4s4.4 1.4 5.4 4c.8 4.6-1.6 7.6-5.4 7.6S5.8 10.6 6.6 6z"/><path fill="none" stroke="#9c1226" stroke-width="1.2" stroke-linecap="round" d="M9 6.6c1-2 5-2 5.6.4.6 2.2-3.4 3.2-3.8 1M8 9.4c1.6 2.6 6.4 2.4 8-.4"/>',
  gift: '<rect x="3.6" y="9.6" width="16.8" height="12" rx="1.6" fill="#e5253a"/><rect x="2.4" y="7" width="19.2" height="4.2" rx="1.2" fill="#ff6a7a"/><path fill="#ffd65a" d="M10.4 7h3.2v14.6h-3.2z"/><path fill="none" stroke="#ffd65a" stroke-width="1.8" d="M12 7C9 7 6.8 5.8 7.4 3.8 8 2 11 2.6 12 7zM12 7c3 0 5.2-1.2 4.6-3.2C16 2 13 2.6 12 7z"/>',
  party:
    '<path fill="#ffc53d" d="M2 22L8.4 7.6l8 8z"/><path fill="#e5253a" d="M5.6 13.8l4.6 4.6-2.8 1.2-2.8-2.9zM8.4 7.6l8 8-2 .9L7.6 9.6z" opacity=".75"/><path d="M13 9c1.4-2.2.6-4.6-.6-6M16 12c2-1.6 4-1.6 6-.6M14.6 9.6L19 5" fill="none" stroke="#8b55e0" stroke-width="1.6" stroke-linecap="round"/><g fill="#2fa86b"><circle cx="17" cy="3.6" r="1.3"/><circle cx="21" cy="8" r="1.3"/><circle cx="9" cy="4" r="1.2"/><circle cx="19.6" cy="15.6" r="1.3"/></g>',
  six: '<rect x="1" y="5" width="22" height="14" rx="4" fill="#10140a"/><g fill="none" stroke="#c8f031" stroke-width="1.7"><circle cx="6.2" cy="13.6" r="2.1"/><circle cx="12" cy="13.6" r="2.1"/><circle cx="17.8" cy="13.6" r="2.1"/><path d="M4.1 13.4C4 11 5 9 7.4 8.2M9.9 13.4C9.8 11 10.8 9 13.2 8.2M15.7 13.4c-.1-2.4.9-4.4 3.3-5.2" stroke-linecap="round"/></g>',
} as const

export type Thing = keyof typeof things
