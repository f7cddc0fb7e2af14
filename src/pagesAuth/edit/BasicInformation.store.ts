import { makeAutoObservable, runInAction, toJS } from 'mobx';
import type { UploadedImage } from '@contract/upload';
import type { BasicInfo, BasicInfoBody } from '@contract/user';
import type { Variety } from '@contract/variety';
import { isGeneratedNickname } from '@rules/generatedNickname';
import { FormStore } from '@/components/form/Form.store';
import type { PickedFile } from '@/platform/filePicker/types';
import { Resource, type ResourceStatus } from '@/request/Resource';
import { changesOf, profileForm, type ProfileValues, valuesOf } from './profileForm';

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

interface LoadedProfile {
  saved: BasicInfo;
  varietyNames: ReadonlyMap<string, string>;
}

/** Profile of the user and the form for editing it. Lives as long as its page. */
export class BasicInformationStore {
  readonly form: FormStore<ProfileValues>;
  isUploading = false;
  /** Running avatar upload; it settles on success and on failure. */
  private upload: Promise<void> | null = null;
  /** Values that the last save sent. */
  private sentValues: ProfileValues | null = null;
  private readonly profile: Resource<LoadedProfile>;

  constructor(private readonly api: BasicInformationApi) {
    this.profile = new Resource(() => this.fetchProfile(), { missingCodes: [] });
    this.form = new FormStore(profileForm, {
      load: () =>
        Promise.resolve({ previous: this.saved && { values: valuesOf(this.saved), photos: {} }, reasons: [] }),
      send: () => this.send()
    });
    makeAutoObservable<this, 'api' | 'upload' | 'sentValues' | 'profile'>(
      this,
      { form: false, profile: false, api: false, upload: false, sentValues: false },
      { autoBind: true }
    );
  }

  /** Last saved profile; null until loaded. */
  get saved(): BasicInfo | null {
    return this.profile.value?.saved ?? null;
  }

  get varietyNames(): ReadonlyMap<string, string> {
    return this.profile.value?.varietyNames ?? new Map<string, string>();
  }

  get error(): unknown {
    return this.profile.error;
  }

  get status(): ResourceStatus {
    return this.profile.status === 'ready' ? this.form.status : this.profile.status;
  }

  get isUnsaved(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** Completeness of the profile in percent. Gender is optional and does not count. */
  get completion(): number {
    const { saved } = this;
    if (!saved) return 0;
    const { avatarUrl, realName, regionCode, identity, varietyIds, intro } = this.form.values;
    const filledFields = [
      avatarUrl,
      saved.nicknameFromMs !== null || !isGeneratedNickname(saved.nickname),
      realName,
      regionCode,
      identity,
      varietyIds.length > 0,
      intro.trim(),
      saved.address
    ];
    return Math.round((100 * filledFields.filter(Boolean).length) / filledFields.length);
  }

  /** Loads the profile; also after another page changed a part of it. Unsaved input is preserved. */
  async load(): Promise<void> {
    const before = this.saved && valuesOf(this.saved);
    if (await this.profile.load()) await this.showSaved(before);
  }

  /**
   * Lets the user pick and crop a picture, then uploads it.
   * @throws ApiError when picking or uploading fails
   */
  async changeAvatar(): Promise<void> {
    const [photo] = await this.api.pickPhotos(1);
    const square = photo && (await this.api.cropPhoto(photo));
    if (!square || this.isUploading) return;
    this.upload = this.uploadAvatar(square.path);
    await this.upload;
  }

  /**
   * Saves the changes after a running avatar upload has ended.
   * @returns false when a field is invalid or another call is running
   * @throws ApiError when saving or uploading fails
   */
  async save(): Promise<boolean> {
    if ((await this.form.submit()) !== 'sent') return false;
    await this.showSaved(this.sentValues);
    return true;
  }

  private get changes(): BasicInfoBody {
    return this.saved ? changesOf(this.form.values, this.saved) : {};
  }

  private async fetchProfile(): Promise<LoadedProfile> {
    const [saved, varieties] = await Promise.all([this.api.getBasicInfo(), this.api.listVarieties()]);
    return { saved, varietyNames: new Map(varieties.map(({ id, name }) => [id, name])) };
  }

  private async uploadAvatar(path: string): Promise<void> {
    this.isUploading = true;
    try {
      const { url } = await this.api.uploadAvatar(path);
      this.form.set({ avatarUrl: url });
    } finally {
      this.api.releaseFile(path);
      runInAction(() => {
        this.isUploading = false;
        this.upload = null;
      });
    }
  }

  /** Shows the saved profile, except in the fields whose values the user has changed from `base`. */
  private async showSaved(base: ProfileValues | null): Promise<void> {
    const isTyped = ([field, value]: [string, unknown]) =>
      base !== null && JSON.stringify(value) !== JSON.stringify(base[field as keyof ProfileValues]);
    const typed = Object.fromEntries(Object.entries(toJS(this.form.values)).filter(isTyped));
    await this.form.load(this.saved && { values: { ...valuesOf(this.saved), ...typed }, photos: {} });
  }

  private async send(): Promise<void> {
    await this.upload;
    this.sentValues = toJS(this.form.values);
    await this.profile.showAnswer(async () => {
      const saved = await this.api.updateBasicInfo(this.changes);
      return { saved, varietyNames: this.varietyNames };
    });
  }
}
