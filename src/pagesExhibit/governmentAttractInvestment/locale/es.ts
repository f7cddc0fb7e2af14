import type { GovernmentMessages } from './zh-Hans';

const messages: GovernmentMessages = {
  title: 'Invertir en la región',
  tabs: { region: 'Región', policies: 'Políticas', projects: 'Proyectos', leads: 'Mis consultas' },
  tabsLabel: 'Contenido',
  advantages: 'Ventajas de la región',
  chain: 'Cadena productiva',
  contactTitle: 'Contacto oficial',
  call: (phone) => `Llamar al ${phone}`,
  documentNo: (no) => `Documento n.º ${no}`,
  validUntil: (day) => `Vigente hasta el ${day}`,
  openEnded: 'Vigente sin plazo',
  issued: (issuer, day) => `${issuer}, ${day}`,
  inForce: 'Vigente',
  expired: 'Caducada',
  noPolicies: 'Aún no hay políticas',
  noProjects: 'Aún no hay proyectos',
  scale: (wan) => `Inversión total CNY ${wan} × 10 000`,
  modes: {
    sole: 'Inversión propia',
    joint: 'Empresa conjunta',
    lease: 'Alquiler de naves',
    ppp: 'Colaboración público-privada'
  },
  askAbout: (name) => `Consultar sobre ${name}`,
  ask: 'Consultar',
  askOffice: 'Contactar con la oficina',
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
  noLeadsHint: 'Consulte sobre un proyecto y la oficina le responderá',
  toProjects: 'Ver proyectos',
  loggedOut: 'Inicie sesión para ver sus consultas',
  loggedOutHint: 'Aquí están sus consultas y las respuestas',
  logIn: 'Iniciar sesión',
  none: 'Aún no hay nada publicado',
  noneHint: 'Las políticas y los proyectos aparecerán aquí cuando se publiquen',
  toExpo: 'Ver la feria'
};

export default messages;
