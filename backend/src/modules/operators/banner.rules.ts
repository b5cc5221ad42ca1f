import { Failure } from '../../kernel/failure'
import type { BannerWords } from '../content/content.module'

/**
 * A path of this site, not of another one that begins with two slashes; or an address over https, without a name before
 * an `@` that would look like the site it leads to.
 */
function isLink(url: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false
  if (url.startsWith('/')) return !url.startsWith('//')
  if (!URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  return protocol === 'https:' && username === '' && password === ''
}

/** A picture that was uploaded here or came with the site. */
const isPicture = (address: string): boolean => /^\/media\/(uploads|covers)\/[\w-]+\.webp$/.test(address)

/** First thing that is wrong with a banner. */
export function requireBanner({ url, image, startsAt, endsAt }: BannerWords): void {
  if (!isLink(url)) throw new Failure('banner-address')
  if (!isPicture(image)) throw new Failure('banner-picture')
  if (endsAt !== null && endsAt <= (startsAt ?? 0)) throw new Failure('banner-time')
}
