export interface OwnEmote {
  name: string
  url: string
}
export function partsOf(text: string, emotes: readonly OwnEmote[]): (string | OwnEmote)[]
export const knownNames: readonly string[]
