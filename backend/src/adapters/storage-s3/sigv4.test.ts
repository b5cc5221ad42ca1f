import { describe, expect, test } from '@jest/globals'
import { digest } from '../../kernel/digest'
import { presignedUrl, signedHeaders } from './sigv4'

describe('signatures that AWS publishes', () => {
  const key = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
    service: 's3',
  }
  const at = Date.UTC(2013, 4, 24)
  const on = (path: string) => new URL(`https://examplebucket.s3.amazonaws.com${path}`)
  const signatureIn = (headers: Record<string, string>) => /Signature=(\w+)$/.exec(headers.authorization ?? '')?.[1]

  test.each<[string, string, string, Record<string, string>, string, string]>([
    [
      'GET an object',
      'GET',
      '/test.txt',
      { range: 'bytes=0-9' },
      '',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT an object',
      'PUT',
      '/test$file.text',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      'Welcome to Amazon S3.',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET the lifecycle',
      'GET',
      '/?lifecycle',
      {},
      '',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'list objects',
      'GET',
      '/?max-keys=2&prefix=J',
      {},
      '',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('S3: %s', async (_what, method, path, headers, body, expected) => {
    const request = { method, url: on(path), headers, bodyHash: digest(body), now: at }
    expect(signatureIn(await signedHeaders(key, request))).toBe(expected)
  })

  test('S3: an address that is good for a day', async () => {
    const link = new URL(await presignedUrl(key, { method: 'GET', url: on('/test.txt'), now: at }, 86_400))
    expect(link.searchParams.get('X-Amz-Signature')).toBe(
      'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    )
  })

  const suite = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
    service: 'service',
  }
  test.each([
    ['get-vanilla', 'GET', '/', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
    [
      'get-vanilla-query-order-key-case',
      'GET',
      '/?Param2=value2&Param1=value1',
      'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
    ],
    ['post-vanilla', 'POST', '/', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
  ])('test suite of Signature Version 4: %s', async (_name, method, path, expected) => {
    const url = new URL(`https://example.amazonaws.com${path}`)
    const request = { method, url, headers: {}, bodyHash: digest(''), now: Date.UTC(2015, 7, 30, 12, 36) }
    expect(signatureIn(await signedHeaders(suite, request))).toBe(expected)
  })
})
