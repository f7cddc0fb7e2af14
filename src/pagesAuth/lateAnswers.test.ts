import type { Cancellation, Device, Preferences } from '@contract/account';
import type { Address } from '@contract/address';
import type { CompanyInfo } from '@contract/company';
import type { InviteSummary } from '@contract/invite';
import type { LoginMethods } from '@contract/login';
import type { BasicInfo } from '@contract/user';
import { buildAccount } from '@/testing/buildAccount';
import { buildAddress } from '@/testing/buildAddress';
import { buildBasicInfo } from '@/testing/buildBasicInfo';
import { buildCompanyInfo, buildFoundCompany, buildTeam } from '@/testing/buildTeam';
import { deferred } from '@/testing/deferred';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { AddressEditStore } from './addressManager/AddressEdit.store';
import { AddressListStore } from './addressManager/AddressList.store';
import { JoinTeamStore } from './attestation/corporate-verification/JoinCorporateTeam.store';
import { editableFieldsOf } from './company/companyForm';
import { CompanyInformationStore } from './company/CompanyInformation.store';
import { TeamStore } from './company/Team.store';
import { AddressStore } from './edit/Address.store';
import { BasicInformationStore } from './edit/BasicInformation.store';
import { NickNameStore } from './edit/NickName.store';
import { ContactInviteStore } from './invite/ContactInvite.store';
import { FriendListStore } from './invite/FriendList.store';
import { LoginMethodsStore } from './login/loginMethods';
import { AccountSettingStore } from './setting/AccountSetting.store';
import { CancellationStore } from './setting/Cancellation.store';

const session = { isLoggedIn: true };
const unexpected = () => Promise.reject(new Error('not expected here'));
const noRows = () => Promise.resolve({ items: [], nextCursor: null });

testLateAnswers<Address[]>('the addresses', {
  setup: (listAddresses) => {
    const store = new AddressListStore(
      { listAddresses, removeAddress: unexpected, restoreAddress: unexpected, setDefaultAddress: unexpected },
      session
    );
    return { load: store.load, shown: () => store.addresses };
  },
  older: [buildAddress({ receiver: 'older' })],
  newer: [buildAddress({ receiver: 'newer' })]
});

testLateAnswers<Address[]>('an edited address', {
  setup: (listAddresses) => {
    const store = new AddressEditStore(
      {
        listAddresses,
        createAddress: unexpected,
        changeAddress: unexpected,
        getRegions: unexpected,
        newRequestId: unexpected
      },
      'a1'
    );
    return { load: () => store.form.load(), shown: () => store.isDefaultLocked };
  },
  older: [buildAddress({ isDefault: true })],
  newer: [buildAddress({ isDefault: false })],
  view: ([address]) => address?.isDefault
});

testLateAnswers<BasicInfo>('the address of a profile', {
  setup: (getBasicInfo) => {
    const store = new AddressStore({ getBasicInfo, updateBasicInfo: unexpected });
    return { load: () => store.form.load(), shown: () => store.isSaved };
  },
  older: buildBasicInfo({
    address: { region: { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] }, detail: '二环北路 1 号' }
  }),
  newer: buildBasicInfo({ address: null }),
  view: ({ address }) => address !== null
});

testLateAnswers('the companies found by a link', {
  setup: (getTeamByLink) => {
    const store = new JoinTeamStore(
      {
        searchTeams: unexpected,
        getTeamByLink,
        listMyApplications: () => Promise.resolve({ applications: [], invitations: [] })
      },
      {}
    );
    const load = () => store.follow({ companyId: 'c1', inviteCode: 'ABCD' });
    return { load, shown: () => [store.found ?? [], store.isInviteCodeInvalid] };
  },
  older: buildFoundCompany({ isByCode: false, relation: 'none' }),
  newer: buildFoundCompany({ isByCode: true, relation: 'none' }),
  view: (company) => [[company], !company.isByCode]
});

testLateAnswers('the applications of a person', {
  setup: (listMyApplications) => {
    const store = new JoinTeamStore({ searchTeams: unexpected, getTeamByLink: unexpected, listMyApplications }, {});
    return { load: store.load, shown: () => store.isLoaded && store.applications };
  },
  older: { applications: [], invitations: [] },
  newer: { applications: [], invitations: [] },
  view: ({ applications }) => applications
});

