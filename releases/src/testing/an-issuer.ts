import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

interface Key {
  kid: string
  algorithm: string
  privateKey: CryptoKey
  jwk: object
}

async function aKey(kid: string, algorithm: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm)
  return { kid, algorithm, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' } }
}

/** What every issuer begins with, made once: a pair of RSA keys takes a core for a tenth of a second. */
let firstKey: Promise<Key> | undefined

/** An issuer of identity tokens as a CI has one: it says where its keys are, changes them, and signs what it is asked to. */
export async function anIssuer() {
  firstKey ??= aKey('one', 'RS256')
  let keys = [await firstKey]
  let asked = 0
  let claimed: string | undefined
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url === '/.well-known/openid-configuration')
      return response.end(JSON.stringify({ issuer: claimed ?? address, jwks_uri: `${address}/keys` }))
    asked += 1
    response.end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let count = 0
  return {
    address,
    asked: () => asked,
    /** Says it is another one. */
    claim(issuer: string) {
      claimed = issuer
    },
    async rotate(kid: string, algorithm = 'RS256') {
      keys = [await aKey(kid, algorithm)]
    },
    /** A key that is not among those the issuer shows. */
    strangeKey: () => aKey(keys[0]?.kid ?? '', 'RS256'),
    /** A token as a job gets it; `change` is what differs. */
    async token(change: JWTPayload = {}, key = keys[0]) {
      if (!key) throw new Error('the issuer has no key')
      count += 1
      const second = Math.floor(Date.now() / 1000)
      const usual = {
        iss: address,
        aud: 'https://site.example',
        sub: 'repo:acme/shop:ref:refs/heads/main',
        jti: `job-${count}`,
        iat: second,
        exp: second + 300,
        repository: 'acme/shop',
        ref: 'refs/heads/main',
      }
      const claims = Object.fromEntries(
        Object.entries({ ...usual, ...change }).filter(([, value]) => value !== undefined),
      )
      return new SignJWT(claims).setProtectedHeader({ alg: key.algorithm, kid: key.kid }).sign(key.privateKey)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
