import { runInAction } from 'mobx';
import { draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { siteUrl } from '@/platform/siteUrl';
import { newRequestId } from '@/request/requestId';
import { makePersistent } from '@/stores/persist';
import type { CheckoutValues } from './checkoutForm';

/** Code and state that WeChat's page adds to the address. */
interface Answer {
  code?: string | undefined;
  state?: string | undefined;
}

/**
 * Round trip to WeChat's page that identifies the payer in WeChat's browser. Only an answer with the `state` of our own
 * request counts, once. Lives as long as the app.
 */
export class PayerAuthorisationStore {
  /** OAuth `state` of the last request, kept while the user is on WeChat's page. */
  payerState = '';
  /** Values of the form that was left for WeChat's page. */
  payerDraft: FormDraft<CheckoutValues> | null = null;
  /** Whether WeChat's page has led back here since the app started. */
  isAnswered = false;
  private code: string | undefined;

  constructor() {
    makePersistent<PayerAuthorisationStore>(this, ['payerState', 'payerDraft']);
  }

  /**
   * Returns the address to open, which leads back to a page of ours with a code.
   * @param authorizeUrl address of WeChat's page with the placeholders `REDIRECT` and `STATE`
   * @param returnPath path and query of that page
   */
  async begin(authorizeUrl: string, returnPath: string): Promise<string> {
    const state = await newRequestId();
    runInAction(() => (this.payerState = state));
    return authorizeUrl.replace('REDIRECT', encodeURIComponent(siteUrl(returnPath))).replace('STATE', state);
  }

  /** Takes the answer of WeChat's page, unless this device did not ask for it. No-op for an address without one. */
  receive({ code = '', state = '' }: Answer): void {
    if (code === '') return;
    this.isAnswered = state !== '' && state === this.payerState;
    this.code = this.isAnswered ? code : undefined;
    this.payerState = '';
  }

  setDraft(draft: FormDraft<CheckoutValues> | null): void {
    this.payerDraft = draft;
  }

  /** Returns the code of the answer, which can be used once; undefined without one. */
  takeCode(): string | undefined {
    const { code } = this;
    this.code = undefined;
    return code;
  }
}

export const payerAuthorisation = new PayerAuthorisationStore();

/** The form that was left for WeChat's page. */
export const payerDraft = draftStorage(() => payerAuthorisation.payerDraft, payerAuthorisation.setDraft);
