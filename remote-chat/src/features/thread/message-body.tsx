import { useT } from '@pitchside/i18n'
import { Button, classNames, Diamonds, EmojiText, Icon, type IconName, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { MessageContent } from '../../parts/message/display-item'
import { cardAddress } from './card-address'
import classes from './message-body.module.css'

const megabyte = 1024 * 1024
/** What a card is about, where its kind has a name. */
const kindTexts: Readonly<Record<string, string>> = {
  gift: 'card.gift',
  match: 'card.match',
  room: 'card.room',
  live: 'card.room',
}

const kindIcons: Readonly<Record<string, IconName>> = {
  gift: 'gift',
  match: 'trophy',
  room: 'radio',
  live: 'radio',
  video: 'video',
  goods: 'shopping-bag',
}

const sizeText = (bytes: number): string =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`

interface BodyProps {
  content: MessageContent
  onOpenPicture: (url: string) => void
}

function FileCard({ file }: { file: Extract<MessageContent, { type: 'file' }> }) {
  const t = useT('chat')
  const inside = (
    <>
      <span className={classes.fileIcon}>
        <Icon name="file-text" size={18} />
      </span>
      <span className={css.fillStack}>
        <b className={classNames(css.cut, css.small)} title={file.name}>
          {file.name}
        </b>
        <span className={css.captionNumber}>{sizeText(file.bytes)}</span>
      </span>
    </>
  )
  // One that is still on its way has no address yet.
  if (file.url === '') return <span className={classNames(classes.file, css.hoverFill)}>{inside}</span>
  return (
    <a className={classNames(classes.file, css.hoverFill)} href={file.url} download={file.name}>
      {inside}
      <Icon name="download" size={17} label={t('message.download')} />
    </a>
  )
}

type Picture = Extract<MessageContent, { type: 'image' }>

/** A picture that leads to its full size; one that does not come says so and is asked for again. */
function PictureButton({ picture, onOpen }: { picture: Picture; onOpen: () => void }) {
  const t = useT('chat')
  const [isLost, setLost] = useState(false)
  const isMeasured = picture.width > 0 && picture.height > 0
  if (isLost)
    return (
      <span className={classes.lost} role="status">
        <Icon name="image" size={18} />
        {t('message.pictureLost')}
        <Button size="sm" variant="ghost" onClick={() => setLost(false)}>
          {t('message.pictureAgain')}
        </Button>
      </span>
    )
  return (
    <button type="button" className={classes.image} aria-label={t('viewer.title')} onClick={onOpen}>
      <img
        src={picture.url}
        alt={t('preview.image')}
        {...(isMeasured ? { width: picture.width, height: picture.height } : { 'data-unmeasured': true })}
        loading="lazy"
        onError={() => setLost(true)}
      />
    </button>
  )
}

/** The inside of a bubble. */
export function MessageBody({ content, onOpenPicture }: BodyProps) {
  const t = useT('chat')
  switch (content.type) {
    case 'text':
      return <EmojiText text={content.text} />
    case 'image':
      return <PictureButton key={content.url} picture={content} onOpen={() => onOpenPicture(content.large)} />
    case 'file':
      return <FileCard file={content} />
    case 'custom': {
      const { card } = content
      const inside = (
        <>
          {card.imageUrl ? (
            <img src={card.imageUrl} alt="" loading="lazy" />
          ) : (
            <span className={classes.kindIcon} data-kind={card.type}>
              <Icon name={kindIcons[card.type] ?? 'file-text'} size={18} />
            </span>
          )}
          <span className={classes.cardWords}>
            <b className={css.leadText}>{card.title}</b>
            <span className={css.caption}>
              {Number(card.price) > 0 ? (
                <Diamonds amount={Number(card.price)} label={t('message.diamonds')} />
              ) : (
                t(kindTexts[card.type] ?? 'message.card')
              )}
            </span>
          </span>
        </>
      )
      const address = cardAddress(card)
      return address ? (
        <Link
          className={classNames(classes.card, css.lead)}
          href={address}
          data-plain={card.imageUrl === '' || undefined}
        >
          {inside}
        </Link>
      ) : (
        <span className={classes.card} data-plain={card.imageUrl === '' || undefined}>
          {inside}
        </span>
      )
    }
    default:
      return <span className={css.muted}>{t('message.unsupported')}</span>
  }
}
