import type { Field } from './fields'

/** Who makes a call: a visitor, a member, or an anchor. */
export type Maker = 'visitor' | 'member' | 'anchor'

/** A call as the wire reference has it: who, input (`$name` is a number found before), fields of `data`. */
export interface DocumentedCall {
  by: Maker
  input: Readonly<Record<string, unknown>>
  fields: readonly Field[]
}

const at = (prefix: string, fields: string): Field[] => fields.split(' ').map((field) => `${prefix}${field}`)

const pager = at('', 'total:int per_page:int current_page:int last_page:int data:list')
const user = at(
  '',
  'id:int user_nickname:str avatar:str sex:int signature:str is_anchor:bool01 is_writer:bool01 exp_icon:str',
)
const live = (prefix: string) =>
  at(
    prefix,
    'id:int live_id:int uid:int islive:int type:int viewers:int heat:int live_duration:int match_id:int starttime:int title:str thumb:str pull:str hotvotes:int ishot:bool01 isrecommend:bool01 avatar:str user_nickname:str clicktime:int stream:str is_home:bool01 deletetime:int vid:str',
  )
const gift = at(
  '[].',
  'id:int mark:any type:bool01 sid:any giftname:str needcoin:num gifticon:str list_order:int swftype:any swf:str swftime:num isplatgift:any sticker_id:any',
)
const video = (prefix: string) =>
  at(
    prefix,
    'id:int uid:int title:str img:str video:str click:int likes:int comment:int favorites:int addtime:int avatar:str user_nickname:str is_attention:bool01 is_likes:bool01 is_favorites:bool01 classification_id:int classification_name:str',
  )
const schedule = (prefix: string) =>
  at(
    prefix,
    'sourceid:int type:int status_type:int reserve:bool01 competition:str match_time:int home_team_name:str home_team_logo:str home_scores:int away_team_name:str away_team_logo:str away_scores:int anchor:list vid:str',
  )
const foundAnchor = (prefix: string) =>
  at(
    prefix,
    'uid:int avatar:str user_nickname:str attention:int is_live:bool01 type:int match_id:int vid:str is_attention:bool01',
  )
const category = at('[].', 'id:int name:str icon:str')

