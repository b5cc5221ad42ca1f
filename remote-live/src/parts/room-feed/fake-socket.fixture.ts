import { socket } from '@pitchside/socket'
import * as testing from '@pitchside/testing'

/** Opens the page's real socket over a line the test holds. */
export const openFakeSocket = () => testing.openFakeSocket(socket)
