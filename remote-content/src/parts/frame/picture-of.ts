const drawn = 'portrait:'

/** Props of a user's picture: an address, or the seed of a drawn portrait. */
export function pictureOf(avatar: string, userId: number): { id: string | number; src?: string } {
  if (avatar.startsWith(drawn)) return { id: avatar.slice(drawn.length) }
  return avatar ? { id: userId, src: avatar } : { id: userId }
}
