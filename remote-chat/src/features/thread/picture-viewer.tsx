import { useT } from '@pitchside/i18n'
import { Button, Dialog } from '@pitchside/ui'
import classes from './picture-viewer.module.css'

/** A picture at its full size over the page. */
export function PictureViewer({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useT('chat')
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('viewer.title')}
      closeLabel={t('panel.close')}
      size="lg"
      footer={
        <Button variant="outline" icon="external-link" href={url} target="_blank" rel="noreferrer">
          {t('viewer.open')}
        </Button>
      }
    >
      <img className={classes.picture} src={url} alt={t('preview.image')} />
    </Dialog>
  )
}
