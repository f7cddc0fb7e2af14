import type { Insertable } from 'kysely';
import type { Park, ParkPlot } from '@contract/park';
import type { Tx } from '../../src/database/schema';
import type { InvestmentPlotTable } from '../../src/modules/investment/investment.tables';
import type { FileStorage } from '../../src/providers/fileStorage';
import type { SeedClock } from '../index';
import { sceneName } from '../photos/draw';
import { newsScene, type Setting } from '../photos/newsScenes';
import { PARKS, type ParkSeed } from './parkPlan';

/** Streets of the plan are so wide in metres. */
const STREET = 20;
const COLUMNS = 4;

/** Returns rectangles in rows of four between the streets of the plan. */
function layOutBoxes({ plots, plan }: ParkSeed): NonNullable<ParkPlot['box']>[] {
  const rows = Math.ceil(plots.length / COLUMNS);
  const width = Math.floor((plan.width - STREET * (COLUMNS + 1)) / COLUMNS);
  const height = Math.floor((plan.height - STREET * (rows + 1)) / rows);
  return plots.map((_, index) => ({
    x: STREET + (index % COLUMNS) * (width + STREET),
    y: STREET + Math.floor(index / COLUMNS) * (height + STREET),
    width,
    height
  }));
}

const brochureOf = ({ transport, supply, services }: ParkSeed): Park['brochure'] => [
  { title: '交通', text: transport },
  { title: '水电气与排污', text: supply },
  { title: '园区服务', text: services }
];

/** Inserts the parks of the demo with their plots. Their pictures are those of articles: needs `seedNews`. */
export async function seedParks(tx: Tx, { now, files }: SeedClock & { files: FileStorage }): Promise<void> {
  await tx
    .insertInto('investment_park')
    .values(
      PARKS.map((park, position) => ({
        ...{ id: park.id, position, is_published: true, name: park.name, location: park.location, intro: park.intro },
        ...{ latitude: park.at[0], longitude: park.at[1], area_mu: park.areaMu },
        industries: JSON.stringify(park.industries),
        policy_tags: JSON.stringify(park.policyTags),
        picture_urls: JSON.stringify(
          Object.entries(park.scenes).map(([setting, variety]) =>
            files.urlOf(`${sceneName(newsScene(setting as Setting, variety))}.webp`)
          )
        ),
        ...{ plan_width: park.plan.width, plan_height: park.plan.height },
        contact: JSON.stringify({
          ...{ office: '园区招商部', person: park.manager[0], phone: park.manager[1], address: park.location }
        }),
        brochure: JSON.stringify(brochureOf(park)),
        ...{ updated_by: '陆编辑', updated_at_ms: now.getTime() }
      }))
    )
    .execute();
  await tx.insertInto('investment_plot').values(PARKS.flatMap(plotRowsOf)).execute();
}

function plotRowsOf(park: ParkSeed): Insertable<InvestmentPlotTable>[] {
  const boxes = layOutBoxes(park);
  return park.plots.map(([no, kind, areaM2, yuan, basis, note = ''], position) => ({
    ...{ park_id: park.id, no, position, kind, area_m2: areaM2, price_basis: basis, note },
    status: park.gone[no] ?? 'available',
    price_fen: yuan === null ? null : yuan * 100,
    box: JSON.stringify(boxes[position])
  }));
}
