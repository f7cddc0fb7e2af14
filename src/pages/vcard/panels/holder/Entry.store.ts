import { makeAutoObservable, runInAction } from 'mobx';
import type { HolderChange, HolderEntry, HolderEntryDetail } from '@contract/holder';
import { MAX_HOLDER_NOTE, MAX_HOLDER_TAGS, normalizeHolderPerson } from '@rules/holder';
import { Resource, type ResourceStatus } from '@/request/Resource';
import { currentToken } from '@/request/session';
import type { HolderListStore } from './HolderList.store';

export interface EntryApi {
  getHolderEntry(id: string): Promise<HolderEntryDetail>;
  updateHolderEntry(change: HolderChange): Promise<HolderEntry>;
}

/** The list that shows the person, and what follows a change. */
interface EntryPorts {
  list: Pick<HolderListStore, 'replace'>;
  onChange(): Promise<void>;
}

/** Part of the opened person that is shown: everything, or one remark to edit. */
export type EntryPart = 'main' | 'note' | 'tags';

/** The person that is opened, with all contacts and remarks. */
export class EntryStore {
  /** Undefined while no one is opened. */
  openedId: string | undefined = undefined;
  part: EntryPart = 'main';
  /** Text of the note's field. */
  note = '';
  isSaving = false;
  private readonly resource: Resource<HolderEntryDetail, string>;

  constructor(
    private readonly api: EntryApi,
    private readonly ports: EntryPorts
  ) {
    this.resource = new Resource((id) => api.getHolderEntry(id));
    makeAutoObservable<this, 'api' | 'ports' | 'resource'>(
      this,
      { api: false, ports: false, resource: false },
      { autoBind: true }
    );
  }

  /** Null while loading, and for another user. */
  get entry(): HolderEntryDetail | null {
    const { value } = this.resource;
    return value?.id === this.openedId ? value : null;
  }

  get status(): ResourceStatus {
    return this.resource.status;
  }

  get error(): unknown {
    return this.resource.error;
  }

  get isNoteChanged(): boolean {
    return this.part === 'note' && this.note !== this.entry?.note;
  }

  get isNoteTooLong(): boolean {
    return [...this.note.trim()].length > MAX_HOLDER_NOTE;
  }

  get hasAllTags(): boolean {
    return (this.entry?.tags.length ?? 0) >= MAX_HOLDER_TAGS;
  }

  /** Opens a person, which marks the card as seen. Never rejects: a failure is in `error`. */
  async open(id: string): Promise<void> {
    this.openedId = id;
    this.part = 'main';
    this.resource.clear();
    await this.load();
  }

  async load(): Promise<void> {
    if (this.openedId === undefined) return;
    const isLatest = await this.resource.load(this.openedId);
    // Seen now.
    if (isLatest && this.entry) this.ports.list.replace({ ...this.entry, hasUpdate: false });
  }

  close(): void {
    this.openedId = undefined;
    this.part = 'main';
    this.resource.cancel();
  }

  showPart(part: EntryPart): void {
    this.part = part;
    this.note = this.entry?.note ?? '';
  }

  setNote(note: string): void {
    this.note = note;
  }

  /** Saves the typed note, and shows the person again. @returns as `save` @throws ApiError of the call */
  async saveNote(): Promise<boolean> {
    const isSaved = await this.save({ note: this.note });
    if (isSaved) this.showPart('main');
    return isSaved;
  }

  /** Adds a tag to the person, or removes it. @returns as `save` @throws ApiError of the call */
  toggleTag(tag: string): Promise<boolean> {
    const tags = this.entry?.tags ?? [];
    return this.save({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag] });
  }

  /**
   * Changes remarks or data of the opened person.
   * @returns false while another change is being saved, and when another user is logged in by then
   * @throws ApiError of the call; the shown data stays
   */
  async save(change: Omit<HolderChange, 'id'>): Promise<boolean> {
    const { entry } = this;
    if (entry === null || this.isSaving) return false;
    const token = currentToken();
    this.isSaving = true;
    try {
      const saved = await this.api.updateHolderEntry({ id: entry.id, ...change });
      if (token !== currentToken()) return false;
      runInAction(() => this.show(saved, change));
      return true;
    } finally {
      runInAction(() => (this.isSaving = false));
    }
  }

  private show(saved: HolderEntry, { person }: Omit<HolderChange, 'id'>): void {
    this.ports.list.replace(saved);
    void this.ports.onChange();
    const { value } = this.resource;
    if (value?.id !== saved.id) return;
    this.resource.show({ ...value, ...saved, person: person ? normalizeHolderPerson(person) : value.person });
  }
}
