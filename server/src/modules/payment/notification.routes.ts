import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import type { PushQuery } from '../../providers/weChatMessagePush';
import { NotificationError } from '../../providers/weChatPayNotification';
import { notificationPath, receiveNotification } from './notification.service';
import { confirmPushAddress, messagePushPath, receiveMessage } from './virtualNotification.service';

interface TextRoute {
  Body: unknown;
  Querystring: PushQuery;
}

/** Registers the addresses that WeChat calls: no calls of the contract, because it expects answers of its own form. */
export function paymentNotificationRoutes(app: FastifyInstance, deps: Deps): void {
  const nowMs = () => deps.now().getTime();
  const schema = { hide: true };

  void app.register((scope, _options, done) => {
    // The signatures cover the exact text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, finish) => finish(null, body));

    scope.post<TextRoute>(notificationPath, { schema }, async (request, reply) => {
      try {
        await receiveNotification(deps, { headers: request.headers, body: textOf(request.body) }, nowMs());
        return { code: 'SUCCESS', message: '成功' };
      } catch (error) {
        const { status, message } = failureOf(request, error);
        return reply.code(status).send({ code: 'FAIL', message });
      }
    });
    scope.get<TextRoute>(messagePushPath, { schema }, (request, reply) => {
      try {
        const text = confirmPushAddress(deps.payment, request.query);
        return reply.type('text/plain').send(text);
      } catch (error) {
        const { status, message } = failureOf(request, error);
        return reply.code(status).send({ ErrCode: status, ErrMsg: message });
      }
    });
    scope.post<TextRoute>(messagePushPath, { schema }, async (request, reply) => {
      try {
        const { query } = request;
        const { kind, answer } = await receiveMessage(deps, { query, body: textOf(request.body) }, nowMs());
        request.log.info({ kind }, 'a message of the mini-program was taken');
        return answer === null ? reply.type('text/plain').send('success') : reply.send(answer);
      } catch (error) {
        const { status, message } = failureOf(request, error);
        return reply.code(status).send({ ErrCode: status, ErrMsg: message });
      }
    });
    done();
  });
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : '');

/** Logs a failure without personal data, with the order of an authentic one. WeChat sends the notification again. */
function failureOf(request: FastifyRequest, error: unknown): { status: number; message: string } {
  if (error instanceof NotificationError) {
    const { message: reason, orderNo } = error;
    request.log.warn({ reason, orderNo }, 'a payment notification was refused');
    return { status: error.status, message: error.message };
  }
  request.log.error({ err: error }, 'a payment notification could not be recorded');
  return { status: 500, message: 'try again' };
}
