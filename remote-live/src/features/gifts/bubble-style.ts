/** Colours of a bubble: background from left to right, and the text on it. Over media, so the theme changes nothing. */
export interface BubbleColors {
  from: string
  to: string
  text: string
}

/** Looks by the name in `bubble:<name>`, for whoever draws lines on a canvas; the same colours as `bubble-text`'s styles. */
export const bubbleColors: Readonly<Record<string, BubbleColors>> = {
  grass: { from: '#0f7a3d', to: '#2fa55f', text: '#ffffff' },
  away: { from: '#1d4fb8', to: '#4a86ea', text: '#ffffff' },
  flare: { from: '#b3122c', to: '#d5452f', text: '#ffffff' },
  dusk: { from: '#4b2a9b', to: '#8b45c8', text: '#ffffff' },
  volt: { from: '#b9e51f', to: '#dcfb6a', text: '#10140a' },
  gold: { from: '#f5b21a', to: '#ffe28a', text: '#3d2600' },
}

/** Name of a look by its address; undefined for one that this version does not know. */
export function bubbleStyleOf(icon: string): string | undefined {
  const name = icon.replace(/^bubble:/, '')
  return Object.hasOwn(bubbleColors, name) ? name : undefined
}
