const drawn = 'portrait:'

/** What the Avatar of a user takes: the seed of a drawn portrait, or the address of an uploaded picture. */
export function pictureOf(avatar: string, userId: number): { id: string; src?: string } {
  if (avatar.startsWith(drawn)) return { id: avatar.slice(drawn.length) }
  return { id: `pitchside-${userId}`, ...(avatar ? { src: avatar } : {}) }
}
