/** The RTMP protocol of node-media-server: the part of the package we use, without its servers, stores and exits. */
declare module 'node-media-server/src/protocol/rtmp.js' {
  export interface RtmpPacket {
    codec_type: number
    dts: number
    size: number
    /** Belongs to the parser and is used again for the next message. */
    data: Buffer
  }

  export interface RtmpInvoke {
    streamName?: unknown
    transId?: number
  }

  export default class Rtmp {
    streamApp: string
    streamName: string
    streamId: number
    parserPacket: { header: { length: number; stream_id: number } }
    inPackets: Map<number, unknown>
    onPacketCallback: (packet: RtmpPacket) => void
    onOutputCallback: (bytes: Buffer) => void
    parserData(bytes: Buffer): string | null
    packetAlloc(): void
    onPublish(message: RtmpInvoke): void
    onPlay(message: RtmpInvoke): void
    onDeleteStream(message: RtmpInvoke): void
    respondPublish(): void
    sendStatusMessage(streamId: number, level: string, code: string, description: string): void
  }
}
