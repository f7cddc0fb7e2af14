import { autorun, observable, runInAction } from 'mobx';
import { type Language, language } from './language';

type Loaders<W> = Record<Exclude<Language, 'zh-Hans'>, () => Promise<{ default: W }>>;

/**
 * A dictionary: simplified Chinese in the bundle, the other languages loaded when they are first spoken.
 * A word is a string, or a function of its parameters that gives one, so a missing word or a wrong parameter
 * does not compile. Call the answer inside an observer: it gives the words of the language spoken now, or the
 * ones shown last while a language is still on its way.
 */
export function defineMessages<W extends object>(chinese: W, load: Loaders<NoInfer<W>>): () => W {
  const loaded = observable.map<Language, W>([['zh-Hans', chinese]], { deep: false });
  const shown = observable.box<Language>('zh-Hans');

  autorun(() => {
    const wanted = language.current;
    if (loaded.has(wanted)) {
      runInAction(() => shown.set(wanted));
      return;
    }
    if (wanted === 'zh-Hans') return;
    load[wanted]().then(
      (module) => runInAction(() => loaded.set(wanted, module.default)),
      // The words on screen stay; the next switch asks again.
      () => undefined
    );
  });

  return () => loaded.get(shown.get()) ?? chinese;
}
