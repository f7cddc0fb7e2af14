import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RegionPath } from '@contract/region';
import type { UploadedImage } from '@contract/upload';
import type { BasicInfo, BasicInfoBody, Gender, Identity } from '@contract/user';
import type { Variety } from '@contract/variety';
import { isRealName } from '@rules/personName';
import { fieldErrorsOf } from '@/lib/ApiError';
import type { PickedFile } from '@/platform/filePicker/types';
import { Resource, type ResourceStatus } from '@/request/Resource';

export const MAX_INTRO = 140;
export const MAX_VARIETIES = 10;

export interface BasicInformationApi {
  getBasicInfo(): Promise<BasicInfo>;
  updateBasicInfo(changes: BasicInfoBody): Promise<BasicInfo>;
  listVarieties(): Promise<Variety[]>;
  pickPhotos(maxCount: number): Promise<PickedFile[]>;
  /** Resolves to null when the user cancels. */
  cropPhoto(photo: PickedFile): Promise<PickedFile | null>;
  uploadAvatar(path: string): Promise<UploadedImage>;
  releaseFile(path: string): void;
}

/** Values of the form. */
interface ProfileForm {
  avatarUrl: string | null;
  realName: string;
  gender: Gender | null;
  region: RegionPath | null;
  identity: Identity | null;
  varietyIds: readonly string[];
  intro: string;
}

const formOf = ({ avatarUrl, realName, gender, region, identity, varietyIds, intro }: BasicInfo): ProfileForm => ({
  avatarUrl,
  realName,
  gender,
  region,
  identity,
  varietyIds,
  intro
});

interface LoadedProfile {
  saved: BasicInfo;
  varietyNames: ReadonlyMap<string, string>;
}

/** Profile of the user and the form for editing it. Lives as long as its page. */
export class BasicInformationStore {
  form: ProfileForm | null = null;
  private readonly resource: Resource<LoadedProfile>;
  isNameTouched = false;
  isIntroBanned = false;
  /** True when the server rejected the chosen picture. */
  isAvatarRejected = false;
  isSaving = false;
  isUploading = false;
  /** Running avatar upload; it settles on success and on failure. */
  private upload: Promise<void> | null = null;

  constructor(private readonly api: BasicInformationApi) {
    this.resource = new Resource(() => this.fetchProfile(), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'upload' | 'resource'>(
      this,
      {
        form: observableRef,
        resource: false,
        api: false,
        upload: false
      },
      { autoBind: true }
    );
  }

  /** Last saved profile; null until loaded. */
  get saved(): BasicInfo | null {
    return this.resource.value?.saved ?? null;
  }

  get varietyNames(): ReadonlyMap<string, string> {
    return this.resource.value?.varietyNames ?? new Map<string, string>();
  }

  get error(): unknown {
    return this.resource.error;
  }

  get status(): ResourceStatus {
    return this.resource.status;
  }

  get isUnsaved(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  get hasNameError(): boolean {
    // The name of a verified user is masked, which breaks the rule of names, and cannot be changed.
    if (this.saved?.isRealNameLocked) return false;
    const { realName = '' } = this.form ?? {};
    return this.isNameTouched && realName.trim() !== '' && !isRealName(realName.trim());
  }

  /** Completeness of the profile in percent. Gender is optional and does not count. */
  get completion(): number {
    const { saved, form } = this;
    if (!saved || !form) return 0;
    const filledFields = [
      form.avatarUrl,
      saved.nicknameFromMs !== null || !saved.nickname.startsWith('香友'),
      form.realName,
      form.region,
      form.identity,
      form.varietyIds.length > 0,
      form.intro.trim(),
      saved.address
    ];
    return Math.round((100 * filledFields.filter(Boolean).length) / filledFields.length);
  }

  /** Loads the profile; also after another page changed a part of it. Unsaved input is preserved. */
  async load(): Promise<void> {
    const { changes } = this;
    if (!(await this.resource.load()) || !this.saved) return;
    const { saved } = this;
    runInAction(() => (this.form = Object.keys(changes).length > 0 && this.form ? this.form : formOf(saved)));
  }

  private async fetchProfile(): Promise<LoadedProfile> {
    const [saved, varieties] = await Promise.all([this.api.getBasicInfo(), this.api.listVarieties()]);
    return { saved, varietyNames: new Map(varieties.map(({ id, name }) => [id, name])) };
  }

  set(changes: Partial<ProfileForm>): void {
    if (this.form) this.form = { ...this.form, ...changes };
    if (changes.intro !== undefined) this.isIntroBanned = false;
    if (changes.avatarUrl !== undefined) this.isAvatarRejected = false;
  }

  touchName(): void {
    this.isNameTouched = true;
  }

  /** Lets the user pick and crop a picture, then uploads it. Rejects when picking or uploading fails. */
  async changeAvatar(): Promise<void> {
    const [photo] = await this.api.pickPhotos(1);
    const square = photo && (await this.api.cropPhoto(photo));
    if (!square || this.isUploading) return;
    this.upload = this.uploadAvatar(square.path);
    await this.upload;
  }

  private async uploadAvatar(path: string): Promise<void> {
    this.isUploading = true;
    try {
      const { url } = await this.api.uploadAvatar(path);
      this.set({ avatarUrl: url });
    } finally {
      this.api.releaseFile(path);
      runInAction(() => {
        this.isUploading = false;
        this.upload = null;
      });
    }
  }

  /**
   * Saves the changes after a running avatar upload has ended. Rejects when saving or uploading failed.
   * @returns false when a field is invalid
   */
  async save(): Promise<boolean> {
    this.isNameTouched = true;
    if (this.isSaving || this.hasNameError) return false;
    this.isSaving = true;
    try {
      await this.upload;
      const saved = await this.api.updateBasicInfo(this.changes);
      runInAction(() => {
        this.resource.change({ saved });
        this.form = formOf(saved);
      });
      return true;
    } catch (error) {
      if (!this.applyServerErrors(error)) throw error;
      return false;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  private get changes(): BasicInfoBody {
    const { saved, form } = this;
    if (!saved || !form) return {};
    const differs = (field: 'avatarUrl' | 'gender' | 'identity') => form[field] !== saved[field];
    return {
      ...(differs('avatarUrl') && { avatarUrl: form.avatarUrl }),
      ...(form.realName.trim() !== saved.realName && { realName: form.realName.trim() }),
      ...(differs('gender') && { gender: form.gender }),
      ...(form.region?.code !== saved.region?.code && { regionCode: form.region?.code ?? null }),
      ...(differs('identity') && { identity: form.identity }),
      ...(form.varietyIds.join() !== saved.varietyIds.join() && { varietyIds: [...form.varietyIds] }),
      ...(form.intro.trim() !== saved.intro && { intro: form.intro.trim() })
    };
  }

  /** Assigns server errors to fields; returns false when none applies. */
  private applyServerErrors(error: unknown): boolean {
    const fields = fieldErrorsOf(error);
    this.isIntroBanned = fields.intro === 'banned';
    this.isAvatarRejected = fields.avatarUrl === 'unfit';
    return this.isIntroBanned || this.isAvatarRejected;
  }
}
