import { remoteConfig } from '@pitchside/remote-sdk/webpack'

export default remoteConfig()
