import { makeAutoObservable } from 'mobx';
import type { PaymentEnvironment, PaymentProduct } from '@contract/payment';
import { getPaymentEnvironments } from '@/api/payment';
import { paymentEnvironment } from '@/platform/payment';
import { Resource, type ResourceStatus } from '@/request/Resource';
import { serverConfig } from './serverConfig';

/** App types of payments in the server's list of hidden ones. */
const appTypes: Record<PaymentProduct, string> = { cardLevel: 'vcardPay', boothDeposit: 'boothPay' };

/** Whether goods of a product are sold to this client: where not, neither prices nor buttons are shown. Lives as long as the app. */
export class PaymentOfferStore {
  private readonly resource: Resource<PaymentEnvironment[]>;

  constructor(
    fetchEnvironments: () => Promise<PaymentEnvironment[]>,
    private readonly product: PaymentProduct = 'cardLevel'
  ) {
    this.resource = new Resource(fetchEnvironments, { audience: 'everyone' });
    makeAutoObservable<this, 'resource' | 'product'>(this, { resource: false, product: false }, { autoBind: true });
  }

  /** False until the server has said where it takes payments. */
  get isOffered(): boolean {
    const own = paymentEnvironment({ isVirtual: this.product === 'cardLevel' });
    if (own === undefined || serverConfig.BlockedList.includes(appTypes[this.product])) return false;
    return this.resource.value?.includes(own) ?? false;
  }

  get status(): ResourceStatus {
    return this.resource.status;
  }

  /** Error of the last load; undefined after a success. */
  get error(): unknown {
    return this.resource.error;
  }

  /** Asks the server where it takes payments. Never rejects: a failure is in `error`, and what was known stays. */
  async load(): Promise<void> {
    await this.resource.load();
  }
}

export const paymentOffer = new PaymentOfferStore(() => getPaymentEnvironments('cardLevel'));
export const depositOffer = new PaymentOfferStore(() => getPaymentEnvironments('boothDeposit'), 'boothDeposit');

/** Returns the offer of the goods of an order. */
export function offerOf(product: PaymentProduct): PaymentOfferStore {
  return product === 'cardLevel' ? paymentOffer : depositOffer;
}
