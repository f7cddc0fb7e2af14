import { maskName } from '@rules/personName';
import type { NewNotification } from '../message/message.service';

const friendList = { type: 'jumpMini', route: 'invite.friendList' } as const;

export function registeredNotification(inviterId: string, friend: { id: string; nickname: string }): NewNotification {
  return {
    userId: inviterId,
    aboutUserId: friend.id,
    kind: 'invite',
    title: '你邀请的朋友注册了',
    body: `${maskName(friend.nickname)}通过你的邀请加入了香市。`,
    jump: friendList
  };
}

export function verifiedNotification(inviterId: string, friend: { id: string; nickname: string }): NewNotification {
  return {
    userId: inviterId,
    aboutUserId: friend.id,
    kind: 'invite',
    title: '你邀请的朋友通过了认证',
    body: `${maskName(friend.nickname)}完成了认证，名字旁边会显示标识。`,
    jump: friendList
  };
}
