import type { Event, ExhibitionEvent, FAQPage, WithContext } from 'schema-dts';
import type { PageHead } from '@contract/drawnPage';
import type { ExpoIndex } from '@contract/expo';
import type { ExpoIntroduction } from '@contract/expoIntroduction';
import type { ExpoSession } from '@contract/expoSession';
import { SHARED_APP, sharePictureAddress } from '@rules/sharePicture';
import { expoMessages } from '@/components/expo/locale/messages';
import { language } from '@/locale/language';
import { pathOf } from '@/navigation/pathOf';
import { expoIndexMessages } from '@/pagesExhibit/expoIndex/locale/messages';
import { introduceMessages } from '@/pagesExhibit/introduce/locale/messages';
import { merchantMessages } from '@/pagesExhibit/merchant/locale/messages';
import { scheduleMessages } from '@/pagesExhibit/schedule/locale/messages';
import { routes } from '@/routes';
import type { Answers } from '../Answers';
import { missingHead } from './missingHead';
import { breadcrumbs } from './structuredData';

/** Sessions that structured data names: search engines show a few. */
const MAX_SESSIONS = 20;
/** Length of a description, of which search engines show some 160 characters. */
const MAX_DESCRIPTION = 300;

type ExpoPage = 'exhibit.introduce' | 'exhibit.schedule' | 'exhibit.merchant';

/** @param origin public address of the server; structured data has full addresses */
export function expoIndexHead(answers: Answers, origin: string): PageHead {
  const call = 'POST /api/front/spiceExpo/getExpoIndex';
  const expo = answers.dataOf(call);
  const t = expoIndexMessages();
  if (!expo) return missingHead(t.noExpo, t.noExpoText);
  const { id, name, slogan, startsOn, endsOn, venue } = expo;
  return {
    ...headOf(id, answers.inputOf(call)),
    title: name,
    description: [expoMessages().dateRange(startsOn, endsOn), venue, slogan].filter(Boolean).join(' · '),
    structuredData: [
      exhibitionOf(expo, origin),
      breadcrumbs(origin, { name: expoMessages().title, path: routes['exhibit.index'] })
    ]
  };
}

/** @param origin public address of the server; structured data has full addresses */
export function expoIntroductionHead(answers: Answers, origin: string): PageHead {
  const call = 'POST /api/front/spiceExpo/getExpoIntroduce';
  const introduction = answers.dataOf(call);
  const t = introduceMessages();
  if (!introduction) return missingHead(t.empty, t.emptyHint);
  const { expoId, name } = introduction;
  return {
    ...headOf(expoId, answers.inputOf(call)),
    title: `${t.title} · ${name}`,
    description: textsOf(introduction).join(' ').slice(0, MAX_DESCRIPTION) || name,
    structuredData: [...questionsOf(introduction), wayTo('exhibit.introduce', t.title, origin)]
  };
}

/** @param origin public address of the server; structured data has full addresses */
export function expoScheduleHead(answers: Answers, origin: string): PageHead {
  const call = 'POST /api/front/spiceExpo/getExpoSchedule';
  const schedule = answers.dataOf(call);
  const t = scheduleMessages();
  if (!schedule) return missingHead(t.noExpo, t.noExpoText);
  const { expoId, expoName, days, sessions } = schedule;
  const [first = '', last = first] = [days[0], days[days.length - 1]];
  const shown = sessions.filter(({ cancelReason }) => cancelReason === null);
  return {
    ...headOf(expoId, answers.inputOf(call)),
    title: `${t.title} · ${expoName}`,
    description: [first && expoMessages().dateRange(first, last), ...new Set(shown.map(({ title }) => title))]
      .filter(Boolean)
      .join(' · ')
      .slice(0, MAX_DESCRIPTION),
    structuredData: [
      ...shown.slice(0, MAX_SESSIONS).map((session) => sessionOf(session, expoName, origin)),
      wayTo('exhibit.schedule', t.title, origin)
    ]
  };
}

/** @param origin public address of the server; structured data has full addresses */
export function expoMerchantHead(answers: Answers, origin: string): PageHead {
  const t = merchantMessages();
  const list = answers.dataOf('POST /api/front/spiceExpo/getExpoMerchantList');
  const names = (list?.items ?? []).map(({ name }) => name);
  return {
    status: 200,
    title: `${t.title} · ${expoMessages().title}`,
    description: [list && t.count(list.total), ...names].filter(Boolean).join(' · ').slice(0, MAX_DESCRIPTION),
    canonical: {},
    kind: 'website',
    shared: { kind: 'app', id: SHARED_APP },
    structuredData: [wayTo('exhibit.merchant', t.title, origin)]
  };
}

/** An expo that the address names has a page of its own; without a name it is the one that comes next. */
function headOf(id: string, asked: { expoId?: string } | undefined) {
  const expoId = asked?.expoId;
  const canonical: PageHead['canonical'] = expoId === undefined ? {} : { expoId };
  return { status: 200 as const, canonical, kind: 'website' as const, shared: { kind: 'expo' as const, id } };
}

const wayTo = (page: ExpoPage, name: string, origin: string) =>
  breadcrumbs(origin, { name: expoMessages().title, path: routes['exhibit.index'] }, { name, path: routes[page] });

function exhibitionOf(expo: ExpoIndex, origin: string): WithContext<ExhibitionEvent> {
  const { id, name, slogan, startsOn, endsOn, venue, address, organisers } = expo;
  const hosts = organisers.filter(({ role }) => role === 'host');
  return {
    '@context': 'https://schema.org',
    '@type': 'ExhibitionEvent',
    name,
    ...(slogan !== '' && { description: slogan }),
    startDate: startsOn,
    endDate: endsOn,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: venue, ...(address !== '' && { address }) },
    image: [origin + sharePictureAddress('expo', id, language.current)],
    url: `${origin}/h5/${pathOf('exhibit.index', { expoId: id })}`,
    organizer: hosts.map((host) => ({ '@type': 'Organization', name: host.name }))
  };
}

/** Speakers stay out of it: a robot needs no names of people. */
function sessionOf(session: ExpoSession, expoName: string, origin: string): WithContext<Event> {
  const { id, expoId, title, summary, startsAtMs, endsAtMs, room } = session;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    ...(summary !== '' && { description: summary }),
    startDate: new Date(startsAtMs).toISOString(),
    endDate: new Date(endsAtMs).toISOString(),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: room },
    url: `${origin}/h5/${pathOf('exhibit.schedule', { id })}`,
    superEvent: {
      '@type': 'ExhibitionEvent',
      name: expoName,
      url: `${origin}/h5/${pathOf('exhibit.index', { expoId })}`
    }
  };
}

const textsOf = ({ sections }: ExpoIntroduction): string[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'text' ? block.text : [])));

/** Returns nothing for an introduction without questions. */
function questionsOf({ sections }: ExpoIntroduction): WithContext<FAQPage>[] {
  const questions = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'question' ? block : []))
  );
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer }
      }))
    }
  ];
}
