import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { createOrder } from './checkout.service';
import { translatedGoods } from './goodsName';
import { cancelOrder, getOrder, listOrders } from './order.service';
import { listEnvironments } from './payer.service';

export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  const nowMs = () => deps.now().getTime();

  handle(app, 'GET /api/front/payment/environments', ({ input }) =>
    listEnvironments(deps.payment, input.product ?? 'cardLevel')
  );
  handle(app, 'POST /api/front/payment/create', async ({ user, input, language, request }) => {
    const translator = await app.findTranslator(language);
    const nameGoods = translator && ((description: string) => translatedGoods(description, translator));
    return createOrder(deps, user, input, { clientIp: request.ip, nameGoods, nowMs: nowMs() });
  });
  handle(app, 'POST /api/front/payment/order', ({ user, input }) => getOrder(deps, user, input.orderNo, nowMs()));
  handle(app, 'POST /api/front/payment/cancel', ({ user, input }) => cancelOrder(deps, user, input.orderNo, nowMs()));
  handle(app, 'POST /api/front/payment/list', ({ user, input }) => listOrders(deps.db, user, input));
}
