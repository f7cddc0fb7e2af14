import type { Insertable } from 'kysely';
import type { Park, ParkForm, ParkPlot, ParkRecord } from '@contract/park';
import type { InvestmentPlotTable } from './investment.tables';
import type { ParkRow, PlotRow } from './park.repository';

function presentPlot(row: PlotRow): ParkPlot {
  const { no, kind, area_m2: areaM2, price_fen: priceFen, price_basis: priceBasis, status, note, box } = row;
  return { no, kind, areaM2, priceFen, priceBasis, status, note, box };
}

export function presentPark(row: ParkRow, plots: readonly PlotRow[]): Park {
  const { id, name, location, latitude, longitude, intro, industries, contact, brochure } = row;
  const { plan_width: width, plan_height: height } = row;
  return {
    id,
    name,
    location,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    intro,
    areaMu: row.area_mu,
    industries,
    policyTags: row.policy_tags,
    pictureUrls: row.picture_urls,
    plan: width === null || height === null ? null : { width, height },
    contact,
    brochure,
    plots: plots.map(presentPlot)
  };
}

/** Presents a park to operators. */
export function presentParkRecord(row: ParkRow, plots: readonly PlotRow[]): ParkRecord {
  return {
    ...presentPark(row, plots),
    revision: row.revision,
    isPublished: row.is_published,
    updatedBy: row.updated_by,
    updatedAtMs: row.updated_at_ms
  };
}

/** Returns the columns of a park that its form gives. */
export function parkColumns({ name, location, intro, position, plan, ...form }: ParkForm) {
  return {
    name,
    location,
    intro,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    area_mu: form.areaMu,
    industries: JSON.stringify(form.industries),
    policy_tags: JSON.stringify(form.policyTags),
    picture_urls: JSON.stringify(form.pictureUrls),
    plan_width: plan?.width ?? null,
    plan_height: plan?.height ?? null,
    contact: JSON.stringify(form.contact),
    brochure: JSON.stringify(form.brochure)
  };
}

/** Returns the rows of the plots of a form, in its order. */
export function plotRows({ id, plots }: Pick<ParkForm, 'id' | 'plots'>): Insertable<InvestmentPlotTable>[] {
  return plots.map(({ no, kind, areaM2, priceFen, priceBasis, status, note, box }, position) => ({
    ...{ park_id: id, no, position, kind, area_m2: areaM2, price_fen: priceFen, price_basis: priceBasis },
    ...{ status, note, box: box === null ? null : JSON.stringify(box) }
  }));
}
