/**
 * Issues idempotency keys: the same id for every attempt to send the same content, so that the server accepts it once.
 */
export class RequestIds {
  private last: { content: string; id: string } | undefined;

  constructor(private readonly newRequestId: () => Promise<string>) {}

  async idFor(values: object): Promise<string> {
    const content = JSON.stringify(values);
    if (this.last?.content !== content) this.last = { content, id: await this.newRequestId() };
    return this.last.id;
  }
}
