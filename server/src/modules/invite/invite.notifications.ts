import { maskName } from '@rules/personName';
import type { NewNotification } from '../message/message.service';

const friendList = { type: 'jumpMini', route: 'invite.friendList' } as const;

export function registeredNotification(inviterId: string, friend: { id: string; nickname: string }): NewNotification {
  return {
    userId: inviterId,
    aboutUserId: friend.id,
    kind: 'invite',
    content: { event: 'invite.registered', params: { name: maskName(friend.nickname) } },
    jump: friendList
  };
}

export function verifiedNotification(inviterId: string, friend: { id: string; nickname: string }): NewNotification {
  return {
    userId: inviterId,
    aboutUserId: friend.id,
    kind: 'invite',
    content: { event: 'invite.verified', params: { name: maskName(friend.nickname) } },
    jump: friendList
  };
}
