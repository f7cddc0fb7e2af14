import { makeAutoObservable } from 'mobx';
import type { CallInput } from '@contract';
import type { CheckedExpoCertificate } from '@contract/expoCertificate';
import { isApiError } from '@/lib/ApiError';
import { Resource } from '@/request/Resource';

interface CheckApi {
  checkCertificate(query: CallInput<'POST /api/front/expo/checkCertificate'>): Promise<CheckedExpoCertificate>;
}

export type CheckPhase = 'form' | 'loading' | 'found' | 'notFound' | 'limited' | 'failed';

const NUMBER = /^YX\d{9}$/;

/** The check of a certificate by number and check code, for anyone. Lives as long as its page. */
export class CertificateCheckStore {
  /** Typed number. */
  no = '';
  /** Typed check code. */
  code = '';
  problem: 'required' | 'format' | null = null;
  readonly result: Resource<CheckedExpoCertificate, CallInput<'POST /api/front/expo/checkCertificate'>>;
  /** Whether the last check had a check code. */
  hadCode = false;
  private isAsked = false;

  constructor(api: CheckApi) {
    this.result = new Resource((query) => api.checkCertificate(query), { audience: 'everyone' });
    makeAutoObservable(this, { result: false }, { autoBind: true });
  }

  get phase(): CheckPhase {
    if (!this.isAsked) return 'form';
    switch (this.result.status) {
      case 'loading':
        return 'loading';
      case 'ready':
        return 'found';
      case 'empty':
        return 'notFound';
      case 'error':
        return isApiError(this.result.error, 'RATE_LIMITED') ? 'limited' : 'failed';
    }
  }

  setNo(no: string): void {
    this.no = no;
    this.problem = null;
  }

  setCode(code: string): void {
    this.code = code;
  }

  /** Checks what was typed, unless the number is not one. Never rejects. */
  async check(): Promise<void> {
    const no = this.no.toUpperCase().replace(/[^0-9A-Z]/g, '');
    if (!NUMBER.test(no)) {
      this.problem = no === '' ? 'required' : 'format';
      return;
    }
    const checkCode = this.code.trim();
    this.isAsked = true;
    this.hadCode = checkCode !== '';
    // The certificate of another number must not stay beside this one.
    this.result.clear();
    await this.result.load({ no, ...(this.hadCode && { checkCode }) });
  }
}
