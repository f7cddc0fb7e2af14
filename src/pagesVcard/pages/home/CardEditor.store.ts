import { makeAutoObservable, runInAction, toJS } from 'mobx';
import type { PhoneVisibility } from '@contract/account';
import type { Card, CardChange, NewCard, OwnCards } from '@contract/card';
import { normalizeCard } from '@rules/card';
import { FormStore, type SubmitOutcome } from '@/components/form/Form.store';
import type { FormApi, LoadedForm } from '@/components/form/FormDefinition';
import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { Resource } from '@/request/Resource';
import { cardForm, type CardFormValues, fieldsOf, mergeEdits, newSnapshot, snapshotOf } from './cardForm';
import { type CardStep, cardSteps, countInStep, firstInvalidField, touchStep } from './cardSteps';

type UploadApi = Required<Pick<FormApi<CardFormValues>, 'newRequestId' | 'newUploads' | 'restoreUploads'>>;

export interface CardEditorApi extends UploadApi {
  getOwnCards(): Promise<OwnCards>;
  getPhoneVisibility(): Promise<PhoneVisibility>;
  createCard(body: NewCard): Promise<Card>;
  updateCard(body: CardChange): Promise<Card>;
}

interface EditorData {
  own: OwnCards;
  /** Null when it could not be loaded. */
  phoneVisibility: PhoneVisibility | null;
}

const isOutdated = (error: unknown) => isApiError(error, 'CONFLICT') && fieldErrorsOf(error)['revision'] !== undefined;

/**
 * Editor of a new or of an existing card. When the card was changed elsewhere, the fields that the user has changed keep
 * what they entered. Lives as long as its page.
 */
export class CardEditorStore {
  readonly form: FormStore<CardFormValues>;
  step: CardStep;
  /** True after the edit was merged with a change made elsewhere, until the next attempt to save. */
  isMerged = false;
  private readonly data: Resource<EditorData>;

  constructor(
    private readonly api: CardEditorApi,
    /** Undefined for a new card. */
    readonly id: string | undefined,
    step: CardStep = 'basics'
  ) {
    this.step = step;
    this.data = new Resource(
      async () => {
        const [own, phoneVisibility] = await Promise.all([
          api.getOwnCards(),
          api.getPhoneVisibility().catch(() => null)
        ]);
        return { own, phoneVisibility };
      },
      { missingCodes: [] }
    );
    this.form = new FormStore(cardForm, {
      load: () => this.load(),
      send: (values, requestId) => this.send(values, requestId),
      newRequestId: api.newRequestId,
      newUploads: api.newUploads,
      restoreUploads: api.restoreUploads
    });
    makeAutoObservable<this, 'api' | 'data'>(
      this,
      { form: false, id: false, api: false, data: false },
      { autoBind: true }
    );
  }

  /** The user's cards; null until loaded. */
  get own(): OwnCards | null {
    return this.data.value?.own ?? null;
  }

  /** The card as the server has it; null for a new one. */
  get card(): Card | null {
    return this.own?.cards.find(({ id }) => id === this.id) ?? null;
  }

  /** True for a user without a card. */
  get isFirst(): boolean {
    return this.own?.cards.length === 0;
  }

  /** True when the user may not have another card. */
  get isFull(): boolean {
    return this.id === undefined && this.own !== null && this.own.cards.length >= this.own.maxCards;
  }

  /** Viewers of the account's number where they are fewer than those of the card; null elsewhere. */
  get stricterAccount(): Exclude<PhoneVisibility, 'everyone'> | null {
    const { mobile, visibility } = this.form.values;
    const viewers = this.data.value?.phoneVisibility ?? 'everyone';
    if (viewers === 'everyone' || visibility.mobile !== 'everyone') return null;
    return mobile === this.own?.suggestion.mobile ? viewers : null;
  }

  get isUnsaved(): boolean {
    return this.form.isChanged;
  }

  get isLast(): boolean {
    return this.step === cardSteps[cardSteps.length - 1];
  }

  /** Returns true when the step shows a field error. */
  hasError(step: CardStep): boolean {
    return countInStep(step, this.form.hasError) > 0;
  }

  goToStep(step: CardStep): void {
    this.step = step;
  }

  /**
   * Shows the next step, or stays when a field is invalid.
   * @returns the first invalid field; undefined when the step is valid
   */
  nextStep(): string | undefined {
    const { form, step } = this;
    touchStep(step, form.touch);
    const invalid = firstInvalidField(form.hasError, [step]);
    if (!invalid) this.goToStep(cardSteps[cardSteps.indexOf(step) + 1] ?? step);
    return invalid?.field;
  }

  /**
   * Shows the step of the first invalid field.
   * @returns that field; undefined when all fields are valid
   */
  showFirstError(): string | undefined {
    const invalid = firstInvalidField(this.form.hasError);
    if (invalid) this.goToStep(invalid.step);
    return invalid?.field;
  }

  /**
   * Saves the card.
   * @throws ApiError of the call, unless it names fields; the entered values stay
   */
  submit(): Promise<SubmitOutcome> {
    this.isMerged = false;
    return this.form.submit();
  }

  /**
   * Removes a refused profile picture, for a form that does not show it.
   * @returns whether there was one
   */
  dropRefusedAvatar(): boolean {
    const avatar = this.form.uploads['avatarUrl'];
    if (avatar?.problem === undefined) return false;
    avatar.dispose();
    return true;
  }

  /** A card that is there after a conflict is not asked for again. */
  private async load(): Promise<LoadedForm<CardFormValues> | null> {
    if (this.data.value === null) await this.data.loadOrThrow();
    const { own, card } = this;
    if (own === null || (this.id !== undefined && card === null)) return null;
    return { previous: card ? snapshotOf(card) : newSnapshot(own), reasons: [] };
  }

  private async send(values: CardFormValues, requestId: string): Promise<void> {
    const { card } = this;
    const fields = normalizeCard(fieldsOf(values));
    if (!card) {
      await this.api.createCard({ ...fields, requestId });
      return;
    }
    try {
      await this.api.updateCard({ id: card.id, revision: card.revision, ...fields });
    } catch (error) {
      if (isOutdated(error)) await this.mergeWithLatest(card);
      throw error;
    }
  }

  /** @param before the card that the edit began with */
  private async mergeWithLatest(before: Card): Promise<void> {
    const edited = { values: toJS(this.form.values), photos: this.form.uploadIds };
    if (!(await this.data.load())) return;
    const { card } = this;
    await this.form.load(card && mergeEdits(snapshotOf(before), edited, snapshotOf(card)));
    runInAction(() => (this.isMerged = card !== null));
  }
}
