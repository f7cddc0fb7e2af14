import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HolderChange, HolderEntry, NewHolderPerson } from '@contract/holder';
import type { UnsentForm } from '@/components/form/draftStorage';
import { type FormPhase, FormStore, type SubmitOutcome } from '@/components/form/Form.store';
import { type PersonDraft, type PersonField, personForm, personOf, type PersonValues } from './personForm';

interface PersonFormApi {
  addHolderPerson(person: NewHolderPerson): Promise<HolderEntry>;
  /** Saves the data of the opened person. Resolves to false while another change is being saved. */
  saveEntry(change: Pick<HolderChange, 'person'>): Promise<boolean>;
  newRequestId(): Promise<string>;
}

/** The form of a person who is typed, read from a photo or a code, or edited. Lives as long as its sheet. */
export class PersonFormStore {
  readonly form: FormStore<PersonValues>;
  /** The new person, once the server has it. */
  added: HolderEntry | undefined = undefined;
  /** Whether all fields are shown; the others are few people's. */
  isExpanded = false;

  constructor(
    private readonly api: PersonFormApi,
    readonly draft: PersonDraft
  ) {
    this.form = new FormStore(personForm, {
      load: () => Promise.resolve({ previous: this.previous, reasons: [] }),
      send: (values, requestId) => this.send(values, requestId),
      newRequestId: () => api.newRequestId()
    });
    makeAutoObservable<this, 'api'>(
      this,
      { form: false, draft: false, api: false, added: observableRef },
      { autoBind: true }
    );
  }

  get phase(): FormPhase {
    return this.form.phase;
  }

  get isChanged(): boolean {
    return this.form.isChanged;
  }

  get isSubmitting(): boolean {
    return this.form.isSubmitting;
  }

  get unsent(): UnsentForm<PersonValues> {
    return this.form.unsent;
  }

  /** Shows the person. What was just read is shown with its problems, and in place of the draft. Never rejects. */
  async load(...[saved, isWanted]: Parameters<FormStore<PersonValues>['load']>): Promise<void> {
    const { form, draft } = this;
    const isRead = draft.kind === 'new' && draft.values.source !== 'manual';
    await form.load(isRead ? null : saved, isWanted);
    if (isRead) this.showRead(draft.values);
  }

  expand(): void {
    this.isExpanded = true;
  }

  /** Returns whether a field is shown that is not asked of everyone: with all fields, when it is filled, or wrong. */
  isShown(field: PersonField): boolean {
    return this.isExpanded || this.form.values[field] !== '' || this.form.hasError(field);
  }

  /** @throws ApiError of the call, unless it names fields; the entered values stay */
  submit(): Promise<SubmitOutcome> {
    return this.form.submit();
  }

  private get previous() {
    const { draft } = this;
    return draft.kind === 'new' ? null : { values: { ...personForm.empty(), ...draft.entry.person }, photos: {} };
  }

  private showRead({ source, ...texts }: PersonValues): void {
    this.form.prefill({ source });
    const filled = Object.entries(texts).filter(([, text]) => text !== '');
    this.form.set(Object.fromEntries(filled));
    for (const [field] of filled) this.form.touch(field);
  }

  private async send(values: PersonValues, requestId: string): Promise<void> {
    const { draft } = this;
    const person = personOf(values);
    if (draft.kind === 'edited') {
      if (!(await this.api.saveEntry({ person }))) throw new Error('another change is being saved');
      return;
    }
    const { source, note } = values;
    const added = await this.api.addHolderPerson({ requestId, person, source, metLocation: '', note });
    runInAction(() => (this.added = added));
  }
}
