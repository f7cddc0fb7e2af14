import { makeAutoObservable, reaction } from 'mobx';
import type { SupplyBrief } from '@contract/listing';
import type { OwnSupplyBrief } from '@contract/ownSupply';
import { type ListWindow, PagedList } from '@/request/PagedList';

/** A supply on offer that can be pinned to a card. */
export interface PinnableSupply {
  id: string;
  title: string;
  varietyName: string;
  /** Name of the company that the supply belongs to; empty for a personal supply. */
  companyName: string;
}

interface WindowQuery {
  limit: number;
  cursor?: string;
}

interface PinnableSuppliesApi {
  listOwnSupplies(query: WindowQuery & { tab: 'onSale' }): Promise<ListWindow<OwnSupplyBrief>>;
  listCompanySupplies(query: WindowQuery & { id: string }): Promise<ListWindow<SupplyBrief>>;
  /** Returns the ids of the user's companies. */
  companyIds(): readonly string[];
}

type Source = (query: WindowQuery) => Promise<ListWindow<PinnableSupply>>;

/** Maximum number of supplies of one answer. */
const LIMIT = 50;

/** The user's supplies on offer, then those of each of their companies, with a search for what they are called. */
export class PinnableSuppliesStore {
  readonly list: PagedList<PinnableSupply>;
  searchText = '';

  constructor(api: PinnableSuppliesApi) {
    this.list = new PagedList((cursor) => loadWindow(sourcesOf(api), cursor));
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** Returns whether none of all supplies is called like the searched text. */
  get isWithoutMatch(): boolean {
    const { items, isLoaded, hasMore } = this.list;
    return isLoaded && !hasMore && items.length > 0 && !items.some(this.isMatch);
  }

  /** Loads what is left as long as a text is searched for, until the returned function is called. */
  start(): () => void {
    return reaction(
      () => this.isIncomplete,
      (isIncomplete) => {
        if (isIncomplete) void this.list.loadMore();
      }
    );
  }

  async open(): Promise<void> {
    this.searchText = '';
    await this.list.refresh();
  }

  setSearchText(searchText: string): void {
    this.searchText = searchText;
  }

  isMatch({ title, varietyName }: PinnableSupply): boolean {
    return [title, varietyName].some((text) => text.toLowerCase().includes(this.wanted));
  }

  private get wanted(): string {
    return this.searchText.trim().toLowerCase();
  }

  /** Whether a search can go on in supplies that are not loaded yet. */
  private get isIncomplete(): boolean {
    const { hasMore, phase, error } = this.list;
    return this.wanted !== '' && hasMore && phase === 'idle' && error === undefined;
  }
}

const sourcesOf = (api: PinnableSuppliesApi): Source[] => [
  async (query) => withItems(await api.listOwnSupplies({ tab: 'onSale', ...query }), ({ companyName }) => companyName),
  ...api.companyIds().map(
    (id): Source =>
      async (query) =>
        withItems(await api.listCompanySupplies({ id, ...query }), ({ seller }) => seller.name)
  )
];

function withItems<T extends Omit<PinnableSupply, 'companyName'>>(
  { items, nextCursor }: ListWindow<T>,
  companyNameOf: (item: T) => string
): ListWindow<PinnableSupply> {
  const present = (item: T) => {
    const { id, title, varietyName } = item;
    return { id, title, varietyName, companyName: companyNameOf(item) };
  };
  return { items: items.map(present), nextCursor };
}

/** @param cursor index of a source, and the cursor in that one unless it begins, with a blank between */
async function loadWindow(sources: readonly Source[], cursor = '0'): Promise<ListWindow<PinnableSupply>> {
  const [index = '0', position] = cursor.split(' ');
  const source = sources[Number(index)];
  if (!source) return { items: [], nextCursor: null };
  const { items, nextCursor } = await source({ limit: LIMIT, ...(position !== undefined && { cursor: position }) });
  const next = nextCursor === null ? String(Number(index) + 1) : `${index} ${nextCursor}`;
  // A list whose first window is empty counts as empty.
  if (items.length === 0) return loadWindow(sources, next);
  return { items, nextCursor: nextCursor === null && Number(next) >= sources.length ? null : next };
}