testLateAnswers<CompanyInfo>('a company', {
  setup: (getCompany) => {
    const store = new CompanyInformationStore(
      { getCompany, listCompanySupplies: noRows, updateCompany: unexpected },
      'c1'
    );
    return { load: store.load, shown: () => store.company };
  },
  older: buildCompanyInfo({ name: 'older' }),
  newer: buildCompanyInfo({ name: 'newer' })
});

describe('a saved company', () => {
  it('is not shown to another user who logs in meanwhile', async () => {
    const session = new TestSession();
    session.currentToken = 'a';
    const answer = deferred<CompanyInfo>();
    const updateCompany = () => answer.promise;
    const getCompany = () =>
      Promise.resolve(buildCompanyInfo({ myRole: session.currentToken === 'a' ? 'owner' : null }));
    const store = new CompanyInformationStore({ getCompany, listCompanySupplies: noRows, updateCompany }, 'c1');
    await store.load();
    const saving = store.update({ ...editableFieldsOf(buildCompanyInfo()).fields, id: 'c1' });
    session.currentToken = 'b';
    await store.load();
    answer.resolve(buildCompanyInfo({ myRole: 'owner' }));
    await saving;
    expect(store.company?.myRole).toBeNull();
  });
});

testLateAnswers('a team', {
  setup: (getTeam) => {
    const none = () => Promise.resolve([]);
    const store = new TeamStore({ getTeam, listMembers: noRows, listRequests: none, listInvitations: none });
    return { load: store.load, shown: () => store.team };
  },
  older: buildTeam({ memberCount: 3 }),
  newer: buildTeam({ memberCount: 4 })
});

testLateAnswers<BasicInfo>('a profile', {
  setup: (getBasicInfo) => {
    const store = new BasicInformationStore({
      getBasicInfo,
      updateBasicInfo: unexpected,
      listVarieties: () => Promise.resolve([]),
      pickPhotos: unexpected,
      cropPhoto: unexpected,
      uploadAvatar: unexpected,
      releaseFile: () => undefined
    });
    return { load: store.load, shown: () => [store.saved, store.form.values.intro] };
  },
  older: buildBasicInfo({ intro: '旧的' }),
  newer: buildBasicInfo({ intro: '新的' }),
  view: (profile) => [profile, profile.intro]
});

testLateAnswers<BasicInfo>('a nickname', {
  setup: (getBasicInfo) => {
    const store = new NickNameStore({ getBasicInfo, updateBasicInfo: unexpected });
    return { load: store.load, shown: () => [store.saved, store.typed] };
  },
  older: buildBasicInfo({ nickname: '旧的' }),
  newer: buildBasicInfo({ nickname: '新的' }),
  view: (profile) => [profile, profile.nickname]
});

testLateAction<BasicInfo>('saving a nickname', {
  setup: async (updateBasicInfo) => {
    const store = new NickNameStore({ getBasicInfo: () => Promise.resolve(buildBasicInfo()), updateBasicInfo });
    await store.load();
    store.type('山里人');
    return { act: store.save, shown: () => store.saved };
  },
  answer: buildBasicInfo({ nickname: '山里人' })
});

const summary: InviteSummary = { inviteCode: 'QXL8', registered: 1, verified: 0, thisMonth: 1, inviter: null };
const summaries = { older: summary, newer: { ...summary, registered: 2 } };

testLateAnswers<InviteSummary>('the invitations of contacts', {
  setup: (getInviteSummary) => {
    const store = new ContactInviteStore(
      {
        listInvitations: () => Promise.resolve([]),
        createInvitation: unexpected,
        markInvitationSent: unexpected,
        removeInvitation: unexpected,
        getInviteSummary,
        getInviteTexts: () => Promise.resolve({ slogan: '', message: '' }),
        changeInviteTexts: unexpected,
        findInviter: unexpected,
        bindInviter: unexpected
      },
      session
    );
    return { load: store.load, shown: () => store.summary };
  },
  ...summaries
});

testLateAnswers<InviteSummary>('the summary of the friends', {
  setup: (getInviteSummary) => {
    const store = new FriendListStore({ listFriends: noRows, getInviteSummary }, session);
    return { load: store.refresh, shown: () => store.summary };
  },
  ...summaries
});

const loginMethods = (authorizeUrl: string): LoginMethods => ({
  countries: [],
  hasEmail: false,
  miniProgram: false,
  webPage: { authorizeUrl, isAnyBrowser: true }
});

