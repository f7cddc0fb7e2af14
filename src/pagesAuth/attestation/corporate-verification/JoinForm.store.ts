import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isRealName } from '@rules/personName';
import type { Application, ApplyBody } from '@contract/joinTeam';
import type { PhotosStore } from '@/components/photo/Photos.store';

export interface JoinFields {
  realName: string;
  position: string;
  department: string;
  message: string;
}
type CheckedField = 'realName' | 'position';

interface FormApi {
  applyToTeam(body: ApplyBody): Promise<Application>;
}

const isRight: Record<CheckedField, (text: string) => boolean> = {
  realName: (text) => isRealName(text.trim()),
  position: (text) => text.trim() !== ''
};

/** An application to a company while it is written. Lives as long as its sheet. */
export class JoinFormStore {
  fields: JoinFields = { realName: '', position: '', department: '', message: '' };
  isSending = false;
  error: unknown = undefined;
  private left: readonly CheckedField[] = [];

  constructor(
    private readonly api: FormApi,
    private readonly target: { companyId: string; inviteCode: string | undefined },
    readonly photos: PhotosStore
  ) {
    makeAutoObservable<this, 'api' | 'target' | 'left'>(
      this,
      { error: observableRef, left: observableRef, api: false, target: false, photos: false },
      { autoBind: true }
    );
  }

  /** Is what stands in this field wrong, after it was left or sent? */
  isWrong(field: CheckedField): boolean {
    return this.left.includes(field) && !isRight[field](this.fields[field]);
  }

  set(field: keyof JoinFields, text: string): void {
    this.fields[field] = text;
  }

  leave(field: CheckedField): void {
    if (this.fields[field] !== '') this.left = [...this.left, field];
  }

  dispose(): void {
    this.photos.dispose();
  }

  /** The application as it was kept; undefined when something is wrong (a field, a photo, or `error`) or it is sent already. */
  async submit(): Promise<Application | undefined> {
    this.left = ['realName', 'position'];
    if (this.isSending || this.left.some((field) => this.isWrong(field))) return undefined;
    this.isSending = true;
    this.error = undefined;
    try {
      if (!(await this.photos.settle())) return undefined;
      const { inviteCode, companyId } = this.target;
      const body = { companyId, ...this.fields, proofIds: [...this.photos.urls], ...(inviteCode && { inviteCode }) };
      return await this.api.applyToTeam(body);
    } catch (error) {
      runInAction(() => (this.error = error));
      return undefined;
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }
}
