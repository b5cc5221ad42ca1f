import { isForeignAddress, isOwnPath } from '@pitchside/base'
import { Failure } from '../../kernel/failure'
import type { BannerWords } from '../content/content.module'

/** A picture that was uploaded here or came with the site. */
const isPicture = (address: string): boolean => /^\/media\/(uploads|covers)\/[\w-]+\.webp$/.test(address)

/** First thing that is wrong with a banner. */
export function requireBanner({ url, image, startsAt, endsAt }: BannerWords): void {
  if (!isOwnPath(url) && !isForeignAddress(url)) throw new Failure('banner-address')
  if (!isPicture(image)) throw new Failure('banner-picture')
  if (endsAt !== null && endsAt <= (startsAt ?? 0)) throw new Failure('banner-time')
}
