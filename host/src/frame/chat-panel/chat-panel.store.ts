import { authStore, onUserChanged } from '@pitchside/auth'
import { type Disposer, disposeAll } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { createStore, useStore } from '@pitchside/platform'

interface ChatPanelState {
  isOpen: boolean
  peerId: number | undefined
  isSupport: boolean
}

const store = createStore<ChatPanelState>()(() => ({ isOpen: false, peerId: undefined, isSupport: false }))

/** Opens and closes the panel as the page asks; only members chat, so a visitor logs in first, unless for support. */
export function followChatRequests(): Disposer {
  return disposeAll([
    bus.on('chat.requested', (request) => {
      if (!request.isOpen) store.setState({ isOpen: false })
      else if (authStore.getState().user || request.isSupport)
        store.setState({ isOpen: true, peerId: request.peerId, isSupport: request.isSupport === true })
      else bus.emit('login.requested', { resume: () => bus.emit('chat.requested', request) })
    }),
    onUserChanged(() => store.setState({ isOpen: false, peerId: undefined, isSupport: false })),
  ])
}

export const useChatPanel = (): ChatPanelState => useStore(store)
