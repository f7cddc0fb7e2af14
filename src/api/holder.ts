import type { CallInput } from '@contract';
import { call } from '@/request/call';

const secure = { secure: true } as const;

/** Counts, groups, tags and due reminders of the user's card holder. */
export const getHolderSummary = () => call('POST /api/vcard/holder/summary', undefined, secure);

/** A window of the card holder, by pinyin. */
export const getHolderWindow = (query: CallInput<'POST /api/vcard/holder/list'>) =>
  call('POST /api/vcard/holder/list', query, secure);

/** People with a reminder, the earliest first. */
export const getHolderReminders = (query: CallInput<'POST /api/vcard/holder/reminders'>) =>
  call('POST /api/vcard/holder/reminders', query, secure);

/** A person with all contacts; their card counts as seen. NOT_FOUND for a removed one. */
export const getHolderEntry = (id: string) => call('POST /api/vcard/holder/entry/{id}', { id }, secure);

/** Keeps the owner of a card, once. Idempotent per `requestId`; CONFLICT for an own card and in a full holder. */
export const keepCard = (body: CallInput<'POST /api/vcard/holder/keep'>) =>
  call('POST /api/vcard/holder/keep', body, secure);

/** Adds a person by hand or from a photo. Idempotent per `requestId`. */
export const addHolderPerson = (body: CallInput<'POST /api/vcard/holder/add'>) =>
  call('POST /api/vcard/holder/add', body, secure);

/** Changes what is given; what is left out stays. */
export const updateHolderEntry = (body: CallInput<'POST /api/vcard/holder/update'>) =>
  call('POST /api/vcard/holder/update', body, secure);

export const tagHolderEntries = (body: CallInput<'POST /api/vcard/holder/tag'>) =>
  call('POST /api/vcard/holder/tag', body, secure);

export const untagHolderEntries = (body: CallInput<'POST /api/vcard/holder/untag'>) =>
  call('POST /api/vcard/holder/untag', body, secure);

export const moveHolderEntries = (body: CallInput<'POST /api/vcard/holder/move'>) =>
  call('POST /api/vcard/holder/move', body, secure);

export const starHolderEntries = (body: CallInput<'POST /api/vcard/holder/star'>) =>
  call('POST /api/vcard/holder/star', body, secure);

/** Removes people; `restoreHolderEntries` undoes it within ten minutes. */
export const removeHolderEntries = (ids: string[]) => call('POST /api/vcard/holder/remove', { ids }, secure);

export const restoreHolderEntries = (ids: string[]) => call('POST /api/vcard/holder/restore', { ids }, secure);

/** Groups of people who seem to be the same, with the keys that they have in common. */
export const getHolderDuplicates = () => call('POST /api/vcard/holder/duplicates', undefined, secure);

/** Merges people into the first of them; `undoHolderMerge` undoes it. CONFLICT for two with cards of their own, and for too long remarks. */
export const mergeHolderEntries = (ids: string[]) => call('POST /api/vcard/holder/merge', { ids }, secure);

/** Undoes a merge within ten minutes. NOT_FOUND when it cannot be undone any more. */
export const undoHolderMerge = (ids: string[]) => call('POST /api/vcard/holder/merge/undo', { ids }, secure);

/** People as the text of a file. */
export const exportHolder = (body: CallInput<'POST /api/vcard/holder/export'>) =>
  call('POST /api/vcard/holder/export', body, secure);

/** Reads the photo of a paper card, and deletes it. Null without OCR. */
export const readPaperCard = (image: string) => call('POST /api/vcard/holder/readCard', { image }, secure);

export const createHolderGroup = (name: string) => call('POST /api/vcard/holder/group/create', { name }, secure);

export const renameHolderGroup = (id: string, name: string) =>
  call('POST /api/vcard/holder/group/rename', { id, name }, secure);

/** Removes a group, not its people; `restoreHolderGroup` undoes it within ten minutes. */
export const removeHolderGroup = (id: string) => call('POST /api/vcard/holder/group/remove/{id}', { id });

export const restoreHolderGroup = (id: string) => call('POST /api/vcard/holder/group/restore/{id}', { id });
