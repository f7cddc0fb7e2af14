import type {
  HolderDuplicate,
  HolderEntry,
  HolderEntryDetail,
  HolderPerson,
  HolderSummary,
  HolderWindow
} from '@contract/holder';

/** Builds a person of a card holder, with the given changes. */
export function buildHolderEntry(entry: Partial<HolderEntry> = {}): HolderEntry {
  return {
    id: 'lu',
    cardId: null,
    name: '陆志强',
    position: '采购主管',
    companyName: '辛味食品',
    avatarUrl: null,
    verifications: [],
    relation: 'kept',
    source: 'scan',
    metLocation: '',
    metAtMs: Date.parse('2026-11-20T10:00:00+08:00'),
    note: '',
    tags: [],
    groupId: null,
    isStarred: false,
    remindOn: null,
    hasUpdate: false,
    initial: 'L',
    ...entry
  };
}

/** Builds a person who seems to be the same as another one with one of these keys. */
export function buildHolderDuplicate(keys: string[] = [], entry: Partial<HolderEntry> = {}): HolderDuplicate {
  return { ...buildHolderEntry(entry), keys };
}

/** Builds a person with contacts. */
export function buildHolderDetail(
  entry: Partial<HolderEntry> = {},
  person: Partial<HolderPerson> = {}
): HolderEntryDetail {
  const built = buildHolderEntry(entry);
  const { name, position, companyName } = built;
  const unknown = { department: '', otherMobile: '', landline: '', weChatId: '', email: '', website: '', address: '' };
  return { ...built, person: { name, position, companyName, mobile: '13800138004', ...unknown, ...person } };
}

/** Builds the counts of a card holder, with the given changes. */
export function buildHolderSummary(summary: Partial<HolderSummary> = {}): HolderSummary {
  return {
    tabs: { all: 1, exchanged: 0, starred: 0, expo: 0 },
    requests: 0,
    groups: [],
    tags: [],
    due: [],
    ...summary
  };
}

/** Returns the window of a card holder with these people, who are in the order of the index. */
export function holderWindow(
  entries: readonly HolderEntry[],
  { offset, limit }: { offset: number; limit: number } = { offset: 0, limit: 100 }
): HolderWindow {
  const counts = new Map<string, number>();
  for (const { initial } of entries) counts.set(initial, (counts.get(initial) ?? 0) + 1);
  return {
    items: entries.slice(offset, offset + limit),
    total: entries.length,
    initials: [...counts].map(([initial, count]) => ({ initial, count }))
  };
}
