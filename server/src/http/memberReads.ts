import type { CallName } from '@contract';

/** Calls by POST that show members what is theirs, and change nothing. */
const postedReads: ReadonlySet<CallName> = new Set([
  'POST /api/front/address/list',
  'POST /api/front/exchange/list',
  'POST /api/front/exchange/room',
  'POST /api/front/message/myMsgList',
  'POST /api/front/purchase/own',
  'POST /api/front/supply/own',
  'POST /api/front/supply/ownContact',
  'POST /api/member/user/getBasicInfo',
  'POST /api/vcard/card/mine',
  'POST /api/vcard/holder/list',
  'POST /api/vcard/holder/reminders',
  'POST /api/vcard/holder/summary',
  'POST /api/vcard/radar/summary',
  'POST /api/vcard/radar/visitors'
]);

/** Calls by GET that are refused at the moment a session ends, in every process: private documents and the devices. */
const freshReads: ReadonlySet<CallName> = new Set([
  'GET /api/front/team/proof',
  'GET /api/front/upload/privateImage/{id}',
  'GET /api/front/verification/mine',
  'GET /api/member/account/devices',
  'GET /api/member/account/state'
]);

/**
 * Whether a call may find its member by a session that is kept in memory: it changes neither rights nor money. Every call that
 * changes something looks the session up.
 */
export const isMemberRead = (name: CallName): boolean =>
  name.startsWith('GET ') ? !freshReads.has(name) : postedReads.has(name);
