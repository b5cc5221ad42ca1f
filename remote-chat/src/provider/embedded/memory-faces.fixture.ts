/** Who a conversation is with, as the server says it. */
export const facesOf = (isGroup: boolean, id: string, groupName: string | undefined) => ({
  userProfile: isGroup
    ? null
    : { userID: id, nick: `name of ${id}`, avatar: '', level: 1, isAnchor: false, isLive: false, isAgent: false },
  groupProfile: isGroup
    ? { groupID: id, name: groupName, avatar: '', introduction: '', ownerID: '1', memberCount: 2 }
    : null,
})
