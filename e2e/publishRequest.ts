import { randomUUID } from 'node:crypto';
import type { OwnPurchase } from '@contract/ownPurchase';
import type { PurchaseDetail } from '@contract/purchase';
import type { PurchaseFields } from '@contract/purchaseFields';
import { DAY_MS } from '@rules/duration';
import { apiRequest } from './apiRequest';
import { secureCall } from './secureCall';
import { operatorToken } from './server';

const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A request for six tonnes of star anise to Chengdu, open to everyone who may quote. */
const fields = (): PurchaseFields => ({
  ...{ title: '', isTitleProposed: true },
  ...{ varietyId: 'star-anise', otherVariety: '', gradeId: 'dahong', specText: '', form: 'whole', originCodes: [] },
  ...{ quantityGrams: 6_000_000, unit: 'kg', gramsPerPack: null, expectedFen: 3400, isNegotiable: false },
  ...{ taxInvoice: 'special', deliveryCode: '510104', needBy: dayAfter(20), quoteDeadline: dayAfter(8) },
  ...{ frequency: 'once', payTerm: 'onDelivery', qualityDemand: '水分不超过 13%，无硫', attachments: [] },
  ...{ maxQuotes: 10, audience: 'public', invitedCompanyIds: [], isAnonymous: false }
});

/**
 * Publishes a new request of the buyer, approved by an operator, so that other journeys cannot have used it up.
 * @param asCompany false for a buyer without a company
 * @throws Error when the server refuses the request or its approval
 */
export async function publishRequest(site: string, buyerToken: string, asCompany = true): Promise<PurchaseDetail> {
  const body = { id: null, requestId: randomUUID(), asCompany, fields: fields() };
  const { id } = await secureCall<OwnPurchase>(site, '/api/front/purchase/submit', body, buyerToken);
  const response = await fetch(`${site}/api/operator/purchase/review/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ operator: '林静', action: 'approve', reason: '' })
  });
  const { code } = (await response.json()) as { code: number };
  if (code !== 200) throw new Error(`the review was answered with code ${code}`);
  return apiRequest<PurchaseDetail>(site, `/api/front/purchase/detail?id=${id}`, buyerToken);
}
