import type { Storage } from '../harness/wx/storage';
import { logIn } from './logIn';
import { openApp } from './openApp';

interface Person {
  /** Storage of the phone on which the user has logged in. */
  storage: Storage;
  token: string;
}

/** Users who have logged in once, each on a phone of their own. */
export class People {
  private readonly known = new Map<string, Promise<Person>>();

  /** Logs a user in, by mobile number. */
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
