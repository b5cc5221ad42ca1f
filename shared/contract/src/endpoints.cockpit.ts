/** Calls of the cockpit, of order in rooms and of rankings, which `remote-live` alone makes: it brings them along (ADR 100). */
export const cockpitEndpoints = {
  listBroadcastEvents: 'GET api/Live/getRoomEvents',
  listBroadcastPeople: 'GET api/Live/getRoomPeople',
  listQuickTexts: 'GET api/Live/getQuickTexts',
  saveQuickTexts: 'POST api/Live/setQuickTexts',
  getBroadcastReport: 'GET api/Live/getRoomReport',
  getOverlay: 'GET api/Live/getOverlay',
  renewOverlay: 'POST api/Live/renewOverlay',
  revokeOverlay: 'POST api/Live/revokeOverlay',
  readOverlay: 'POST api/Live/readOverlay',
  probeUpload: 'POST api/Live/probeUpload',
  removeRoomLine: 'POST api/RoomManage/delRoomLine',
  setRoomTags: 'POST api/Live/setRoomTags',
  getRoomFilter: 'GET api/Live_streaming/getRoomFilter',
  listRisingAnchors: 'GET api/Live_streaming/risingAnchors',
  listGivers: 'GET api/Live_streaming/givers',
  listRankedLeagues: 'GET api/Live_streaming/rankedLeagues',
} as const
