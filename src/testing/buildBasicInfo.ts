import type { BasicInfo } from '@contract/user';

/** Builds the profile of a user who has entered only a nickname. */
export function buildBasicInfo(changes: Partial<BasicInfo> = {}): BasicInfo {
  return {
    nickname: '覃秀兰',
    nicknameFromMs: null,
    avatarUrl: null,
    intro: '',
    realName: '',
    isRealNameLocked: false,
    gender: null,
    region: null,
    identity: null,
    varietyIds: [],
    address: null,
    ...changes
  };
}
