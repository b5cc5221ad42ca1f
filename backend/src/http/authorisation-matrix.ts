import type { Caller } from '@pitchside/contract/schemas'

/**
 * Who may make which call, written down a second time on purpose: a slip in a definition would open a call to everybody
 * and no other test would notice. A call that is bound but not listed here fails the test beside this file.
 */
export const authorisationMatrix: Record<Caller, string> = {
  visitor: `
    countVideoView createCaptcha createLoginQr getAdvertisement getDynamic getHeadline getInfoPage
    getLeaderboard getRedEnvelopes getRoom getRoomHistory getRoomRanking getRoomStanding getSettings
    getSupportAgent getTouristAccount getUser getVideo getVideoRanking listAdvertisements listAllVideoCategories
    listAnchorExperiences listAnchorGifts listAnchorVideos listAssistants listAvatars listBanners
    listBarrageBubbles listCircles listDynamicReplies listDynamics listExperts listFanGroups listFans
    listFollows listGifts listGoods listHeadlineCategories listHeadlineReplies listHeadlines listHotTeams
    listKicks listNobleTiers listNotices listPayChannels listPlaybacks listRechargePacks listRecommendedGroups
    listRecommendedUsers listRecommendedVideoCategories listRoomGroups listRoomReservations listRooms
    listUserVideos listVideoCategories listVideoComments listVideoReplies listVideos listVideosOfCategory
    listWriterCategories login register resetPassword search searchAnchors searchRooms searchVideoCategories
    sendCode shareRoom solveCaptcha`,
  member: `
    addGroupMember applyAnchor applyExpert bindAlipay bindBankCard buyNobleTier checkIn claimRedEnvelope
    commentDynamic commentHeadline commentVideo convertBalance createGroup createSocketTicket deleteVideo
    destroyGroup exchangeGoods getAddressBook getAlipay getAnchorApplication getBankCard getOwnUser getPayUrl
    getRelation getSignTasks getUploadToken kickFromRoom liftTaboo listConversations listExchanges listHorns
    listMessages listOrderTypes listOrders listOwnGifts listOwnReservations listOwnVideoCategories
    listRoomManagers listTasks listWithdrawals markConversationRead publishVideo removeRoomManager
    requestWithdrawal reserveBroadcast sendBubbleBarrage sendGift sendHorn sendMessage sendRedEnvelope
    sendRoomMessage setPaymentPassword setTaboo signOut submitHeadline toggleDynamicCommentLike
    toggleDynamicLike toggleFollow toggleHeadlineCommentLike toggleHeadlineFavorite toggleHeadlineLike
    toggleOwnVideoCategory toggleRoomManager toggleVideoCommentLike toggleVideoFavorite toggleVideoLike
    updateProfile`,
  anchor: `
    deleteDynamic deleteReservedBroadcast endRoom getLiveUrl getPlacard listBroadcastPlans listOwnBroadcasts
    listRecordings postDynamic reserveOwnBroadcast saveBroadcastPlan setPlacard setRoomTitle showGroupInRoom
    startRoom startRoomOnPhone updateBroadcast`,
  admin: '',
  release: '',
}
