import { useT } from '@pitchside/i18n'
import { FollowsView } from '../people/follows-view'
import { PageFrame } from './page-frame'

/** Whom this member follows; those on air first. */
export default function AttentionPage() {
  const t = useT('live')
  return (
    <PageFrame title={t('title.attention')}>
      <FollowsView />
    </PageFrame>
  )
}
