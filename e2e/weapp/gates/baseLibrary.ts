import { apiVersions, compareVersions } from '../harness/wx/apiNames';
import { type Gate, GateFailure } from './Gate';

/**
 * Kinds of WeChat's button, with the base library that they came with and the function whose presence the app checks before it
 * shows one: the typings do not list them.
 */
const buttonKinds: Record<string, { version: string; guard: string }> = {
  agreePrivacyAuthorization: { version: '2.32.3', guard: 'getPrivacySetting' },
  chooseAvatar: { version: '2.21.2', guard: 'chooseAvatar' },
  getRealtimePhoneNumber: { version: '2.24.4', guard: 'getRealtimePhoneNumber' }
};

/**
 * Every function of `wx` exists on the declared oldest base library, or the script asks `canIUse` for it first. WeChat's console
 * keeps older phones out by the same number (设置 → 基本设置 → 基础库最低版本设置).
 */
export function baseLibrary(minimum: string): Gate {
  const isNewer = (version: string) => compareVersions(version, minimum) > 0;
  const newer = new Map([...apiVersions()].filter(([, version]) => isNewer(version)));
  return {
    name: 'base library',
    check(output) {
      const found = new Set<string>();
      const scripts = output.withExtension('.js').map((file) => ({ file, text: output.text(file) }));
      for (const { file, text } of scripts) {
        for (const [, name = ''] of text.matchAll(/\.(\w+)\(/g)) {
          const version = newer.get(name);
          if (version === undefined) continue;
          found.add(name);
          if (!isGuarded(text, name)) {
            throw new GateFailure(file, `wx.${name} needs the base library ${version}, without canIUse("${name}")`);
          }
        }
      }
      const isGuardedAnywhere = (name: string) => scripts.some(({ text }) => isGuarded(text, name));
      for (const [kind, { version, guard }] of Object.entries(buttonKinds)) {
        const user = scripts.find(({ text }) => text.includes(`openType:"${kind}"`));
        if (user === undefined || !isNewer(version)) continue;
        found.add(kind);
        if (!isGuardedAnywhere(guard)) {
          throw new GateFailure(
            user.file,
            `the button ${kind} needs the base library ${version}, without canIUse("${guard}")`
          );
        }
      }
      return `${minimum} or newer, ${found.size} guarded`;
    }
  };
}

const isGuarded = (script: string, name: string): boolean =>
  new RegExp(`canIUse\\(\\s*["'\`]${name}["'\`]\\s*\\)`).test(script);
