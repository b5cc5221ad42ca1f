import type { ReactElement } from 'react'

/** Paintings of the mall's goods on a square of 96, with colours of their own. */
const paintings: Readonly<Record<string, ReactElement>> = {
  scarf: (
    <>
      <path d="M14 26c22-14 46-14 68 0v14c-22-13-46-13-68 0z" fill="#39434e" />
      <path d="M14 31c22-13 46-13 68 0v4c-22-13-46-13-68 0z" fill="#c8f031" />
      <path d="M27 33v45h18V28z" fill="#414d59" />
      <path d="M27 44h18v8H27zM27 62h18v8H27z" fill="#c8f031" />
      <path d="M27 78v6m6-6v6m6-6v6m6-6v6" stroke="#c8f031" strokeWidth="3" />
      <path d="M54 29v40h18V34z" fill="#52606d" />
      <path d="M54 46h18v8H54z" fill="#e6f7a1" />
      <path d="M54 69v6m6-6v6m6-6v6m6-6v6" stroke="#e6f7a1" strokeWidth="3" />
    </>
  ),
  mug: (
    <>
      <path d="M66 38h8a12 12 0 0 1 0 24h-8" fill="none" stroke="#d6dbe1" strokeWidth="7" />
      <path d="M20 28h48v42a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10z" fill="#f4f5f7" />
      <path d="M20 28h10v52a10 10 0 0 1-10-10z" fill="#fff" />
      <ellipse cx="44" cy="28" rx="24" ry="6" fill="#6b3f1d" />
      <rect x="34" y="44" width="22" height="20" rx="5" fill="#39434e" />
      <path d="m42 49 8 5-8 5z" fill="#c8f031" />
      <path d="M36 16c-3-4 3-6 0-10M48 16c-3-4 3-6 0-10" stroke="#9aa4ae" strokeWidth="3" fill="none" />
    </>
  ),
  cap: (
    <>
      <path d="M18 58a30 30 0 0 1 60 0z" fill="#414d59" />
      <path d="M48 28c-10 6-14 18-14 30h28c0-12-4-24-14-30z" fill="#52606d" />
      <path d="M14 58h56c12 2 18 6 18 10-20-2-54-2-74 2z" fill="#c8f031" />
      <circle cx="48" cy="28" r="4" fill="#c8f031" />
      <path d="m44 40 10 6-10 6z" fill="#c8f031" />
    </>
  ),
  ball: (
    <>
      <ellipse cx="48" cy="84" rx="26" ry="4" fill="#000" opacity=".25" />
      <circle cx="48" cy="46" r="34" fill="#f4f5f7" stroke="#98a2ad" strokeWidth="1.5" />
      <path d="M70 20a34 34 0 0 1-44 52 34 34 0 0 0 44-52z" fill="#c9d0d8" />
      <path d="m48 32 14 10-5 16H39l-5-16z" fill="#39434e" />
      <path
        d="M48 12v20M81 38l-19 4M68 73 57 58M28 73l11-15M15 38l19 4"
        stroke="#39434e"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="m40 13 8-1 8 1-8 7zM82 40l-3 14-6-8zM14 40l3 14 6-8z" fill="#c8f031" />
    </>
  ),
  jersey: (
    <>
      <path d="M34 14 12 26l8 18 10-4v44h36V40l10 4 8-18-22-12c-6 8-22 8-28 0z" fill="#39434e" />
      <path d="M34 14c6 8 22 8 28 0l4 2c-7 12-29 12-36 0z" fill="#c8f031" />
      <path d="M30 52h36v6H30z" fill="#c8f031" />
      <path d="m44 62 10 6-10 6z" fill="#c8f031" />
      <path d="M12 26l8 18 3-1-8-19zM84 26l-8 18-3-1 8-19z" fill="#c8f031" />
    </>
  ),
  whistles: (
    <>
      <g transform="rotate(-14 40 50)">
        <rect x="14" y="36" width="42" height="16" rx="8" fill="#ffd65a" />
        <circle cx="54" cy="52" r="18" fill="#f5a301" />
        <circle cx="54" cy="52" r="8" fill="#7a4a00" />
      </g>
      <path d="M30 24l-5-11M42 22l1-12M54 24l7-10" stroke="#ffe58a" strokeWidth="4" strokeLinecap="round" />
      <path d="M66 66c8 8 10 12 18 14" stroke="#c8f031" strokeWidth="4" fill="none" strokeLinecap="round" />
    </>
  ),
  flares: (
    <>
      <g transform="rotate(-22 30 60)">
        <rect x="24" y="44" width="12" height="40" rx="4" fill="#7f1d1d" />
        <path d="M30 14c12 11 15 16 15 22a15 15 0 0 1-30 0c0-6 4-11 15-22z" fill="#ff5a3c" />
      </g>
      <g transform="rotate(22 66 60)">
        <rect x="60" y="44" width="12" height="40" rx="4" fill="#7f1d1d" />
        <path d="M66 14c12 11 15 16 15 22a15 15 0 0 1-30 0c0-6 4-11 15-22z" fill="#ff5a3c" />
      </g>
      <rect x="42" y="42" width="12" height="44" rx="4" fill="#991b1b" />
      <path d="M48 8c13 12 17 18 17 25a17 17 0 0 1-34 0c0-7 5-13 17-25z" fill="#ff7a4a" />
      <path d="M48 24c6 6 8 9 8 13a8 8 0 0 1-16 0c0-4 3-7 8-13z" fill="#ffe58a" />
    </>
  ),
  'golden-cup': (
    <>
      <path d="M28 12h40v28a20 20 0 0 1-40 0z" fill="#ffc53d" />
      <path d="M28 20H14c0 16 6 22 16 22M68 20h14c0 16-6 22-16 22" fill="none" stroke="#f5a301" strokeWidth="6" />
      <path d="M44 59h8v13h-8z" fill="#f5a301" />
      <rect x="28" y="72" width="40" height="12" rx="4" fill="#7a4a00" />
      <path d="M36 18h7v24c-5-4-7-10-7-24z" fill="#fff" opacity=".5" />
      <path d="m48 26 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="#fff3c4" />
    </>
  ),
  bubbles: (
    <>
      <rect x="10" y="18" width="60" height="20" rx="10" fill="#6ca8ff" />
      <path d="M20 28h34" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <rect x="26" y="42" width="60" height="20" rx="10" fill="#ff6a88" />
      <path d="M36 52h28" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <rect x="10" y="66" width="52" height="18" rx="9" fill="#c8f031" />
      <path d="M20 75h24" stroke="#10140a" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
}

/** Picture of goods, by its name on the wire (`mall:<name>`); a parcel for one that is not known. */
export function GoodsArt({ picture, size }: { picture: string; size: number }) {
  const name = picture.replace(/^mall:/u, '')
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" fill="none" aria-hidden="true">
      {paintings[name] ?? (
        <>
          <path d="M14 32h68v46H14z" fill="#a9763f" />
          <path d="m14 32 10-14h48l10 14z" fill="#c28d51" />
          <path d="M42 18h12v30H42z" fill="#e6c79b" />
        </>
      )}
    </svg>
  )
}
