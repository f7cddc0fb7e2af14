export interface PageNames {
  /** Its name in src/routes.ts. */
  route: string;
  /** Its path below src, without an ending. */
  file: string;
  /** Last part of the path. */
  base: string;
  /** The call that it loads, as in the contract. */
  call: string;
  /** Name of the component. */
  page: string;
  /** Name of the dictionary. */
  messages: string;
  /** Module and name of the function that runs the call, and whether it takes an id. */
  import: string;
  verb: string;
  takesId: boolean;
  /** Whether the call is for members only: visitors are asked to log in. */
  isForMembers: boolean;
}

export const styleFile = `@use 'styles/tokens' as *;

.body {
  padding: 16px;
  color: t('ink-2');
}
`;

export const pageFile = (names: PageNames, localeImport: string) => `import { View } from '@tarojs/components';
${names.isForMembers ? '' : `import { useDidShow } from '@tarojs/taro';\n`}import { observer } from 'mobx-react-lite';
import { ${names.isForMembers ? 'useEffect, ' : ''}useState } from 'react';
${names.isForMembers ? `import { MemberFrame } from '@/components/member/MemberFrame';\n` : ''}import { clockOf } from '@/lib/time';
${names.takesId ? `import { useRouteParams } from '@/navigation/useRouteParams';\n` : ''}import { useOfflineSince } from '@/platform/network/useOfflineSince';
${names.isForMembers ? `import { user } from '@/stores/user';` : `import { PageFrame } from '@/ui/PageFrame';`}
import { SkeletonCard } from '@/ui/Skeleton';
import { ${names.verb} } from '${names.import}';
import { ${names.page}Store } from './${names.page}.store';
import { ${names.messages} } from '${localeImport}';
import styles from './${names.base}.module.scss';

/** Shows when its data were loaded. */
export default observer(function ${names.page}Page() {
  ${names.takesId ? `const { id = '' } = useRouteParams('${names.route}');\n  ` : ''}const [store] = useState(() => new ${names.page}Store(${names.takesId ? 'id, ' : ''}{ ${names.verb} }));
  const t = ${names.messages}();
  const { resource } = store;
  ${names.isForMembers ? memberLoading : 'useDidShow(() => void resource.loadOnce());'}

  return (
    <${names.isForMembers ? 'MemberFrame' : 'PageFrame'}
      title={t.title}
      ${names.isForMembers ? 'loggedOut={t}\n      ' : ''}status={resource.status}
      error={resource.error}
      onRetry={() => void resource.load()}
      offlineSinceMs={useOfflineSince(resource.value)}
      skeleton={<SkeletonCard />}
    >
      <View className={styles.body}>{t.updated(clockOf(resource.loadedAtMs))}</View>
    </${names.isForMembers ? 'MemberFrame' : 'PageFrame'}>
  );
});
`;

/** Also after a login on the page. */
const memberLoading = `const { isLoggedIn } = user;
  useEffect(() => {
    if (isLoggedIn) void resource.loadOnce();
  }, [isLoggedIn, resource]);`;

export const storeFile = (names: PageNames) => `import { makeAutoObservable } from 'mobx';
import type { CallData } from '@contract';
import { Resource } from '@/request/Resource';

type ${names.page}Data = CallData<'${names.call}'>;

interface ${names.page}Api {
  ${names.verb}(${names.takesId ? 'id: string' : ''}): Promise<${names.page}Data>;
}

/** Data of the page. Lives as long as the page. */
export class ${names.page}Store {
  readonly resource: Resource<${names.page}Data>;

  constructor(${names.takesId ? 'id: string, ' : ''}api: ${names.page}Api) {
    this.resource = new Resource(() => api.${names.verb}(${names.takesId ? 'id' : ''}));
    makeAutoObservable(this, { resource: false }, { autoBind: true });
  }
}
`;

export const storeTest = (
  names: PageNames,
  older: unknown,
  newer: unknown
) => `import type { CallData } from '@contract';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { ${names.page}Store } from './${names.page}.store';

testLateAnswers<CallData<'${names.call}'>>('the page ${names.route}', {
  setup: (${names.verb}) => {
    const { resource } = new ${names.page}Store(${names.takesId ? `'a1', ` : ''}{ ${names.verb} });
    return { load: () => resource.load(), shown: () => resource.value };
  },
  older: ${JSON.stringify(older)},
  newer: ${JSON.stringify(newer)}
});
`;

export const pageTest = (names: PageNames, data: unknown) => `import { settings } from '@/stores/settings';
${names.isForMembers ? `import { user } from '@/stores/user';\n` : ''}import { asGuest } from '@/testing/asGuest';
${names.isForMembers ? `import { buildPerson } from '@/testing/buildPerson';\n` : ''}import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';

const path = '/${names.file}${names.takesId ? '?id=a1' : ''}';
const api = fakeApi();

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  asGuest();
  api.connect();${names.isForMembers ? `\n  api.on({ 'GET /api/member/user/current': buildPerson() });` : ''}
});

describe('page ${names.route}', () => {
  ${names.isForMembers ? visitorTest : ''}it('shows what is missing', async () => {
    ${names.isForMembers ? memberLogin : ''}api.on({
      '${names.call}': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    const page = await openPage(path);
    await page.waitFor('${names.page}');
    expect(page.text()).not.toContain('更新于');
  });

  it('loads again after a failure', async () => {
    ${names.isForMembers ? memberLogin : ''}api.on({ '${names.call}': ${JSON.stringify(data)} });
    api.disconnect();
    const page = await openPage(path);
    await page.waitFor('重试');
    api.connect();
    await page.tap('重试');
    expect(page.text()).toContain('更新于');
  });
});
`;

const memberLogin = `user.setToken('T');\n    `;

const visitorTest = `it('asks visitors to log in', async () => {
    const page = await openPage(path);
    await page.waitFor('去登录');
    expect(page.text()).not.toContain('更新于');
  });

  `;
