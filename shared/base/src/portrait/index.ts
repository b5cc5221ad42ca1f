export { drawnFace } from './drawn-face'
export { portraitFor } from './portrait-recipe'

const chosen = 'portrait:'

/** The id of the face that a user's picture names, `portrait:<id>`; undefined for the address of a picture. */
export const chosenFace = (avatar: string): string | undefined =>
  avatar.startsWith(chosen) ? avatar.slice(chosen.length) : undefined
