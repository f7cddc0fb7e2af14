import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Application, ApplyBody } from '@contract/joinTeam';
import { isRealName } from '@rules/personName';
import type { UploadsStore } from '@/components/upload/Uploads.store';

export interface JoinFields {
  realName: string;
  position: string;
  department: string;
  message: string;
}
type RequiredField = 'realName' | 'position';

interface JoinFormApi {
  applyToTeam(body: ApplyBody): Promise<Application>;
}

const validators: Record<RequiredField, (text: string) => boolean> = {
  realName: (text) => isRealName(text.trim()),
  position: (text) => text.trim() !== ''
};

/** Form of an application to a company. Lives as long as its sheet. */
export class JoinFormStore {
  fields: JoinFields = { realName: '', position: '', department: '', message: '' };
  isSending = false;
  error: unknown = undefined;
  private touched: readonly RequiredField[] = [];

  constructor(
    private readonly api: JoinFormApi,
    private readonly target: { companyId: string; inviteCode: string | undefined },
    readonly photos: UploadsStore
  ) {
    makeAutoObservable<this, 'api' | 'target' | 'touched'>(
      this,
      { error: observableRef, touched: observableRef, api: false, target: false, photos: false },
      { autoBind: true }
    );
  }

  /** Whether the field is invalid, once it was touched or submitted. */
  hasError(field: RequiredField): boolean {
    return this.touched.includes(field) && !validators[field](this.fields[field]);
  }

  set(field: keyof JoinFields, text: string): void {
    this.fields[field] = text;
  }

  touch(field: RequiredField): void {
    if (this.fields[field] !== '') this.touched = [...this.touched, field];
  }

  dispose(): void {
    this.photos.dispose();
  }

  /**
   * Submits the application.
   * @returns the saved application; undefined when a field, a photo or the request failed (see `error`) or it is being
   * sent
   */
  async submit(): Promise<Application | undefined> {
    this.touched = ['realName', 'position'];
    if (this.isSending || this.touched.some((field) => this.hasError(field))) return undefined;
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
