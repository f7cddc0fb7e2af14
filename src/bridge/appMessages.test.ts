import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkFault } from '@rules/linkTarget';
import { appMessages, pageMessages } from './appMessages';

type Json = Record<string, unknown>;
interface DocumentedMessage {
  action: string;
  message: Json;
  answer: Json;
}

const document = readFileSync(path.resolve('docs/native-bridge.md'), 'utf8');

/** Returns the messages of a section, each with its two examples. */
function messagesOf(section: string): DocumentedMessage[] {
  const text = document.split(/^## /m).find((part) => part.startsWith(section)) ?? '';
  return text
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [message, answer] = [...part.matchAll(/^```json\n(.*?)\n```$/gms)].map(
        ([, json = '']) => JSON.parse(json) as Json
      );
      return { action: part.split('\n')[0] ?? '', message: message ?? {}, answer: answer ?? {} };
    });
}

describe.each([
  ['From the page to the app', pageMessages],
  ['From the app to the page', appMessages]
])('docs/native-bridge.md: %s', (section, table) => {
  const messages = messagesOf(section);

  it('has the messages of the table, in its order', () => {
    expect(messages.map(({ action }) => action)).toEqual(Object.keys(table));
  });

  it.each(messages)('gives an example of $action with the parameters and the answer of the table', (documented) => {
    const kind = table[documented.action as never] as { handler: string; param: string[]; answer: string[] };
    const { message, answer } = documented;
    const param = kind.handler === 'openMiniprogram' ? message : (message.param as Json);
    expect(Object.keys(param)).toEqual(kind.param);
    expect(Object.values(param).every((value) => typeof value === 'string')).toBe(true);
    expect(Object.keys(answer)).toEqual(kind.answer);
    if (kind.handler !== 'openMiniprogram') expect(message.action).toBe(documented.action);
  });
});

it('the jump action of the example in docs/native-bridge.md is a sound one', () => {
  const { message } = messagesOf('From the app to the page').find(({ action }) => action === 'jump') ?? {};
  expect(linkFault(JSON.parse(String((message?.param as Json).target)), [])).toBeUndefined();
});
