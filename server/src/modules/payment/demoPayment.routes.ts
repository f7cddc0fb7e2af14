import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { languageOf } from '../../http/localText';
import { demoPage } from './demoPage';
import { demoPagePath, DemoPayment } from './demoPayment';
import { translatedGoods } from './goodsName';
import { notificationPath } from './notification.service';

interface DemoRoute {
  Params: { orderNo: string };
  /** `language`: that of the app, which may differ from the browser's. */
  Querystring: { return?: string; language?: string };
}
type DemoRequest = FastifyRequest<DemoRoute>;

/** Serves the page that plays the payment, in the demo only. */
export function demoPaymentRoutes(app: FastifyInstance, { payment, now }: Deps): void {
  const { demo } = payment.channels;
  if (!(demo instanceof DemoPayment)) return;
  const path = demoPagePath(':orderNo');
  const schema = { hide: true };

  app.get<DemoRoute>(path, { schema }, async (request, reply) => {
    const row = await demo.find(request.params.orderNo);
    if (row === undefined) return reply.callNotFound();
    const language = languageOf(request.query.language ?? request.headers['accept-language']);
    const translator = await app.findTranslator(language);
    const page = demoPage(row, {
      goods: translatedGoods(row.description, translator),
      language,
      query: new URL(request.url, 'http://page').search,
      returnUrl: returnUrlOf(request)
    });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });

  void app.register((scope, _options, done) => {
    // The forms of the page have no fields.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, finish) =>
      finish(null, undefined)
    );
    scope.post<DemoRoute>(`${path}/pay`, { schema }, async (request, reply) => {
      const nowMs = now().getTime();
      const row = await demo.pay(request.params.orderNo, nowMs);
      if (row !== undefined) {
        const { headers, body } = demo.notificationOf(row, nowMs);
        // A notification that is lost is made up for by the next query, as with WeChat Pay.
        await app.inject({ method: 'POST', url: notificationPath, headers, payload: body });
      }
      return goBack(request, reply);
    });
    scope.post<DemoRoute>(`${path}/cancel`, { schema }, (request, reply) => goBack(request, reply));
    scope.post<DemoRoute>(`${path}/expire`, { schema }, async (request, reply) => {
      await demo.endUnpaid(request.params.orderNo);
      return goBack(request, reply);
    });
    done();
  });
}

function goBack(request: DemoRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(returnUrlOf(request) ?? demoPagePath(encodeURIComponent(request.params.orderNo)), 303);
}

/** Returns path and query of the address to return to, if it is a page of the app on this host. */
function returnUrlOf(request: DemoRequest): string | null {
  const address = request.query.return ?? '';
  const origin = `http://${request.host}`;
  if (address === '' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.host === new URL(origin).host && url.pathname.startsWith('/h5/')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}
