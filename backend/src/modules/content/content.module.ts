import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import { circleCalls } from './circles/circles.routes'
import { contentMessages } from './content.messages'
import { dynamicCalls } from './dynamics/dynamics.routes'
import { createDynamicService } from './dynamics/dynamics.service'
import { headlineCalls } from './headlines/headlines.routes'
import { createHeadlineService } from './headlines/headlines.service'
import { pageCalls } from './pages/pages.routes'
import { peopleOf, strangers } from './people'
import { noRooms, type Rooms } from './search/rooms.port'
import { searchCalls } from './search/search.routes'
import { seedContent } from './seed/content.seed'
import { videoCalls } from './videos/videos.routes'
import { createVideoService } from './videos/videos.service'

/** What content asks of other modules; each has an empty stand-in. */
export interface ContentPorts {
  users?: Users
  rooms?: Rooms
}

/** News, videos, pages, banners, circles and search. */
export function createContentModule(kernel: Kernel, ports: ContentPorts = {}): BackendModule {
  const people = ports.users ? peopleOf(ports.users) : strangers
  const rooms = ports.rooms ?? noRooms
  return {
    name: 'content',
    messages: contentMessages,
    calls: {
      ...headlineCalls(createHeadlineService(kernel), people),
      ...videoCalls(createVideoService(kernel), people),
      ...dynamicCalls(createDynamicService(kernel)),
      ...pageCalls(kernel),
      ...circleCalls(kernel, people),
      ...searchCalls({ ...kernel, people, rooms }),
    },
    seed: (tx) => seedContent(tx, kernel.clock.now()),
  }
}
