/** A place of the site, by path. Browsers read `//` and `/\` as another site. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address)

/** Another site over https, by its own name: what stands before an `@` would look like the site it leads to. */
export const isForeignAddress = (address: string): boolean =>
  /^https:\/\/[^\s\\/@?#\p{Cc}]+([/?#][^\s\\\p{Cc}]*)?$/u.test(address) && URL.canParse(address)

/** A file of this site: one from elsewhere would tell its owner who reads. */
export const isOwnFile = (address: string): boolean => /^\/media\/[\w./-]+$/.test(address) && !address.includes('..')
