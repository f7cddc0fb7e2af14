import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { demoAuthorizePath, DemoWeChat } from '../../providers/weChat';

const COOKIE = 'demo_wechat';
const PERSON = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,64})`);

/**
 * Replaces WeChat's authorisation page in the demo: redirects back with a code, as WeChat does without a dialog. A
 * cookie makes one browser one WeChat user. Redirects to pages of this site only.
 */
export function demoWeChat(app: FastifyInstance, { weChat }: Deps): void {
  if (!(weChat instanceof DemoWeChat)) return;
  app.get<{ Querystring: { redirect_uri?: string; state?: string } }>(
    demoAuthorizePath,
    { schema: { hide: true } },
    (request, reply) => {
      const returnUrl = sameSiteUrl(request.query.redirect_uri ?? '', request.host);
      if (returnUrl === null)
        return reply.code(400).send({ code: 400, msg: 'redirect_uri', data: { error: 'VALIDATION' } });
      const person = PERSON.exec(request.headers.cookie ?? '')?.[1] ?? randomBytes(8).toString('hex');
      returnUrl.searchParams.set('code', `${person}.${randomBytes(8).toString('hex')}`);
      returnUrl.searchParams.set('state', request.query.state ?? '');
      return reply
        .header('set-cookie', `${COOKIE}=${person}; Path=/api/demo; HttpOnly; SameSite=Lax; Max-Age=31536000`)
        .redirect(`${returnUrl.pathname}${returnUrl.search}`);
    }
  );
}

/** Returns the address if it is a page of the app on this host. */
function sameSiteUrl(address: string, host: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host === host && url.pathname.startsWith('/h5/') ? url : null;
}
