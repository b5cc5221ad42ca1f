import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import type { Platform } from './download.calls'
import classes from './download.module.css'

/** A field of code squares, always the same. */
const squares = [0, 1, 3, 5, 6, 8, 9, 11, 12, 14, 15, 18, 20, 21, 23, 24]

function Code({ x, y }: { x: number; y: number }) {
  return squares.map((place) => (
    <rect
      key={place}
      className={css.chartInk}
      x={x + (place % 5) * 8}
      y={y + Math.floor(place / 5) * 8}
      width="7"
      height="7"
    />
  ))
}

/** The mark of the site as an icon on a screen. */
function Mark({ x, y, size }: { x: number; y: number; size: number }) {
  const unit = size / 24
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <rect className={classes.brandFill} width="24" height="24" rx="6" />
      <path className={classes.onBrandFill} d="M6 6h3v12H6zM11 6l8 6-8 6z" />
    </g>
  )
}

function Phone({ children }: { children: ReactNode }) {
  return (
    <>
      <rect className={classes.device} x="80" y="10" width="80" height="130" rx="12" />
      <rect className={classes.screen} x="86" y="18" width="68" height="114" rx="6" />
      {children}
    </>
  )
}

function Computer({ children }: { children: ReactNode }) {
  return (
    <>
      <rect className={classes.device} x="36" y="16" width="168" height="104" rx="8" />
      <rect className={classes.screen} x="42" y="22" width="156" height="92" rx="4" />
      <path className={classes.device} d="M100 120h40l6 16H94z" />
      {children}
    </>
  )
}

/** Lines where a menu has its entries; one of them is the one to choose. */
function MenuLines({ x, y, width, chosen }: { x: number; y: number; width: number; chosen: number }) {
  return [0, 1, 2, 3].map((line) => (
    <rect
      key={line}
      className={line === chosen ? classes.brandFill : classes.lineFill}
      x={x}
      y={y + line * 14}
      width={line === chosen ? width : width - 14 + line * 3}
      height="8"
      rx="4"
    />
  ))
}

function HomeScreen() {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  return (
    <Phone>
      {places.map((place) =>
        place === 4 ? (
          <Mark key={place} x={112} y={54} size={18} />
        ) : (
          <rect
            key={place}
            className={classes.lineFill}
            x={92 + (place % 3) * 20}
            y={28 + Math.floor(place / 3) * 26}
            width="16"
            height="16"
            rx="4"
          />
        ),
      )}
    </Phone>
  )
}

const pictures: Record<'phone' | 'pc', readonly [ReactNode, ReactNode, ReactNode]> = {
  phone: [
    <Phone key="scan">
      <Code x={101} y={48} />
      <path className={classes.brandLine} d="M94 56V42h14M146 56V42h-14M94 76v14h14M146 76v14h-14" />
    </Phone>,
    <Phone key="menu">
      <rect className={classes.lineFill} x="92" y="24" width="46" height="8" rx="4" />
      <path className={classes.brandLine} d="M147 25v.1M147 29v.1M147 33v.1" />
      <rect className={classes.sheet} x="90" y="62" width="60" height="66" rx="6" />
      <MenuLines x={97} y={70} width={46} chosen={2} />
    </Phone>,
    <HomeScreen key="home" />,
  ],
  pc: [
    <Computer key="open">
      <rect className={classes.lineFill} x="50" y="28" width="140" height="10" rx="5" />
      <Mark x={104} y={56} size={32} />
    </Computer>,
    <Computer key="menu">
      <rect className={classes.lineFill} x="50" y="28" width="120" height="10" rx="5" />
      <path className={classes.brandLine} d="M182 29v.1M182 33v.1M182 37v.1" />
      <rect className={classes.sheet} x="110" y="44" width="80" height="64" rx="6" />
      <MenuLines x={118} y={52} width={64} chosen={1} />
    </Computer>,
    <Computer key="desktop">
      <rect className={classes.sheet} x="76" y="34" width="88" height="56" rx="4" />
      <path className={classes.brandFill} d="M112 52l20 11-20 11z" />
      <rect className={classes.lineFill} x="84" y="98" width="72" height="12" rx="6" />
      <Mark x={114} y={98} size={12} />
    </Computer>,
  ],
}

/** A drawing of a step of the tutorials; the words beside it say everything. */
export function StepArt({ platform, step }: { platform: Platform; step: 0 | 1 | 2 }) {
  return (
    <svg className={classes.art} viewBox="0 0 240 150" aria-hidden="true">
      {pictures[platform === 'pc' ? 'pc' : 'phone'][step]}
    </svg>
  )
}