/** Calls of section 7 that read, with the fields of the wire reference, A1 to A11. */
export const documentedCalls: Readonly<Record<string, DocumentedCall>> = {
  'POST api/user/getLoginQrcode': { by: 'visitor', input: {}, fields: at('', 'code:str img:str') },
  'GET api/User/getUserInfo': {
    by: 'visitor',
    input: { id: '$anchor' },
    fields: [...user, ...at('', 'is_attention:bool01 attention:int attention_num:int')],
  },
  'GET api/Member/info': {
    by: 'member',
    input: {},
    fields: [
      ...user,
      ...at(
        '',
        'mobile:str balance:str|num withdrawal_balance:str|num is_live:bool01 is_guard:bool01 is_defray_pass:bool01',
      ),
      ...at('', 'current_exp:int difference:int attention:int attention_num:int'),
      ...at('', 'balances:str|num votestotal_icon:str'),
    ],
  },
  'GET api/user/avatarList': { by: 'visitor', input: {}, fields: at('[].', 'id:int avatar:str') },
  'POST api/user/getKefuInfo': { by: 'visitor', input: {}, fields: at('', 'id:int user_nickname:str avatar:str') },
  'GET api/Universal/imTouristAccount': { by: 'visitor', input: {}, fields: at('', 'id:str sig:str') },
  'GET api/universal/getHot': {
    by: 'visitor',
    input: {},
    fields: [
      ...at('', 'websocket:str weibo_qr_code:str apply_for_anchor:str feedback_qq:str customer_service_email:str'),
      ...at('', 'announcement:str live_notice:str privacy_policy:str user_agreement:str android_qr_code:str'),
      ...at('CountryCode[].', 'id:int code:str name:str'),
      ...at('', 'CustomerService:str h5_url:str domain_pc_name:str tencent_im_room_number:str'),
    ],
  },
  'GET api/Balance/withdrawalList': { by: 'anchor', input: { page: 1 }, fields: pager },
  'POST api/chargerules/getList': { by: 'visitor', input: {}, fields: at('[].', 'id:int coin:any money:any') },
  'GET api/pay/getPayChannelList': { by: 'visitor', input: {}, fields: at('[].', 'id:any name:str icon:str type:any') },
  'GET api/Order/getList': {
    by: 'member',
    input: { page: 1, type: 1 },
    fields: [...pager, ...at('data[].', 'addtime:int typeName:str amount:any balance:any remark:str')],
  },
  'GET api/order/getTypeList': { by: 'member', input: { type: 1 }, fields: at('[].', 'id:int name:str') },
  'GET api/Live_streaming/getLiveList': {
    by: 'visitor',
    input: { page: 1, type: -1, limit: 60, isweb: 1 },
    fields: ['data:list', 'total:int', 'servertime:int', ...live('data[].')],
  },
  'GET api/Live_streaming/getRoomInfo': {
    by: 'visitor',
    input: { uid: '$anchor' },
    fields: [
      ...live('info.'),
      ...at('info.', 'servertime:int isliveName:str typeName:str name:str home_name:str home_logo:str away_name:str'),
      ...at('info.', 'away_logo:str match_time:int is_like:bool01 like_num:int'),
      ...at('userData.', 'id:int uid:int user_nickname:str avatar:str attention:int heat:int title:str'),
      ...at('userData.', 'is_attention:bool01 votestotal:num votestotal_icon:str signature:str announcement:str'),
      'info.clarity:map',
      'vid:str',
    ],
  },
  'GET api/Live_streaming/roomRanking': {
    by: 'visitor',
    input: { uid: '$anchor', type: 1 },
    fields: at('[].', 'user_nickname:str avatar:str amount:any is_guard:bool01 order:int guard.icon:str exp.thumb:str'),
  },
  'POST api/Live_streaming/getLivePlaybackList': { by: 'visitor', input: { page: 1 }, fields: pager },
  'GET api/Live_streaming/getUserReserveLiveList': { by: 'member', input: { page: 1 }, fields: pager },
  'GET api/Live/getLiveUrl': { by: 'anchor', input: {}, fields: at('', 'url:str id:any') },
  'GET api/Live/getRoomList': { by: 'anchor', input: { page: 1 }, fields: pager },
  'GET api/Live/getBucketRoomList': { by: 'anchor', input: { page: 1 }, fields: pager },
  'POST api/live/share': { by: 'visitor', input: { uid: '$anchor' }, fields: ['url:str'] },
  'POST api/live/assistantList': { by: 'visitor', input: { uid: '$anchor' }, fields: [':list'] },
  'POST api/live/groupList': { by: 'visitor', input: { uid: '$anchor' }, fields: [':list'] },
  'POST api/live/getLiveGroupList': { by: 'visitor', input: { uid: '$anchor' }, fields: [':list'] },
  'POST api/live/liveKickoutList': { by: 'visitor', input: {}, fields: [':list'] },
  'POST api/RoomManage/getLiveRoomManageList': {
    by: 'anchor',
    input: { anchor_id: '$anchor', page: 1 },
    fields: pager,
  },
  'POST api/Live/getUserStatus': {
    by: 'anchor',
    input: { uid: '$member', anchor_id: '$anchor' },
    fields: at('', 'is_admin:bool01 is_taboo:bool01 is_kick:bool01'),
  },
  'POST api/member/webgetAnchorgiftlist': { by: 'visitor', input: { anchor_id: '$anchor', page: 1 }, fields: pager },
  'GET api/User/attentionList': { by: 'member', input: { page: 1, type: 1 }, fields: pager },
  'GET api/User/watchlistList': { by: 'visitor', input: { page: 1, uid: '$anchor' }, fields: pager },
  'GET api/User/anchorExperienceList': { by: 'visitor', input: {}, fields: at('[].', 'id:int name:str') },
  'GET api/Barrage/getList': { by: 'visitor', input: {}, fields: at('[].', 'gift_id:int gifticon:str list_order:int') },
  'GET api/Member/hornList': { by: 'member', input: { page: 1 }, fields: pager },
  'GET api/Gift/getList': {
    by: 'visitor',
    input: {},
    fields: gift,
  },
  'GET api/Gift/getUserGiftList': { by: 'member', input: {}, fields: [':list'] },
  'GET api/Guard/getList': {
    by: 'visitor',
    input: {},
    fields: at(
      'goard[].',
      'id:int name:str icon:str swf:str swf_name:str color:str coin:num renew_coin:num list_order:int',
    ),
  },
  'POST api/Redenvelope/getRedInfo': { by: 'visitor', input: { id: '$anchor' }, fields: [':list'] },
  'POST api/group/getRecommendUserList': { by: 'visitor', input: { page: 1 }, fields: [':list'] },
  'POST api/group/getRecommendGroupList': { by: 'visitor', input: { page: 1 }, fields: [':list'] },
  'POST api/hot_match/msgGetSimple': {
    by: 'visitor',
    input: { id: '$anchor' },
    fields: at('', 'GroupId:str IsFinished:int RspMsgList:list'),
  },
  'GET api/anchor_dynamics/userPostList': {
    by: 'visitor',
    input: { uid: '$anchor', page: 1 },
    fields: [
      ...pager,
      ...at('data[].', 'id:int title:str addtime:int like:int comment:int is_likes:bool01 img:list video:list'),
    ],
  },
  'POST api/Activity/pcSignTaskList': {
    by: 'member',
    input: {},
    fields: [
      'is_sign:bool01',
      ...at('list[].', 'is_sign:bool01 lz_num:num'),
      ...at('today_task[].', 'img:str task:str lz_num:num is_complete:any'),
    ],
  },
  'POST api/Activity_Config/user_task_list': {
    by: 'member',
    input: { type: 1 },
    fields: at(
      '[].',
      'id:int task:str type:int now_value:num value:num lz_num:num finish_status:int status:int withdraw:any anchor:any list:list',
    ),
  },
  'GET api/Activity_Config/getActivityUrl': {
    by: 'visitor',
    input: { page: 1 },
    fields: at('data[].', 'id:int title:str img:str url:str'),
  },
  'POST api/goods/goodsList': {
    by: 'visitor',
    input: { page: 1 },
    fields: [...pager, ...at('data[].', 'id:int name:str img:str price:any stock:int desc:str')],
  },
  'POST api/goods/exchangeRecords': { by: 'member', input: { page: 1 }, fields: pager },
  'GET api/Portal_post/getList2': {
    by: 'visitor',
    input: { id: 26 },
    fields: at('[].', 'post_title:str post_content:str'),
  },
  'GET api/Headlines/classifyList': { by: 'visitor', input: {}, fields: at('[].', 'id:int name:str') },
  'GET api/Football/season_table': {
    by: 'visitor',
    input: { id: 82 },
    fields: [
      'group:bool01',
      ...at(
        'list[].',
        'position:int logo:str name:str won:int draw:int loss:int goals:int goals_against:int points:int',
      ),
    ],
  },
  'POST api/hot_match/all_match': { by: 'visitor', input: {}, fields: schedule('[].') },
  'GET api/hot_match/recommend': {
    by: 'visitor',
    input: { type: -1 },
    fields: ['count:any', ...schedule('type1[].'), ...schedule('type2[].'), ...schedule('type3[].')],
  },
  'GET api/hot_match/initial_list': {
    by: 'visitor',
    input: {},
    fields: at('hot_match[].', 'sourceid:int short_name_zh:str'),
  },
  'GET api/banner/getAdvertisingList': {
    by: 'visitor',
    input: {},
    fields: at('[].', 'id:int img:str url:str position:any'),
  },
  'POST api/Banner/getBannerList': {
    by: 'visitor',
    input: { banner_type: 1 },
    fields: at('[].', 'id:int img:str url:str'),
  },
  'GET api/Push/getList': { by: 'visitor', input: { page: 1 }, fields: ['data:list', 'total:int'] },
  'GET api/Search/index': {
    by: 'visitor',
    input: { name: '阿楠', isWeb: 1 },
    fields: [...live('liveList[].'), ...foundAnchor('anchorList[].')],
  },
  'GET api/Search/anchor': { by: 'visitor', input: { name: '阿楠', page: 1 }, fields: foundAnchor('data[].') },
  'GET api/Search/live': { by: 'visitor', input: { name: '阿楠', page: 1 }, fields: live('data[].') },
  'POST api/Member/getQiniuToken': {
    by: 'member',
    input: {},
    fields: at('', 'token:str domain:str uploadHost:str key:str'),
  },
  'POST api/Video/getList': { by: 'visitor', input: { page: 1 }, fields: [...pager, ...video('data[].')] },
  'POST api/Video/anchorWorks': { by: 'visitor', input: { uid: '$anchor', page: 1 }, fields: pager },
  'POST api/Video/getVideoInfo': { by: 'visitor', input: { id: '$video' }, fields: video('') },
  'GET api/Video/commentOneList': { by: 'visitor', input: { id: '$video', page: 1 }, fields: pager },
  'GET api/Video/userPostList': { by: 'visitor', input: { uid: '$anchor', page: 1 }, fields: pager },
  'GET api/Videoclassification': { by: 'visitor', input: {}, fields: category },
  'GET api/videoRank/getRank': { by: 'visitor', input: { type: 3 }, fields: video('[].') },
  'GET api/videocclassification/recommend': { by: 'visitor', input: {}, fields: category },
  'GET api/videocclassification/allList': { by: 'visitor', input: {}, fields: category },
  'GET api/videocclassification/search': { by: 'visitor', input: { name: '足球' }, fields: [':list'] },
  'POST api/videocclassification/myClassification': { by: 'member', input: {}, fields: [':list'] },
  'GET api/video/videoList': { by: 'visitor', input: { page: 1 }, fields: [...pager, ...video('data[].')] },
}
