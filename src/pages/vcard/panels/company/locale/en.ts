import type { CompanyPanelMessages } from './zh-Hans';

const messages: CompanyPanelMessages = {
  title: 'Company',
  logIn: 'Log in',
  loggedOut: 'Log in to see your company page',
  loggedOutHint:
    'Supplies, certificates, business cards of members and contact details on one page that you can share.',
  edit: 'Edit',
  share: 'Share company page',
  team: 'Team',
  manageTeam: 'Members, applications, invitations and card figures',
  viewTeam: 'Members and their business cards'
};

export default messages;
