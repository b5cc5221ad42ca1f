import { useT } from '@pitchside/i18n'
import { Diamonds, Icon, Link } from '@pitchside/ui'
import { EmojiText } from '../emoji/emoji-text'
import { cardAddress } from './card-address'
import type { MessageContent } from './display-item'
import classes from './message-body.module.css'

const megabyte = 1024 * 1024

const sizeText = (bytes: number): string =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`

/** The inside of a bubble. */
export function MessageBody({ content }: { content: MessageContent }) {
  const t = useT('chat')
  switch (content.type) {
    case 'text':
      return <EmojiText text={content.text} />
    case 'image':
      return (
        <a href={content.url} target="_blank" rel="noreferrer" className={classes.image}>
          <img src={content.url} alt={t('preview.image')} width={content.width || undefined} loading="lazy" />
        </a>
      )
    case 'file':
      return (
        <a className={classes.file} href={content.url} download={content.name}>
          <span className={classes.fileIcon}>
            <Icon name="file-text" size={18} />
          </span>
          <span className={classes.fileWords}>
            <b>{content.name}</b>
            <span>{sizeText(content.bytes)}</span>
          </span>
          <Icon name="download" size={17} label={t('message.download')} />
        </a>
      )
    case 'custom': {
      const { card } = content
      const inside = (
        <>
          {card.imageUrl ? <img src={card.imageUrl} alt="" loading="lazy" /> : undefined}
          <span className={classes.cardWords}>
            <b>{card.title}</b>
            <span>
              {Number(card.price) > 0 ? (
                <Diamonds amount={Number(card.price)} label={t('message.diamonds')} />
              ) : (
                t('message.card')
              )}
            </span>
          </span>
        </>
      )
      const address = cardAddress(card)
      return address ? (
        <Link className={classes.card} href={address}>
          {inside}
        </Link>
      ) : (
        <span className={classes.card}>{inside}</span>
      )
    }
    default:
      return <span className={classes.unsupported}>{t('message.unsupported')}</span>
  }
}
