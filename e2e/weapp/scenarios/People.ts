import type { Storage } from '../harness/wx/storage';
import { logIn } from './logIn';
import { openApp } from './openApp';

interface Person {
  /** Of the phone on which they have logged in. */
  storage: Storage;
  token: string;
}

/** People who have logged in on a phone of their own, once each. */
export class People {
  private readonly known = new Map<string, Promise<Person>>();

  /** Logs somebody in, by mobile number. */
  enter(site: string, mobile: string): Promise<Person> {
    const person = this.known.get(mobile) ?? logInAt(site, mobile);
    this.known.set(mobile, person);
    return person;
  }
}

async function logInAt(site: string, mobile: string): Promise<Person> {
  const app = await openApp({ baseUrl: site, path: 'pagesAuth/login/PhoneLogin' });
  try {
    await logIn(app, mobile);
    const [, token = ''] = (app.requests.at(-1)?.headers.authorization ?? '').split(' ');
    return { storage: app.storage, token };
  } finally {
    app.close();
  }
}
