// npm run sdk: packs @pitchside/remote-sdk into .cache/remote-sdk and says where the tarball is.
import { packSdk } from './pack.mjs'

console.log(await packSdk())
