import type { PurchaseDetail, QuotationObstacle } from '@contract/purchase';
import { openLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { openSimilar } from '../../openSimilar';

/** Opens the page that resolves the obstacle to quoting, or similar requests when it cannot be resolved. */
export function resolveObstacle(obstacle: QuotationObstacle, detail: PurchaseDetail): void {
  switch (obstacle) {
    case 'login':
      void openLogin();
      break;
    case 'verify':
      push('attestation.center');
      break;
    case 'company':
      push('attestation.corporate');
      break;
    case 'limit':
      push('quotation.ours');
      break;
    case 'invited':
    case 'own':
    case 'full':
    case 'ended':
      openSimilar(detail, 'purchases');
      break;
  }
}
