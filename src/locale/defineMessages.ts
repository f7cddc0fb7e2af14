import { autorun, observable, runInAction } from 'mobx';
import { type Language, language } from './language';

type Loaders<M> = Record<Exclude<Language, 'zh-Hans'>, () => Promise<{ default: M }>>;

/**
 * Defines a dictionary: simplified Chinese is in the bundle, each other language is loaded when it is first selected.
 * A message is a string, or a function of its parameters that returns one, so a missing message or a wrong parameter
 * does not compile.
 *
 * @returns a function to call inside an observer; it returns the messages of the selected language, or those shown last
 * while the language is being loaded
 */
export function defineMessages<M extends object>(chinese: M, load: Loaders<NoInfer<M>>): () => M {
  const loaded = observable.map<Language, M>([['zh-Hans', chinese]], { deep: false });
  const shown = observable.box<Language>('zh-Hans');

  autorun(() => {
    const wanted = language.current;
    if (loaded.has(wanted)) {
      runInAction(() => shown.set(wanted));
      return;
    }
    if (wanted === 'zh-Hans') return;
    // An action of its own, because the autorun must not depend on the number.
    runInAction(() => language.addPending(1));
    load[wanted]().then(
      (module) =>
        runInAction(() => {
          loaded.set(wanted, module.default);
          language.addPending(-1);
        }),
      // The messages on screen stay; the next switch of the language loads again.
      () => language.addPending(-1)
    );
  });

  return () => loaded.get(shown.get()) ?? chinese;
}
