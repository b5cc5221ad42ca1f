import { useT } from '@pitchside/i18n'
import { usePlace } from '@pitchside/platform'
import { Slot, type SlotName, type SlotProps } from '@pitchside/remote-kit'
import { classNames, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Loading } from '../../parts/loading/loading'
import type { Persona } from './persona.calls'
import classes from './persona.module.css'

type Tab = 'posts' | 'videos' | 'circlePosts' | 'playbacks'
type TabList = readonly [Tab, ...Tab[]]
const anchorTabs: TabList = ['posts', 'videos', 'circlePosts', 'playbacks']
const memberTabs: TabList = ['videos', 'circlePosts']

const slotOf = {
  posts: 'persona.posts',
  videos: 'persona.videos',
  circlePosts: 'persona.circle-posts',
  playbacks: 'persona.playbacks',
} as const satisfies Record<Tab, SlotName & keyof SlotProps>

/** What somebody published, by kind; beside it the room of an anchor, or whom else one could follow. Other remotes draw the content. */
export function PersonaSections({ persona }: { persona: Persona }) {
  const t = useT('member')
  const { id, isAnchor } = persona
  const tabs = isAnchor ? anchorTabs : memberTabs
  const { list: tab, toList } = usePlace(tabs)
  return (
    <div className={classes.columns}>
      <Tabs
        label={t('persona.sections')}
        items={tabs.map((value) => ({ value, label: t(`persona.${value}`) }))}
        value={tab}
        onValueChange={toList}
        panelClassName={classes.panel}
      >
        <Slot key={tab} name={slotOf[tab]} props={{ userId: id, isAnchor }} fallback={<Loading height={320} />} />
      </Tabs>
      <aside
        className={classNames(classes.aside, css.sideways)}
        data-first={isAnchor || undefined}
        aria-label={t(isAnchor ? 'persona.room' : 'persona.suggested')}
      >
        {isAnchor ? (
          <Slot name="persona.room" props={{ userId: id }} />
        ) : (
          <Slot name="suggested.anchors" props={{}} fallback={<Loading height={440} />} />
        )}
      </aside>
    </div>
  )
}
