import { remoteConfig } from '@pitchside/remote-sdk/rspack'

export default remoteConfig()
