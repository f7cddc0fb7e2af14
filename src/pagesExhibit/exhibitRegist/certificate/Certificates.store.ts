import { makeAutoObservable, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type { OwnExpoCertificate } from '@contract/expoCertificate';
import { isApiError } from '@/lib/ApiError';
import { Resource, type ResourceStatus } from '@/request/Resource';

interface CertificatesApi {
  getCertificates(): Promise<OwnExpoCertificate[]>;
  receiveCertificate(body: CallInput<'POST /api/front/spiceExpo/receiveCertificate'>): Promise<OwnExpoCertificate>;
}

/** Returns what identifies a certificate among those of the member. */
export const certificateKey = ({ expoId, subject }: Pick<OwnExpoCertificate, 'expoId' | 'subject'>): string =>
  `${expoId} ${subject}`;

/** The certificates that the member may claim and has. Lives as long as the panel. */
export class CertificatesStore {
  readonly list: Resource<readonly OwnExpoCertificate[]>;
  /** Key of the certificate that is being claimed. */
  claiming: string | null = null;

  constructor(private readonly api: CertificatesApi) {
    this.list = new Resource(() => api.getCertificates());
    makeAutoObservable<this, 'api'>(this, { list: false, api: false }, { autoBind: true });
  }

  get status(): ResourceStatus {
    return this.list.value?.length === 0 ? 'empty' : this.list.status;
  }

  get certificates(): readonly OwnExpoCertificate[] {
    return this.list.value ?? [];
  }

  /** Loads the certificates. Never rejects. */
  async load(): Promise<void> {
    await this.list.load();
  }

  /**
   * Claims a certificate. Loads the list again when there is nothing to claim any more.
   * @returns false while another one is being claimed
   * @throws ApiError of the call
   */
  async claim(certificate: OwnExpoCertificate): Promise<boolean> {
    if (this.claiming !== null) return false;
    const key = certificateKey(certificate);
    this.claiming = key;
    try {
      const { expoId, subject } = certificate;
      await this.list.showAnswer(async () => {
        const claimed = await this.api.receiveCertificate({ expoId, subject });
        return this.certificates.map((one) => (certificateKey(one) === key ? claimed : one));
      });
      return true;
    } catch (error) {
      if (isApiError(error, 'NOT_FOUND', 'CONFLICT')) await this.load();
      throw error;
    } finally {
      runInAction(() => (this.claiming = null));
    }
  }
}