testLateAnswers<LoginMethods>('the login methods', {
  setup: (fetchMethods) => {
    const store = new LoginMethodsStore(fetchMethods);
    return { load: store.load, shown: () => store.authorizeUrl };
  },
  older: loginMethods('https://older.example'),
  newer: loginMethods('https://newer.example'),
  view: ({ webPage }) => webPage?.authorizeUrl
});

testLateAnswers('the account settings', {
  setup: (getAccount) => {
    const store = new AccountSettingStore({
      getAccount,
      setPreferences: unexpected,
      listDevices: () => Promise.resolve([]),
      endDevice: unexpected,
      endOtherDevices: unexpected
    });
    return { load: store.load, shown: () => store.account };
  },
  older: buildAccount({ messageNotify: false }),
  newer: buildAccount({ messageNotify: true })
});

testLateAction('changing the account', {
  setup: async (setUserName) => {
    const store = new AccountSettingStore({
      getAccount: () => Promise.resolve(buildAccount()),
      setPreferences: unexpected,
      listDevices: () => Promise.resolve([]),
      endDevice: unexpected,
      endOtherDevices: unexpected
    });
    await store.load();
    return { act: () => store.showAnswer(setUserName), shown: () => store.account };
  },
  answer: { ...buildAccount(), userName: 'guinan_2026' }
});

describe('an action on the account', () => {
  const device: Device = {
    id: 'd1',
    client: 'h5',
    browser: 'Chrome',
    system: 'Android',
    createdAtMs: 1,
    lastUsedAtMs: 1,
    isCurrent: true
  };

  it('changes nothing that is shown to another user who logs in meanwhile', async () => {
    const session = new TestSession();
    session.currentToken = 'a';
    const answer = deferred<Preferences>();
    const ended = deferred<null>();
    const own = buildAccount({ messageNotify: true });
    const store = new AccountSettingStore({
      getAccount: () => Promise.resolve(own),
      setPreferences: () => answer.promise,
      listDevices: () => Promise.resolve([device, { ...device, id: 'd2', isCurrent: false }]),
      endDevice: unexpected,
      endOtherDevices: () => ended.promise
    });
    await store.load();
    const actions = [store.updatePreferences({ messageNotify: false }), store.endOtherDevices()];
    session.currentToken = 'b';
    await store.load();
    answer.resolve({ ...own.preferences, messageNotify: false });
    ended.resolve(null);
    await Promise.all(actions);
    expect([store.account, store.devices?.length]).toEqual([own, 2]);
  });

  it('restores no preference that is shown to another user when it fails', async () => {
    const session = new TestSession();
    session.currentToken = 'a';
    const answer = deferred<Preferences>();
    const accounts = [buildAccount({ messageNotify: true }), buildAccount({ messageNotify: false })];
    const store = new AccountSettingStore({
      getAccount: () => Promise.resolve(accounts.shift() ?? buildAccount()),
      setPreferences: () => answer.promise,
      listDevices: () => Promise.resolve([device]),
      endDevice: unexpected,
      endOtherDevices: unexpected
    });
    await store.load();
    const changing = store.updatePreferences({ phoneVisibility: 'everyone' });
    session.currentToken = 'b';
    await store.load();
    answer.reject(new Error('offline'));
    await expect(changing).rejects.toThrow('offline');
    expect(store.account?.preferences.messageNotify).toBe(false);
  });
});

testLateAnswers<Cancellation>('the cancellation of an account', {
  setup: (getCancellation) => {
    const store = new CancellationStore({
      getCancellation,
      requestCancellation: unexpected,
      undoCancellation: unexpected,
      sendOwnCode: unexpected
    });
    return { load: store.load, shown: () => store.state };
  },
  older: { requested: null, ownedCompanies: [] },
  newer: { requested: null, ownedCompanies: [{ id: 'c1', name: '桂南香叶' }] }
});

testLateAction<Cancellation>('revoking a cancellation', {
  setup: async (undoCancellation) => {
    const store = new CancellationStore({
      getCancellation: () => Promise.resolve({ requested: null, ownedCompanies: [] }),
      requestCancellation: unexpected,
      undoCancellation,
      sendOwnCode: unexpected
    });
    await store.load();
    return { act: store.undo, shown: () => store.state };
  },
  answer: { requested: null, ownedCompanies: [{ id: 'c1', name: '桂南香叶' }] }
});
