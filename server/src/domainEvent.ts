import type { Tx } from './database/schema';

/** Something that happened in a module, for the modules above it. */
export interface DomainEvent<Payload> {
  /**
   * Runs the handlers in the transaction in which it happened, one after the other: all of it is committed or none.
   * @throws the error of a handler
   */
  publish(tx: Tx, payload: Payload, nowMs: number): Promise<void>;
  /** Adds a handler, which runs after those that were added before. Only `wiring.ts` calls this. */
  subscribe(handler: DomainEventHandler<Payload>): void;
}

export type DomainEventHandler<Payload> = (tx: Tx, payload: Payload, nowMs: number) => Promise<void>;

/** Defines an event of a module, which a module above it may react to. A module never imports one above it. */
export function defineEvent<Payload>(): DomainEvent<Payload> {
  const handlers: DomainEventHandler<Payload>[] = [];
  return {
    async publish(tx, payload, nowMs) {
      for (const handler of handlers) await handler(tx, payload, nowMs);
    },
    subscribe(handler) {
      handlers.push(handler);
    }
  };
}
