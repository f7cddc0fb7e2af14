import {
  ANSWER_MS,
  APP_NAME,
  type AppAction,
  type AppMessages,
  appMessages,
  type PageAction,
  type PageMessages,
  pageMessages,
  SPECIFIED_ACTIONS
} from './appMessages';

/** Object that the app injects, as far as the connection uses it. */
interface Bridge {
  callHandler(name: string, data: object, respond: (answer: unknown) => void): void;
  registerHandler(name: string, handler: (data: unknown, respond?: (answer: unknown) => void) => void): void;
}

export interface AppListener {
  /** Description of the page for the handshake. */
  readonly page: PageMessages['handshake'];
  /** Handles a message of the app. Returns whether it could be used. */
  handle<A extends AppAction>(action: A, param: AppMessages[A]): boolean;
}

/** `silent`: no answer within `ANSWER_MS`; `refused`: the app answered that it cannot, or does not know the message. */
export type AppAnswer = 'done' | 'refused' | 'silent';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a payload: iOS hands objects over, Android their JSON. */
function parse(data: unknown): Record<string, unknown> {
  if (typeof data !== 'string') return isRecord(data) ? data : {};
  try {
    const value: unknown = JSON.parse(data);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const isDone = ({ done }: Record<string, unknown>): boolean => done !== false && done !== 'false';

/** The exchange of messages with the app whose web view this page is in. */
export class AppConnection {
  /** Resolves to whether the app is ours: any other one must neither learn anything nor log anyone in. */
  readonly isOurs: Promise<boolean>;
  private actions: readonly string[] = SPECIFIED_ACTIONS;

  constructor(
    private readonly bridge: Bridge,
    listener: AppListener
  ) {
    this.isOurs = this.send('handshake', listener.page).then((answer) => {
      if (answer?.app !== APP_NAME) return false;
      this.actions = [...SPECIFIED_ACTIONS, ...listOf(answer.actions)];
      return true;
    });
    bridge.registerHandler('dataFromApp', (data, respond) => void this.receive(parse(data), listener, respond));
  }

  /** Sends a message that the app is to carry out; one that it does not list is refused at once. */
  async ask<A extends PageAction>(action: A, param: PageMessages[A]): Promise<AppAnswer> {
    if (!this.actions.includes(action)) return 'refused';
    const answer = await this.send(action, param);
    if (!answer) return 'silent';
    return isDone(answer) ? 'done' : 'refused';
  }

  private send<A extends PageAction>(action: A, param: PageMessages[A]): Promise<Record<string, unknown> | undefined> {
    const { handler } = pageMessages[action];
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), ANSWER_MS);
      // A copy for each message: newer versions of Android's bridge write into it.
      this.bridge.callHandler(handler, handler === 'dataToApp' ? { action, param } : { ...param }, (answer) => {
        clearTimeout(timer);
        resolve(parse(answer));
      });
    });
  }

  private async receive(
    { action, param }: Record<string, unknown>,
    listener: AppListener,
    respond?: (answer: unknown) => void
  ): Promise<void> {
    const known = (Object.keys(appMessages) as AppAction[]).find((name) => name === action);
    const fields = parse(param);
    const isComplete =
      known !== undefined && appMessages[known].param.every((name) => typeof fields[name] === 'string');
    if (!isComplete) console.warn(`bridge: message "${String(action)}" is not known or not complete`);
    const isUsed = isComplete && (await this.isOurs) && listener.handle(known, fields);
    respond?.({ done: isUsed });
  }
}

/** Android's bridge may hand a list over as text. */
function listOf(value: unknown): string[] {
  const list: unknown = typeof value === 'string' ? value.split(',').map((each) => each.trim()) : value;
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
}
