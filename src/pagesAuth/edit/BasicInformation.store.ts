import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasicInfo, BasicInfoBody, Gender, Identity } from '@contract/user';
import type { RegionPath } from '@contract/region';
import type { Variety } from '@contract/variety';
import type { UploadedImage } from '@contract/upload';
import type { PickedFile } from '@/platform/filePicker.types';
import { isRealName } from '@rules/personName';

export const MAX_INTRO = 140;
export const MAX_VARIETIES = 10;

export interface BasicInformationApi {
  getBasicInfo(): Promise<BasicInfo>;
  updateBasicInfo(changes: BasicInfoBody): Promise<BasicInfo>;
  listVarieties(): Promise<Variety[]>;
  pickPhotos(maxCount: number): Promise<PickedFile[]>;
  /** Null when the person turns back. */
  cropPhoto(photo: PickedFile): Promise<PickedFile | null>;
  uploadAvatar(path: string): Promise<UploadedImage>;
  releaseFile(path: string): void;
}

/** What the form holds. */
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

/** What a person tells about themself, while they edit it. Lives as long as its page. */
export class BasicInformationStore {
  /** As it was saved last; null until it is there. */
  saved: BasicInfo | null = null;
  form: ProfileForm | null = null;
  error: unknown = undefined;
  varietyNames: ReadonlyMap<string, string> = new Map();
  isNameTouched = false;
  isIntroBanned = false;
  /** The picture that was chosen may not be shown to others. */
  isAvatarRejected = false;
  isSaving = false;
  isUploading = false;
  /** Ends when the chosen picture has arrived or has been refused. */
  private upload: Promise<void> | null = null;

  constructor(private readonly api: BasicInformationApi) {
    makeAutoObservable<this, 'api' | 'upload'>(
      this,
      {
        saved: observableRef,
        form: observableRef,
        error: observableRef,
        varietyNames: observableRef,
        api: false,
        upload: false
      },
      { autoBind: true }
    );
  }

  get status(): 'ready' | 'loading' | 'error' {
    if (this.form) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  get isUnsaved(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  get hasNameError(): boolean {
    const { realName = '' } = this.form ?? {};
    return this.isNameTouched && realName.trim() !== '' && !isRealName(realName.trim());
  }

  /** Of what others would like to know, 0 to 100. Gender counts for nothing: nobody need say it. */
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

  /** Reads it, also again after another page has changed a part: what was typed here meanwhile stays. */
  async load(): Promise<void> {
    try {
      const [info, varieties] = await Promise.all([this.api.getBasicInfo(), this.api.listVarieties()]);
      runInAction(() => {
        const { changes } = this;
        this.varietyNames = new Map(varieties.map(({ id, name }) => [id, name]));
        this.error = undefined;
        this.saved = info;
        this.form = Object.keys(changes).length > 0 && this.form ? this.form : formOf(info);
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }

  set(changes: Partial<ProfileForm>): void {
    if (this.form) this.form = { ...this.form, ...changes };
    if (changes.intro !== undefined) this.isIntroBanned = false;
    if (changes.avatarUrl !== undefined) this.isAvatarRejected = false;
  }

  touchName(): void {
    this.isNameTouched = true;
  }

  /** Lets the person choose a picture and the square of it, and uploads that. Rejects with why it was not taken. */
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
   * True when it is saved, with the picture that was on its way; false when something is wrong with a field. Rejects
   * when it or the picture did not arrive.
   */
  async save(): Promise<boolean> {
    this.isNameTouched = true;
    if (this.isSaving || this.hasNameError) return false;
    this.isSaving = true;
    try {
      await this.upload;
      const saved = await this.api.updateBasicInfo(this.changes);
      runInAction(() => {
        this.saved = saved;
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

  /** True when a field of the form says what is wrong. */
  private applyServerErrors(error: unknown): boolean {
    const { data } = error as { data?: { fields?: Record<string, string> } };
    this.isIntroBanned = data?.fields?.intro === 'banned';
    this.isAvatarRejected = data?.fields?.avatarUrl === 'unfit';
    return this.isIntroBanned || this.isAvatarRejected;
  }
}
