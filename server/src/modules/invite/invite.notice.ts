import { maskName } from '@rules/personName';
import type { NewNotification } from '../message/message.service';

const friendList = { type: 'jumpMini', route: 'invite.friendList' } as const;

export function registeredNotice(inviterId: string, nickname: string): NewNotification {
  return {
    userId: inviterId,
    kind: 'invite',
    title: '你邀请的朋友注册了',
    body: `${maskName(nickname)}通过你的邀请加入了香市。`,
    jump: friendList
  };
}

export function verifiedNotice(inviterId: string, nickname: string): NewNotification {
  return {
    userId: inviterId,
    kind: 'invite',
    title: '你邀请的朋友通过了认证',
    body: `${maskName(nickname)}完成了认证，名字旁边会显示标识。`,
    jump: friendList
  };
}
