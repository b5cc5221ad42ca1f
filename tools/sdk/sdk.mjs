// npm run sdk: packs @pitchside/remote-sdk into .cache/remote-sdk and says where the tarball is.
import { readWords } from '../words.mjs'
import { packSdk } from './pack.mjs'

readWords('npm run sdk')
console.log(await packSdk())
