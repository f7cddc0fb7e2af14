import { type Static, Type } from '@sinclair/typebox';
import { MAX_HOLDER_MERGE, MAX_HOLDER_SELECTION } from '@rules/holder';
import { Cursor, DateOnly, Empty, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { RequestId } from './goods';
import { VerificationKind } from './user';

const strict = { additionalProperties: false };

/** How a person came into the card holder; `list`: found in the app, such as in the search or on the page of a company. */
export const HolderSource = oneOf(['scan', 'share', 'expo', 'list', 'supply', 'manual', 'photo']);
export type HolderSource = Static<typeof HolderSource>;

/** `kept` by the owner of the holder alone, or `exchanged` by both. */
export const HolderRelation = oneOf(['kept', 'exchanged']);
export type HolderRelation = Static<typeof HolderRelation>;

export const HolderTab = oneOf(['all', 'exchanged', 'starred', 'expo']);
export type HolderTab = Static<typeof HolderTab>;

/** Upper bounds of the raw input; `@rules/holder` limits each field after normalization. */
const Line = Type.String({ maxLength: 240 });

/** Data of a person. An empty string means not known. */
export const HolderPerson = Type.Object(
  {
    name: Line,
    position: Line,
    department: Line,
    companyName: Line,
    mobile: Line,
    otherMobile: Line,
    landline: Line,
    weChatId: Line,
    email: Line,
    website: Line,
    address: Line
  },
  strict
);
export type HolderPerson = Static<typeof HolderPerson>;

const remarks = {
  note: Type.String({ maxLength: 1200 }),
  tags: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
  groupId: Nullable(Id),
  isStarred: Type.Boolean(),
  /** Day on which to contact the person; null without a reminder. */
  remindOn: Nullable(DateOnly)
};

/** A person of the card holder, as a list shows them. */
export const HolderEntry = Type.Object({
  id: Id,
  /** Card of the person; null for one that was typed, photographed or withdrawn. */
  cardId: Nullable(Id),
  name: Type.String(),
  position: Type.String(),
  companyName: Type.String(),
  avatarUrl: Nullable(Type.String()),
  verifications: Type.Array(VerificationKind),
  relation: HolderRelation,
  source: HolderSource,
  /** Where the two met: an expo and booth, the title of a supply; may be empty. */
  metLocation: Type.String(),
  metAtMs: TimeMs,
  ...remarks,
  /** True when the card has changed since the owner of the holder last opened it. */
  hasUpdate: Type.Boolean(),
  /** Letter in the index: A to Z, or # for a name without one. */
  initial: Type.String()
});
export type HolderEntry = Static<typeof HolderEntry>;

/** A person of the card holder with all contacts that the viewer may see, or that were typed or agreed on. */
export const HolderEntryDetail = Type.Composite([HolderEntry, Type.Object({ person: HolderPerson })]);
export type HolderEntryDetail = Static<typeof HolderEntryDetail>;

/** A person who seems to be the same as another one, with whom they have a key in common. */
export const HolderDuplicate = Type.Composite([
  HolderEntry,
  /** Keys that people are compared by: the digits of each number, and the name in its company. */
  Type.Object({ keys: Type.Array(Type.String()) })
]);
export type HolderDuplicate = Static<typeof HolderDuplicate>;

export const HolderGroup = Type.Object({ id: Id, name: Type.String(), count: Type.Integer() });
export type HolderGroup = Static<typeof HolderGroup>;

/** A person to contact on a day. */
export const HolderReminder = Type.Object({
  id: Id,
  name: Type.String(),
  companyName: Type.String(),
  avatarUrl: Nullable(Type.String()),
  remindOn: DateOnly
});
export type HolderReminder = Static<typeof HolderReminder>;

/** Counts of a card holder. */
export const HolderSummary = Type.Object({
  tabs: Type.Object({
    all: Type.Integer(),
    exchanged: Type.Integer(),
    starred: Type.Integer(),
    expo: Type.Integer()
  }),
  /** Requests for an exchange that wait for the user's answer. */
  requests: Type.Integer(),
  groups: Type.Array(HolderGroup),
  tags: Type.Array(Type.Object({ tag: Type.String(), count: Type.Integer() })),
  /** People to contact today or overdue, the earliest first; at most 20. */
  due: Type.Array(HolderReminder)
});
export type HolderSummary = Static<typeof HolderSummary>;

const filter = {
  tab: HolderTab,
  /** Part of name, pinyin, initials of the pinyin, company, position, tag or note. */
  q: Type.Optional(Type.String({ maxLength: 30 })),
  groupId: Type.Optional(Id),
  tag: Type.Optional(Type.String({ maxLength: 40 }))
};

/** Which people of the card holder are listed. */
export const HolderFilter = Type.Object(filter, strict);
export type HolderFilter = Static<typeof HolderFilter>;

export const HolderQuery = Type.Object(
  {
    ...filter,
    offset: Type.Integer({ minimum: 0, maximum: 10_000 }),
    limit: Type.Integer({ minimum: 1, maximum: 100 })
  },
  strict
);
export type HolderQuery = Static<typeof HolderQuery>;

/** A window of the card holder in the order of its index. */
export const HolderWindow = Type.Object({
  items: Type.Array(HolderEntry),
  total: Type.Integer(),
  /** Letters of the index with the number of people under each, in order. */
  initials: Type.Array(Type.Object({ initial: Type.String(), count: Type.Integer() }))
});
export type HolderWindow = Static<typeof HolderWindow>;

const met = { source: HolderSource, metLocation: Type.String({ maxLength: 160 }) };

export const KeptCard = Type.Object({ requestId: RequestId, cardId: Id, ...met }, strict);
export type KeptCard = Static<typeof KeptCard>;

export const NewHolderPerson = Type.Object(
  { requestId: RequestId, person: HolderPerson, ...met, note: remarks.note },
  strict
);
export type NewHolderPerson = Static<typeof NewHolderPerson>;

/** Data that changes; what is left out stays as it is. `person` only for one whose card is not shown (`cardId` null). */
export const HolderChange = Type.Object(
  {
    id: Id,
    note: Type.Optional(remarks.note),
    tags: Type.Optional(remarks.tags),
    groupId: Type.Optional(remarks.groupId),
    isStarred: Type.Optional(remarks.isStarred),
    remindOn: Type.Optional(remarks.remindOn),
    person: Type.Optional(HolderPerson)
  },
  strict
);
export type HolderChange = Static<typeof HolderChange>;

export const HolderExport = oneOf(['csv', 'vcard3', 'vcard4']);
export type HolderExport = Static<typeof HolderExport>;

/** Selected people: as many as fit into a call, a longer selection is sent in parts. */
const Ids = Type.Array(Id, { minItems: 1, maxItems: MAX_HOLDER_SELECTION, uniqueItems: true });
/** People who are merged into the first of them. */
const Merge = Type.Object(
  { ids: Type.Array(Id, { minItems: 2, maxItems: MAX_HOLDER_MERGE, uniqueItems: true }) },
  strict
);
const Tag = Type.String({ minLength: 1, maxLength: 40 });
const GroupName = Type.String({ minLength: 1, maxLength: 40 });
const memberCall = { secure: true, auth: 'member' } as const;
const encryptedCall = { ...memberCall, encrypted: true } as const;

export const holderCalls = {
  /** Returns the counts of the user's card holder. */
  'POST /api/vcard/holder/summary': { data: HolderSummary, ...encryptedCall },
  /** Returns a window of the user's card holder, by pinyin. */
  'POST /api/vcard/holder/list': { input: HolderQuery, data: HolderWindow, ...encryptedCall },
  /** Returns the people with a reminder, also an overdue one, the earliest first. */
  'POST /api/vcard/holder/reminders': {
    input: Type.Object({ cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, strict),
    data: PageOf(HolderReminder),
    ...encryptedCall
  },
  /** Returns a person with all contacts, and marks the card as seen. Error: NOT_FOUND. */
  'POST /api/vcard/holder/entry/{id}': { data: HolderEntryDetail, ...encryptedCall },
  /**
   * Puts the owner of a card into the holder; a person who is in it already stays there once. Idempotent per `requestId`.
   * Errors: NOT_FOUND for a withdrawn card, and for a repeated call whose person was removed since; CONFLICT `cardId`
   * `own`, CONFLICT `entries` `tooMany`, CONFLICT `requestId` `used` for the key of another person, RATE_LIMITED above 300
   * a day.
   */
  'POST /api/vcard/holder/keep': { input: KeptCard, data: HolderEntry, ...encryptedCall },
  /**
   * Adds a person by hand or from a photo. Idempotent per `requestId`. Errors: VALIDATION, CONFLICT `entries` `tooMany`,
   * NOT_FOUND for a repeated call whose person was removed since.
   */
  'POST /api/vcard/holder/add': { input: NewHolderPerson, data: HolderEntry, ...encryptedCall },
  /**
   * Changes remarks, and the data of a person whose card is not shown. Errors: NOT_FOUND for an entry or a group,
   * VALIDATION with `fields.<name>`, and `person` `card` for one whose card is shown.
   */
  'POST /api/vcard/holder/update': { input: HolderChange, data: HolderEntry, ...encryptedCall },
  /** Adds a tag to people; those who have ten already keep theirs. Returns how many got it. Error: VALIDATION. */
  'POST /api/vcard/holder/tag': {
    input: Type.Object({ ids: Ids, tag: Tag }, strict),
    data: Type.Integer(),
    ...memberCall
  },
  /** Removes a tag from people. Returns how many had it. */
  'POST /api/vcard/holder/untag': {
    input: Type.Object({ ids: Ids, tag: Tag }, strict),
    data: Type.Integer(),
    ...memberCall
  },
  /** Moves people to a group; null takes them out of theirs. Returns how many are there. Error: NOT_FOUND for the group. */
  'POST /api/vcard/holder/move': {
    input: Type.Object({ ids: Ids, groupId: Nullable(Id) }, strict),
    data: Type.Integer(),
    ...memberCall
  },
  /** Stars people, or removes their stars. Returns how many are there. */
  'POST /api/vcard/holder/star': {
    input: Type.Object({ ids: Ids, isStarred: Type.Boolean() }, strict),
    data: Type.Integer(),
    ...memberCall
  },
  /** Removes people. Can be undone for ten minutes. Returns how many were there. */
  'POST /api/vcard/holder/remove': {
    input: Type.Object({ ids: Ids }, strict),
    data: Type.Integer(),
    ...memberCall
  },
  /** Undoes a removal; people who were added again meanwhile stay as they are. Returns how many came back. */
  'POST /api/vcard/holder/restore': {
    input: Type.Object({ ids: Ids }, strict),
    data: Type.Integer(),
    ...memberCall
  },
  /**
   * Returns people who seem to be the same, by number or by name and company: at most 50 groups of at most 20 people; what
   * is left comes when these are merged.
   */
  'POST /api/vcard/holder/duplicates': { data: Type.Array(Type.Array(HolderDuplicate)), ...encryptedCall },
  /**
   * Merges people into the first: their remarks are joined, what the first lacks is taken from the others. Can be undone
   * for ten minutes. A repeated call returns the first. Errors: NOT_FOUND, CONFLICT `entries` `cards` for two people with cards of their own, CONFLICT
   * `note` `maxLength` and `tags` `tooMany` when the joined remarks are longer than those of one person may be.
   */
  'POST /api/vcard/holder/merge': { input: Merge, data: HolderEntry, ...encryptedCall },
  /**
   * Undoes the last merge of these people; what was changed since stays, with the one whose data it is. Idempotent. Returns
   * the first. Error: NOT_FOUND, also after the ten minutes, and once the first was removed or merged again.
   */
  'POST /api/vcard/holder/merge/undo': { input: Merge, data: HolderEntry, ...encryptedCall },
  /**
   * Returns people as the text of a file, whole and in the order of the index: those of `ids`, or those of the list with
   * `filter`; without either all of them, with both those that are in both.
   */
  'POST /api/vcard/holder/export': {
    input: Type.Object({ format: HolderExport, ids: Type.Optional(Ids), filter: Type.Optional(HolderFilter) }, strict),
    data: Type.Object({ text: Type.String(), count: Type.Integer() }),
    ...encryptedCall
  },
  /** Creates a group. Idempotent per name. Errors: VALIDATION, CONFLICT `groups` `tooMany` above 30 groups. */
  'POST /api/vcard/holder/group/create': {
    input: Type.Object({ name: GroupName }, strict),
    data: HolderGroup,
    ...memberCall
  },
  /** Renames a group. Errors: NOT_FOUND, VALIDATION, CONFLICT `name` `taken` for a name that another one has. */
  'POST /api/vcard/holder/group/rename': {
    input: Type.Object({ id: Id, name: GroupName }, strict),
    data: Empty,
    ...memberCall
  },
  /** Removes a group; its people stay in the holder. Can be undone for ten minutes. Error: NOT_FOUND. */
  'POST /api/vcard/holder/group/remove/{id}': { data: Empty, auth: 'member' },
  /**
   * Undoes the removal of a group, with its people who are in no other one since. Idempotent. Errors: NOT_FOUND (also
   * after the ten minutes), CONFLICT `name` `taken`, CONFLICT `groups` `tooMany`.
   */
  'POST /api/vcard/holder/group/restore/{id}': { data: HolderGroup, auth: 'member' }
} as const;
