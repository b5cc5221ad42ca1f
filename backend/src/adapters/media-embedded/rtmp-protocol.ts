import Rtmp, { type RtmpInvoke } from 'node-media-server/src/protocol/rtmp.js'

/** One message may be so large: a key frame of a broadcast, never the 16 MB the protocol allows. */
const messageBytesMax = 4 * 1024 * 1024
const chunkStreamsMax = 16

export interface PublishAsk {
  app: string
  name: string
  query: URLSearchParams
}

/**
 * The server's side of RTMP for publishers. Differs from the library in three ways: somebody is asked before a publish
 * is answered, messages have limits, and nobody may play.
 */
export class PublisherProtocol extends Rtmp {
  onPublishAsked: (ask: PublishAsk) => void = () => undefined
  onLeft: () => void = () => undefined

  override packetAlloc(): void {
    if (this.parserPacket.header.length > messageBytesMax) throw new Error('an RTMP message that is too large')
    if (this.inPackets.size > chunkStreamsMax) throw new Error('too many RTMP chunk streams')
    super.packetAlloc()
  }

  override onPublish({ streamName }: RtmpInvoke): void {
    if (typeof streamName !== 'string') throw new Error('an RTMP publish without a name')
    const [name = '', query = ''] = streamName.split('?')
    this.streamName = name
    this.streamId = this.parserPacket.header.stream_id
    this.onPublishAsked({ app: String(this.streamApp), name, query: new URLSearchParams(query) })
  }

  override onPlay(): void {
    throw new Error('this door only takes pushes')
  }

  override onDeleteStream(): void {
    this.onLeft()
  }

  /** The library names the stream in its answer, and the name is the key: this one does not. */
  acceptPublish(): void {
    this.sendStatusMessage(this.streamId, 'status', 'NetStream.Publish.Start', 'The push may begin.')
  }

  refusePublish(why: string): void {
    this.sendStatusMessage(this.streamId, 'error', 'NetStream.Publish.BadName', why)
  }
}
