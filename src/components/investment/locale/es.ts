import type { InvestmentLeadMessages } from './zh-Hans';

const messages: InvestmentLeadMessages = {
  call: (phone) => `Llamar al ${phone}`,
  formTitle: 'Consulta de inversión',
  about: (name) => `Sobre ${name}`,
  fields: { name: 'Nombre', company: 'Empresa', contact: 'Teléfono o correo', message: 'Qué desea saber' },
  placeholders: {
    name: 'Su nombre',
    company: 'Opcional',
    contact: 'Móvil, fijo o correo',
    message: 'Terreno, tamaño, calendario…'
  },
  wrong: {
    name: 'Al menos 2 caracteres',
    company: '',
    contact: 'Escriba un número móvil o fijo, o una dirección de correo',
    message: 'Al menos 5 caracteres'
  },
  visit: 'Día de la visita',
  visitHint: 'Opcional; espere la confirmación',
  visitPlaceholder: 'Elegir un día',
  visitClear: 'Borrar la fecha',
  visitOn: (day) => `Visita solicitada para el ${day}`,
  privacy: 'Solo lo recibe la oficina de inversiones, para responder a esta consulta',
  send: 'Enviar',
  sentTitle: 'Recibido',
  sentText: (no) => `Su referencia es ${no}. Le avisaremos de la respuesta; puede seguirla en «Mis consultas».`,
  toLeads: 'Ver el estado',
  loginReason: 'Inicie sesión para consultar',
  loginText: 'Así recibe la respuesta y puede seguir la consulta',
  statuses: { submitted: 'Enviada', processing: 'En curso', replied: 'Respondida', closed: 'Cerrada' },
  reply: 'Respuesta',
  noLeads: 'Aún no hay consultas',
  loggedOut: 'Inicie sesión para ver sus consultas',
  loggedOutHint: 'Aquí están sus consultas y las respuestas',
  logIn: 'Iniciar sesión'
};

export default messages;
