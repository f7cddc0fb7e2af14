import type { CompanyPanelMessages } from './zh-Hans';

const messages: CompanyPanelMessages = {
  title: 'Empresa',
  logIn: 'Iniciar sesión',
  loggedOut: 'Inicie sesión para ver la página de su empresa',
  loggedOutHint:
    'Ofertas, certificados, tarjetas de visita de los miembros y contacto, en una página que puede compartir.',
  edit: 'Editar',
  share: 'Compartir la página de la empresa',
  team: 'Equipo',
  manageTeam: 'Miembros, solicitudes, invitaciones y cifras de las tarjetas',
  viewTeam: 'Los miembros y sus tarjetas de visita'
};

export default messages;
