import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { type Place, usePlace } from '@pitchside/platform'
import { Card, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type Circle, circles, fetchPeopleFollowed } from './people.calls'
import { PeopleList } from './people-list'

const waysOut: Record<Circle, { key: string; href: string }> = {
  all: { key: 'people.findAnchors', href: '/rank' },
  anchors: { key: 'people.findAnchors', href: '/rank' },
  experts: { key: 'people.findExperts', href: '/specialist-home?type=0' },
  users: { key: 'people.findUsers', href: '/circle' },
}

/** Whom this member follows, by kind; those on air first. */
export function Follows({ place, title }: { place: Place<Circle>; title?: string | undefined }) {
  const t = useT('live')
  const user = useUser()
  const { list, page, toList, toPage } = place
  const { key, href } = waysOut[list]
  return (
    <Card title={title}>
      <Tabs
        label={t('title.attention')}
        items={circles.map((value) => ({ value, label: t(`people.circle.${value}`) }))}
        value={list}
        onValueChange={toList}
        panelClassName={css.padTop3}
      >
        <PeopleList
          key={list}
          label={t(`people.circle.${list}`)}
          queryKey={['live', 'people', 'follows', user?.id, list, page]}
          fetchPage={(signal) => fetchPeopleFollowed(list, page, signal)}
          empty={{ title: t(`people.none.${list}`), text: t('people.noneText'), action: { label: t(key), href } }}
          totalKey="people.following"
          onPageChange={toPage}
        />
      </Tabs>
    </Card>
  )
}

/** The follows the address names. */
export function FollowsView() {
  return <Follows place={usePlace(circles)} />
}

/** The same inside the member centre, where no page around it has the title. */
export function FollowsSection() {
  const t = useT('live')
  return <Follows place={usePlace(circles)} title={t('title.attention')} />
}
