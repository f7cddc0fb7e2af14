import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { handle } from '../../http/endpoint';
import { NotificationError } from '../../providers/weChatPayNotification';
import { createOrder } from './checkout.service';
import { notificationPath, receiveNotification } from './notification.service';
import { cancelOrder, getOrder, listOrders } from './order.service';
import { listEnvironments } from './payer.service';

export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  const nowMs = () => deps.now().getTime();

  handle(app, 'GET /api/front/payment/environments', () => listEnvironments(deps.payment));
  handle(app, 'POST /api/front/payment/create', ({ user, input, request }) =>
    createOrder(deps, user, input, { clientIp: request.ip, nowMs: nowMs() })
  );
  handle(app, 'POST /api/front/payment/order', ({ user, input }) => getOrder(deps, user, input.orderNo, nowMs()));
  handle(app, 'POST /api/front/payment/cancel', ({ user, input }) => cancelOrder(deps, user, input.orderNo, nowMs()));
  handle(app, 'POST /api/front/payment/list', ({ user, input }) => listOrders(deps.db, user, input));

  // Not a call of the contract: WeChat Pay calls it, signs the exact text, and expects answers of its own form.
  void app.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, finish) =>
      finish(null, body)
    );
    scope.post<{ Body: unknown }>(notificationPath, { schema: { hide: true } }, async (request, reply) => {
      try {
        const body = typeof request.body === 'string' ? request.body : '';
        await receiveNotification(deps, { headers: request.headers, body }, nowMs());
        return { code: 'SUCCESS', message: '成功' };
      } catch (error) {
        return sendFailure(request, reply, error);
      }
    });
    done();
  });
}

/** Anything but success makes WeChat Pay send the notification again. The log has no personal data. */
function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const isRefused = error instanceof NotificationError;
  if (isRefused) request.log.warn({ reason: error.message }, 'a payment notification was refused');
  else request.log.error({ err: error }, 'a payment notification could not be recorded');
  const message = isRefused ? error.message : 'try again';
  return reply.code(isRefused ? error.status : 500).send({ code: 'FAIL', message });
}
