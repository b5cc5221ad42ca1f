import type { ReactElement } from 'react'

/** A glow stick: three fluorescent bars that cross. */
const glowStick = (
  <>
    <g strokeLinecap="round" strokeWidth="7">
      <path d="M14 40 34 8" stroke="#6ca8ff" opacity=".35" />
      <path d="M34 40 14 8" stroke="#ff6a88" opacity=".35" />
    </g>
    <g strokeLinecap="round" strokeWidth="3.5">
      <path d="M14 40 34 8" stroke="#a9ccff" />
      <path d="M34 40 14 8" stroke="#ffb3c3" />
    </g>
    <path d="M24 43V5" stroke="#c8f031" strokeWidth="7" strokeLinecap="round" opacity=".4" />
    <path d="M24 43V5" stroke="#efffb0" strokeWidth="3.5" strokeLinecap="round" />
  </>
)

/** Paintings of the gifts on a square of 48. Gifts and the diamond are the only pictures with colours of their own. */
const paintings: Readonly<Record<string, ReactElement>> = {
  whistle: (
    <>
      <rect x="6" y="18" width="26" height="10" rx="5" fill="#ffd65a" />
      <circle cx="31" cy="27" r="11" fill="#f5a301" />
      <circle cx="31" cy="27" r="5" fill="#7a4a00" />
      <path d="m18 14-3-6M24 13V6M30 14l3-6" stroke="#ffe58a" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  scarf: (
    <>
      <path d="M8 12c10-6 22-6 32 0v7c-10-6-22-6-32 0z" fill="#e0223a" />
      <path d="M14 18v24h9V15z" fill="#e0223a" />
      <path d="M14 24h9v5h-9zM14 34h9v5h-9z" fill="#fff" />
      <path d="M26 16v18h9V18z" fill="#b3122c" />
      <path d="M26 22h9v4h-9z" fill="#fff" />
    </>
  ),
  football: (
    <>
      <circle cx="24" cy="24" r="18" fill="#f4f5f7" stroke="#15181c" strokeWidth="1.5" />
      <path d="m24 16 7.5 5.5-2.9 8.8h-9.2l-2.9-8.8z" fill="#15181c" />
      <path
        d="M24 6v10M41 18l-9.500 3.500M34.500 38.500l-6-8.200M13.500 38.500l6-8.200M7 18l9.500 3.500"
        stroke="#15181c"
        strokeWidth="2"
      />
    </>
  ),
  megaphone: (
    <>
      <path d="M8 20h8L36 8v32L16 28H8z" fill="#6ca8ff" />
      <path d="M36 8v32" stroke="#2f6fe0" strokeWidth="5" strokeLinecap="round" />
      <path d="M13 28h8l3 12h-7z" fill="#2f6fe0" />
      <path d="M41 18c3 3 3 9 0 12" stroke="#c8f031" strokeWidth="3" fill="none" strokeLinecap="round" />
    </>
  ),
  flare: (
    <>
      <rect x="20" y="20" width="8" height="22" rx="3" fill="#7f1d1d" />
      <path d="M24 4c7 6 9 9 9 13a9 9 0 0 1-18 0c0-4 4-6 9-13z" fill="#ff5a3c" />
      <path d="M24 12c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 2-4 4-7z" fill="#ffe58a" />
    </>
  ),
  jersey: (
    <>
      <path d="M16 6 6 12l4 9 5-2v23h18V19l5 2 4-9-10-6c-3 4-13 4-16 0z" fill="#c8f031" />
      <path d="M15 20h18v5H15z" fill="#10140a" opacity=".2" />
      <path
        d="M20 27.500V39h-2.600v-8.600l-2 .8v-2.300l3-1.400zM30.500 33.300c0 3.900-1.400 5.900-4 5.900s-4-2-4-5.900 1.400-5.900 4-5.900 4 2 4 5.900zm-2.600 0c0-2.600-.4-3.700-1.400-3.700s-1.400 1.100-1.400 3.700.4 3.700 1.400 3.700 1.400-1.100 1.400-3.700z"
        fill="#10140a"
      />
    </>
  ),
  cup: (
    <>
      <path d="M14 6h20v14a10 10 0 0 1-20 0z" fill="#ffc53d" />
      <path d="M14 10H7c0 8 3 11 8 11M34 10h7c0 8-3 11-8 11" fill="none" stroke="#f5a301" strokeWidth="3" />
      <path d="M22 29h4v7h-4z" fill="#f5a301" />
      <rect x="14" y="36" width="20" height="6" rx="2" fill="#7a4a00" />
      <path d="M18 9h4v12c-3-2-4-5-4-12z" fill="#fff" opacity=".5" />
    </>
  ),
  rocket: (
    <>
      <path d="M24 3c8 6 10 16 8 27H16C14 19 16 9 24 3z" fill="#f4f5f7" />
      <path d="M24 3c8 6 10 16 8 27h-8z" fill="#10140a" opacity=".1" />
      <circle cx="24" cy="17" r="5" fill="#6ca8ff" />
      <path d="m16 24-7 9 7 1zM32 24l7 9-7 1z" fill="#e0223a" />
      <path d="M19 32h10l-5 13z" fill="#ffb020" />
    </>
  ),
  'glow-stick': glowStick,
}

const box = (
  <>
    <rect x="8" y="20" width="32" height="22" rx="3" fill="#6536b8" />
    <rect x="5" y="14" width="38" height="9" rx="3" fill="#8b55e0" />
    <path d="M21 14h6v28h-6z" fill="#ffd65a" />
  </>
)

/** Whether a gift of this address has a painting of its own. */
export const hasPainting = (icon: string): boolean => Object.hasOwn(paintings, icon.replace(/^gift:/, ''))

/** Picture of a gift by its address `gift:<name>`; a parcel for one this version does not know. `size` in px. */
export function GiftArt({ icon, size = 36 }: { icon: string; size?: number }) {
  const name = icon.replace(/^gift:/, '')
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {Object.hasOwn(paintings, name) ? paintings[name] : box}
    </svg>
  )
}
