import type { Page, Request } from '@playwright/test';
import type { LiveStreamPath } from '../../types/contract/live';

const stream: LiveStreamPath = '/api/front/live/stream';

/** Counts the requests of a page that are not answered yet; the stream of live updates never is. */
export class RequestsInFlight {
  private readonly open = new Set<Request>();

  constructor(page: Page) {
    const end = (request: Request) => void this.open.delete(request);
    page.on('request', (request) => {
      if (!request.url().includes(stream)) this.open.add(request);
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  get count(): number {
    return this.open.size;
  }
}
