import type { BasicInfo } from '@contract/user';

/** What somebody tells about themself who has told their nickname only. */
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
